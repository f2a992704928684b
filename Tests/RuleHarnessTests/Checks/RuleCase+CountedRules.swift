import MealModel
import RuleHarness

/// Rules that count the meals of a calendar week or of the window.
extension RuleCase {
  private static let meat: [TagID: [DishID]] = ["meat": ["Beef", "Ham"]]
  private static let blocked = RuleElement.tag("meat", .maxPerWeek)

  static let maximumCases: [RuleCase] = [
    RuleCase(
      .tag(.maxPerWeek),
      .forbids,
      "three uses where two are allowed",
      .tag("meat", TagRules(maxPerWeek: 2)),
      on: WeekSketch("lunch: Beef . Ham / dinner: . Soup Beef", tags: meat),
      violates: [["mon/lunch", "wed/lunch", "wed/dinner"]],
      placing: [.blocked("Ham", "tue/lunch", by: blocked), .allowed("Soup", "tue/lunch")]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .forbids,
      "a maximum of zero is never",
      .tag("meat", TagRules(maxPerWeek: 0)),
      on: WeekSketch("lunch: Soup . Beef", tags: meat),
      violates: [["wed/lunch"]],
      placing: [.blocked("Beef", "tue/lunch", by: blocked)]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .allows,
      "as many uses as are allowed",
      .tag("meat", TagRules(maxPerWeek: 3)),
      on: WeekSketch("lunch: Beef . Ham / dinner: . Soup .", tags: meat),
      placing: [.allowed("Beef", "wed/dinner"), .allowed("Soup", "tue/lunch")]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .edgeOfWeek,
      "Sunday and Monday are of two weeks, unless the week begins on Sunday",
      .tag("meat", TagRules(maxPerWeek: 1)),
      on: WeekSketch("dinner: Beef Beef .", tags: meat, from: .sunday),
      placing: [.blocked("Ham", "tue/dinner", by: blocked)]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .edgeOfWeek,
      "a week that begins on Sunday holds Sunday and Monday",
      .tag("meat", TagRules(maxPerWeek: 1)),
      on: WeekSketch("dinner: Beef Beef", tags: meat, from: .sunday, weekStart: .sunday),
      violates: [["sun/dinner", "mon/dinner"]]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .pins,
      "pins may exceed the maximum, and then nothing may be added",
      .tag("meat", TagRules(maxPerWeek: 1)),
      on: WeekSketch("dinner: [Beef] . [Ham] .", tags: meat),
      already: ["mon/dinner", "wed/dinner"],
      placing: [.blocked("Beef", "thu/dinner", by: blocked)]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .context,
      "what was eaten in the same calendar week counts",
      .tag("meat", TagRules(maxPerWeek: 1)),
      on: WeekSketch("dinner: Beef | . Ham .", tags: meat, from: .wednesday),
      violates: [["0/dinner", "thu/dinner"]],
      placing: [.blocked("Ham", "wed/dinner", by: blocked)]
    ),
    RuleCase(
      .tag(.maxPerWeek),
      .context,
      "what was eaten in the week before does not count",
      .tag("meat", TagRules(maxPerWeek: 1)),
      on: WeekSketch("dinner: Beef | . . .", tags: meat),
      placing: [.allowed("Ham", "mon/dinner")]
    ),
  ]

  static let minimumCases: [RuleCase] = [
    RuleCase(
      .tag(.minPerWeek),
      .forbids,
      "what is missing is counted and forbids nothing",
      .tag("fish", TagRules(minPerWeek: 2)),
      on: WeekSketch("lunch: Cod . Soup", tags: ["fish": ["Cod"]]),
      misses: 1,
      placing: [.allowed("Soup", "tue/lunch"), .allowed("Cod", "tue/lunch")]
    ),
    RuleCase(
      .tag(.minPerWeek),
      .allows,
      "more than the minimum is fine",
      .tag("fish", TagRules(minPerWeek: 1)),
      on: WeekSketch("lunch: Cod . Cod", tags: ["fish": ["Cod"]])
    ),
    RuleCase(
      .tag(.minPerWeek),
      .edgeOfWeek,
      "every calendar week with a slot asks, and others do not",
      .tag("fish", TagRules(minPerWeek: 1)),
      on: WeekSketch("lunch: . Cod - - - - - - - .", tags: ["fish": ["Cod"]], from: .saturday),
      misses: 1
    ),
    RuleCase(
      .tag(.minPerWeek),
      .pins,
      "pins count",
      .tag("fish", TagRules(minPerWeek: 2)),
      on: WeekSketch("lunch: [Cod] . Cod", tags: ["fish": ["Cod"]])
    ),
    RuleCase(
      .tag(.minPerWeek),
      .context,
      "what is eaten around the window counts in its own week",
      .tag("fish", TagRules(minPerWeek: 2)),
      on: WeekSketch("lunch: Cod | . . | Cod", tags: ["fish": ["Cod"]], from: .saturday),
      misses: 1
    ),
  ]

  static let usesCases: [RuleCase] = [
    RuleCase(
      .dish(.maxUses),
      .forbids,
      "more uses than the dish may have",
      .dish("Beef", DishRules(maxUses: 1)),
      on: WeekSketch("lunch: Beef . Beef"),
      violates: [["mon/lunch", "wed/lunch"]],
      placing: [.blocked("Beef", "tue/lunch", by: .dish("Beef", .maxUses))]
    ),
    RuleCase(
      .dish(.maxUses),
      .allows,
      "as many uses as the dish may have",
      .dish("Beef", DishRules(maxUses: 2)),
      on: WeekSketch("lunch: Beef . Soup"),
      placing: [.allowed("Beef", "tue/lunch"), .allowed("Soup", "tue/lunch")]
    ),
    RuleCase(
      .dish(.maxUses),
      .edgeOfWeek,
      "uses are counted over all weeks of the window",
      .dish("Beef", DishRules(maxUses: 1)),
      on: WeekSketch("lunch: Beef Beef .", from: .sunday),
      violates: [["sun/lunch", "mon/lunch"]],
      placing: [.blocked("Beef", "tue/lunch", by: .dish("Beef", .maxUses))]
    ),
    RuleCase(
      .dish(.maxUses),
      .pins,
      "pins use up what the dish has",
      .dish("Beef", DishRules(maxUses: 1)),
      on: WeekSketch("lunch: [Beef] . [Beef]"),
      already: ["mon/lunch", "wed/lunch"],
      placing: [.blocked("Beef", "tue/lunch", by: .dish("Beef", .maxUses))]
    ),
    RuleCase(
      .dish(.maxUses),
      .context,
      "meals outside the window are not counted",
      .dish("Beef", DishRules(maxUses: 1)),
      on: WeekSketch("lunch: Beef | . . | Beef"),
      placing: [.allowed("Beef", "mon/lunch")]
    ),
  ]
}
