import MealModel
import RuleHarness

/// Rules that look at what stands near: on the same day, on neighbouring days, within a gap.
extension RuleCase {
  private static let meat: [TagID: [DishID]] = ["meat": ["Beef", "Ham"]]
  private static let apart = RuleElement.tag("meat", .noConsecutive)
  private static let oncePerDay = RuleElement.tag("meat", .noDuplicateInDay)
  private static let gap = RuleElement.dish("Beef", .minGapDays)

  static let consecutiveCases: [RuleCase] = [
    RuleCase(
      .tag(.noConsecutive),
      .forbids,
      "neighbouring days in the same meal",
      .tag("meat", TagRules(noConsecutive: .sameMeal)),
      on: WeekSketch("lunch: Beef Ham . . . . / dinner: . . Ham . Beef Beef", tags: meat),
      violates: [["mon/lunch", "tue/lunch"], ["fri/dinner", "sat/dinner"]],
      placing: [.blocked("Ham", "tue/dinner", by: apart)]
    ),
    RuleCase(
      .tag(.noConsecutive),
      .forbids,
      "neighbouring days in any meal",
      .tag("meat", TagRules(noConsecutive: .anyMeal)),
      on: WeekSketch("lunch: Beef . . Ham . Ham / dinner: . Beef . Beef . .", tags: meat),
      violates: [["mon/lunch", "tue/dinner"]],
      placing: [.blocked("Ham", "fri/dinner", by: apart)]
    ),
    RuleCase(
      .tag(.noConsecutive),
      .allows,
      "other meals of neighbouring days, unless any meal is meant",
      .tag("meat", TagRules(noConsecutive: .sameMeal)),
      on: WeekSketch("lunch: Beef . Ham / dinner: Ham . .", tags: meat),
      placing: [.blocked("Ham", "tue/dinner", by: apart), .allowed("Ham", "wed/dinner")]
    ),
    RuleCase(
      .tag(.noConsecutive),
      .edgeOfWeek,
      "Sunday and Monday are neighbours although of two weeks",
      .tag("meat", TagRules(noConsecutive: .sameMeal)),
      on: WeekSketch("lunch: Beef Ham .", tags: meat, from: .sunday),
      violates: [["sun/lunch", "mon/lunch"]],
      placing: [.blocked("Beef", "tue/lunch", by: apart)]
    ),
    RuleCase(
      .tag(.noConsecutive),
      .pins,
      "pins that stand side by side are told, and a new dish beside one is forbidden",
      .tag("meat", TagRules(noConsecutive: .sameMeal)),
      on: WeekSketch("lunch: [Beef] [Ham] . .", tags: meat),
      already: ["mon/lunch", "tue/lunch"],
      placing: [.blocked("Beef", "wed/lunch", by: apart), .allowed("Beef", "thu/lunch")]
    ),
    RuleCase(
      .tag(.noConsecutive),
      .context,
      "the days just before and after are neighbours",
      .tag("meat", TagRules(noConsecutive: .sameMeal)),
      on: WeekSketch("lunch: Beef | Ham . . | Ham", tags: meat),
      violates: [["0/lunch", "mon/lunch"]],
      placing: [.blocked("Beef", "wed/lunch", by: apart)]
    ),
  ]

