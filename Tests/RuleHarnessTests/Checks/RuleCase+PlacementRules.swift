import MealModel
import RuleHarness

/// Rules that look at one dish in one slot.
extension RuleCase {
  private static let stews: [TagID: [DishID]] = ["stew": ["Lentils", "Ragout"]]
  private static let restricted = RuleElement.tag("stew", .mealTypeRestriction)
  private static let weekend = RuleElement.tag("stew", .onlyDays)

  static let mealCases: [RuleCase] = [
    RuleCase(
      .tag(.mealTypeRestriction),
      .forbids,
      "the wrong meal",
      .tag("stew", TagRules(mealTypeRestriction: .dinner)),
      on: WeekSketch("lunch: Lentils . Ragout / dinner: . Lentils .", tags: stews),
      violates: [["mon/lunch"], ["wed/lunch"]],
      placing: [.blocked("Ragout", "tue/lunch", by: restricted)]
    ),
    RuleCase(
      .tag(.mealTypeRestriction),
      .allows,
      "the right meal, and other dishes anywhere",
      .tag("stew", TagRules(mealTypeRestriction: .dinner)),
      on: WeekSketch("lunch: Soup . / dinner: Lentils .", tags: stews),
      placing: [.allowed("Ragout", "tue/dinner"), .allowed("Soup", "tue/lunch")]
    ),
    RuleCase(
      .tag(.mealTypeRestriction),
      .edgeOfWeek,
      "it holds on the first and the last day",
      .tag("stew", TagRules(mealTypeRestriction: .dinner)),
      on: WeekSketch("lunch: Lentils . . . . . Lentils", tags: stews),
      violates: [["mon/lunch"], ["sun/lunch"]]
    ),
    RuleCase(
      .tag(.mealTypeRestriction),
      .pins,
      "a pin in the wrong meal is told and allows no second one",
      .tag("stew", TagRules(mealTypeRestriction: .dinner)),
      on: WeekSketch("lunch: [Lentils] .", tags: stews),
      already: ["mon/lunch"],
      placing: [.blocked("Lentils", "tue/lunch", by: restricted)]
    ),
    RuleCase(
      .tag(.mealTypeRestriction),
      .context,
      "meals outside the window are not judged",
      .tag("stew", TagRules(mealTypeRestriction: .dinner)),
      on: WeekSketch("lunch: Lentils | . | Ragout / dinner: . | . | .", tags: stews),
      placing: [.allowed("Lentils", "mon/dinner")]
    ),
  ]

  static let weekdayCases: [RuleCase] = [
    RuleCase(
      .tag(.onlyDays),
      .forbids,
      "the wrong day",
      .tag("stew", TagRules(onlyDays: [.saturday, .sunday])),
      on: WeekSketch("lunch: . . . . Lentils Lentils . / dinner: . . . . . . Ragout", tags: stews),
      violates: [["fri/lunch"]],
      placing: [.blocked("Ragout", "thu/dinner", by: weekend)]
    ),
    RuleCase(
      .tag(.onlyDays),
      .allows,
      "the named days",
      .tag("stew", TagRules(onlyDays: [.saturday, .sunday])),
      on: WeekSketch("lunch: Lentils .", tags: stews, from: .saturday),
      placing: [.allowed("Ragout", "sun/lunch")]
    ),
    RuleCase(
      .tag(.onlyDays),
      .edgeOfWeek,
      "weekdays come from the window, wherever the week begins",
      .tag("stew", TagRules(onlyDays: [.saturday, .sunday])),
      on: WeekSketch(
        "lunch: Lentils Lentils Lentils",
        tags: stews,
        from: .sunday,
        weekStart: .sunday
      ),
      violates: [["mon/lunch"], ["tue/lunch"]]
    ),
    RuleCase(
      .tag(.onlyDays),
      .pins,
      "a pin on the wrong day is told and allows no second one",
      .tag("stew", TagRules(onlyDays: [.saturday])),
      on: WeekSketch("lunch: [Lentils] .", tags: stews),
      already: ["mon/lunch"],
      placing: [.blocked("Lentils", "tue/lunch", by: weekend)]
    ),
    RuleCase(
      .tag(.onlyDays),
      .context,
      "days outside the window are not judged",
      .tag("stew", TagRules(onlyDays: [.monday])),
      on: WeekSketch("lunch: Lentils | . | Ragout", tags: stews),
      placing: [.allowed("Lentils", "mon/lunch")]
    ),
  ]

  static let suitedCases: [RuleCase] = [
    RuleCase(
      .dish(.meals),
      .forbids,
      "a meal that the dish does not suit",
      .meals("Soup", [.dinner]),
      on: WeekSketch("lunch: Soup . / dinner: . Soup"),
      violates: [["mon/lunch"]],
      placing: [.blocked("Soup", "tue/lunch", by: .dish("Soup", .meals))]
    ),
    RuleCase(
      .dish(.meals),
      .allows,
      "each of the meals that the dish suits",
      .meals("Soup", [.lunch, .dinner]),
      on: WeekSketch("breakfast: . / lunch: Soup / dinner: ."),
      placing: [
        .allowed("Soup", "mon/dinner"),
        .blocked("Soup", "mon/breakfast", by: .dish("Soup", .meals)),
      ]
    ),
    RuleCase(
      .dish(.meals),
      .edgeOfWeek,
      "it holds on the first and the last day",
      .meals("Soup", [.dinner]),
      on: WeekSketch("lunch: Soup . Soup"),
      violates: [["mon/lunch"], ["wed/lunch"]]
    ),
    RuleCase(
      .dish(.meals),
      .pins,
      "a pin that does not suit is told and allows no second one",
      .meals("Soup", [.dinner]),
      on: WeekSketch("lunch: [Soup] ."),
      already: ["mon/lunch"],
      placing: [.blocked("Soup", "tue/lunch", by: .dish("Soup", .meals))]
    ),
    RuleCase(
      .dish(.meals),
      .context,
      "meals outside the window are not judged",
      .meals("Soup", [.dinner]),
      on: WeekSketch("lunch: Soup | . / dinner: . | ."),
      placing: [.allowed("Soup", "mon/dinner")]
    ),
  ]
}
