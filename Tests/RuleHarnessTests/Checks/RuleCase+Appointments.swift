import MealModel
import RuleHarness

/// Standing appointments of dishes.
extension RuleCase {
  static let appointmentCases: [RuleCase] = [
    RuleCase(
      .dish(.fixedDay),
      .forbids,
      "a day without the dish misses it and forbids nothing",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.tuesday))),
      on: WeekSketch("lunch: . Soup Pizza / dinner: . . ."),
      misses: 1,
      placing: [.allowed("Soup", "tue/dinner"), .allowed("Pizza", "mon/lunch")]
    ),
    RuleCase(
      .dish(.fixedDay),
      .forbids,
      "another meal of the day does not do where a meal is named",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.tuesday, meal: .dinner))),
      on: WeekSketch("lunch: . Pizza / dinner: . ."),
      misses: 1
    ),
    RuleCase(
      .dish(.fixedDay),
      .allows,
      "any meal of the day does, and other days may have the dish too",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.tuesday))),
      on: WeekSketch("lunch: Pizza Pizza / dinner: . .")
    ),
    RuleCase(
      .dish(.fixedDay),
      .edgeOfWeek,
      "every such day of the window asks, and a window without one asks for nothing",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.sunday))),
      on: WeekSketch("lunch: . . . . . . . Pizza", from: .sunday),
      misses: 1
    ),
    RuleCase(
      .dish(.fixedDay),
      .pins,
      "a day whose meals are pinned asks for nothing",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.tuesday))),
      on: WeekSketch("lunch: . [Soup]")
    ),
    RuleCase(
      .dish(.fixedDay),
      .pins,
      "a pinned dish has kept its appointment",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.tuesday))),
      on: WeekSketch("lunch: . [Pizza] / dinner: . .")
    ),
    RuleCase(
      .dish(.fixedDay),
      .context,
      "a use outside the window keeps no appointment within it",
      .dish("Pizza", DishRules(fixedDay: FixedDay(.monday))),
      on: WeekSketch("lunch: . . . . . . Pizza | . . | Pizza", from: .monday),
      misses: 1
    ),
  ]
}