  static let dayCases: [RuleCase] = [
    RuleCase(
      .tag(.noDuplicateInDay),
      .forbids,
      "twice on one day",
      .tag("meat", TagRules(noDuplicateInDay: true)),
      on: WeekSketch("lunch: . Beef . Ham / dinner: . . . Beef", tags: meat),
      violates: [["thu/lunch", "thu/dinner"]],
      placing: [.blocked("Ham", "tue/dinner", by: oncePerDay)]
    ),
    RuleCase(
      .tag(.noDuplicateInDay),
      .allows,
      "once on every day",
      .tag("meat", TagRules(noDuplicateInDay: true)),
      on: WeekSketch("lunch: Beef Ham . / dinner: . . .", tags: meat),
      placing: [.allowed("Ham", "wed/dinner")]
    ),
    RuleCase(
      .tag(.noDuplicateInDay),
      .edgeOfWeek,
      "days of two weeks are two days",
      .tag("meat", TagRules(noDuplicateInDay: true)),
      on: WeekSketch("lunch: Beef . / dinner: . Ham", tags: meat, from: .sunday),
      placing: [
        .blocked("Ham", "sun/dinner", by: oncePerDay),
        .blocked("Beef", "mon/lunch", by: oncePerDay),
      ]
    ),
    RuleCase(
      .tag(.noDuplicateInDay),
      .pins,
      "two pins on a day are told, and a third dish is forbidden",
      .tag("meat", TagRules(noDuplicateInDay: true)),
      on: WeekSketch("breakfast: . / lunch: [Beef] / dinner: [Ham]", tags: meat),
      already: ["mon/lunch", "mon/dinner"],
      placing: [.blocked("Beef", "mon/breakfast", by: oncePerDay)]
    ),
    RuleCase(
      .tag(.noDuplicateInDay),
      .context,
      "days outside the window are not looked at",
      .tag("meat", TagRules(noDuplicateInDay: true)),
      on: WeekSketch("lunch: Beef | . / dinner: Ham | .", tags: meat),
      placing: [.allowed("Beef", "mon/lunch")]
    ),
  ]

  static let gapCases: [RuleCase] = [
    RuleCase(
      .dish(.minGapDays),
      .forbids,
      "uses closer than the gap",
      .dish("Beef", DishRules(minGapDays: 3)),
      on: WeekSketch("lunch: Beef . . . . Beef / dinner: . . Beef . . ."),
      violates: [["mon/lunch", "wed/dinner"]],
      placing: [.blocked("Beef", "thu/dinner", by: gap)]
    ),
    RuleCase(
      .dish(.minGapDays),
      .forbids,
      "a gap of one day is about the same day only",
      .dish("Beef", DishRules(minGapDays: 1)),
      on: WeekSketch("lunch: Beef Beef . . Beef / dinner: . . . . Beef"),
      violates: [["fri/lunch", "fri/dinner"]],
      placing: [.allowed("Beef", "wed/lunch"), .blocked("Beef", "tue/dinner", by: gap)]
    ),
    RuleCase(
      .dish(.minGapDays),
      .allows,
      "uses exactly as far apart as the gap, and other dishes",
      .dish("Beef", DishRules(minGapDays: 3)),
      on: WeekSketch("lunch: Beef . . . Soup ."),
      placing: [.allowed("Beef", "thu/lunch"), .blocked("Beef", "wed/lunch", by: gap)]
    ),
    RuleCase(
      .dish(.minGapDays),
      .edgeOfWeek,
      "a gap does not end with the week",
      .dish("Beef", DishRules(minGapDays: 3)),
      on: WeekSketch("lunch: Beef . Beef .", from: .saturday),
      violates: [["sat/lunch", "mon/lunch"]]
    ),
    RuleCase(
      .dish(.minGapDays),
      .pins,
      "pins too close are told, and a new use keeps its distance from each",
      .dish("Beef", DishRules(minGapDays: 2)),
      on: WeekSketch("lunch: [Beef] [Beef] . ."),
      already: ["mon/lunch", "tue/lunch"],
      placing: [.blocked("Beef", "wed/lunch", by: gap), .allowed("Beef", "thu/lunch")]
    ),
    RuleCase(
      .dish(.minGapDays),
      .context,
      "uses before and after the window keep their distance",
      .dish("Beef", DishRules(minGapDays: 3)),
      on: WeekSketch("lunch: Beef . | Beef . . . | . Beef"),
      violates: [["-1/lunch", "mon/lunch"]],
      placing: [.blocked("Beef", "thu/lunch", by: gap)]
    ),
  ]
}
