import MealModel
import RuleHarness

/// Conditions on slots.
extension RuleCase {
  private static let tags: [TagID: [DishID]] = [
    "green": ["Salad", "Spinach"], "fast": ["Salad", "Toast"], "meat": ["Beef"],
  ]

  private static let filter = RuleElement.filter(0)

  static let filterCases: [RuleCase] = [
    RuleCase(
      .filter,
      .forbids,
      "a tag that is excluded on one day",
      .filter(SlotFilter(days: [2], excludedTags: ["meat"])),
      on: WeekSketch("lunch: . Beef Beef . / dinner: . . Beef .", tags: tags),
      violates: [["wed/lunch"], ["wed/dinner"]],
      placing: [.allowed("Beef", "thu/dinner")]
    ),
    RuleCase(
      .filter,
      .forbids,
      "a dish without any of the tags that are asked for",
      .filter(SlotFilter(meals: [.dinner], requiredTags: ["green", "fast"])),
      on: WeekSketch("lunch: Beef . / dinner: Beef .", tags: tags),
      violates: [["mon/dinner"]],
      placing: [.allowed("Toast", "tue/dinner"), .blocked("Beef", "tue/dinner", by: filter)]
    ),
    RuleCase(
      .filter,
      .forbids,
      "a dish without all of the tags that are asked for",
      .filter(SlotFilter(requiredTags: ["green", "fast"], requirement: .all)),
      on: WeekSketch("lunch: Toast Salad .", tags: tags),
      violates: [["mon/lunch"]],
      placing: [.allowed("Salad", "wed/lunch"), .blocked("Spinach", "wed/lunch", by: filter)]
    ),
    RuleCase(
      .filter,
      .forbids,
      "a dish that is excluded, and all dishes but those of a list",
      .filter(SlotFilter(excludedDishes: ["Beef"])),
      .filter(SlotFilter(allowedDishes: ["Beef", "Salad"])),
      on: WeekSketch("lunch: Beef Toast . .", tags: tags),
      violates: [["mon/lunch"], ["tue/lunch"]],
      placing: [
        .allowed("Salad", "wed/lunch"), .blocked("Beef", "wed/lunch", by: filter),
        .blocked("Toast", "wed/lunch", by: .filter(1)),
      ]
    ),
    RuleCase(
      .filter,
      .allows,
      "everything in the meals that it is not about",
      .filter(SlotFilter(days: [0], meals: [.lunch], excludedTags: ["meat"])),
      on: WeekSketch("lunch: . Beef / dinner: Beef .", tags: tags),
      placing: [.allowed("Beef", "tue/dinner"), .blocked("Beef", "mon/lunch", by: filter)]
    ),
    RuleCase(
      .filter,
      .edgeOfWeek,
      "days are those of the window, whatever their weekdays",
      .filter(SlotFilter(days: [0], excludedTags: ["meat"])),
      on: WeekSketch("lunch: Beef Beef", tags: tags, from: .sunday),
      violates: [["sun/lunch"]]
    ),
    RuleCase(
      .filter,
      .pins,
      "a pin that is not wanted is told and allows no second one",
      .filter(SlotFilter(excludedTags: ["meat"])),
      on: WeekSketch("lunch: [Beef] .", tags: tags),
      already: ["mon/lunch"],
      placing: [.blocked("Beef", "tue/lunch", by: filter)]
    ),
    RuleCase(
      .filter,
      .context,
      "meals outside the window are not judged",
      .filter(SlotFilter(excludedTags: ["meat"])),
      on: WeekSketch("lunch: Beef | . | Beef", tags: tags),
      placing: [.allowed("Toast", "mon/lunch")]
    ),
  ]

  static let all: [RuleCase] =
    maximumCases + minimumCases + usesCases + consecutiveCases + dayCases + gapCases + mealCases
    + weekdayCases + suitedCases + appointmentCases + filterCases
}
