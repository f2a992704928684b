import MealModel

/// A household that has every kind of rule once.
enum Household {
  static let tags = [
    Tag(
      id: .meat,
      name: LocalizedName(spanish: "Carne", english: "Meat"),
      rules: TagRules(maxPerWeek: 3, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    Tag(
      id: .fish,
      name: LocalizedName(spanish: "Pescado", english: "Fish"),
      rules: TagRules(minPerWeek: 2, noConsecutive: .anyMeal)
    ),
    Tag(
      id: .dinnerOnly,
      name: LocalizedName(spanish: "Solo Cena", english: "Dinner Only"),
      rules: TagRules(mealTypeRestriction: .dinner)
    ),
    Tag(
      id: "weekend",
      name: LocalizedName(spanish: "Finde", english: "Weekend"),
      rules: TagRules(onlyDays: [.sunday, .saturday])
    ),
    Tag(id: "banned", name: LocalizedName("Coles"), rules: TagRules(maxPerWeek: 0)),
    Tag(id: .vegetables, name: LocalizedName(spanish: "Verduras", english: "Vegetables")),
  ]

  static let dishes = [
    Dish("Pollo", tags: [.meat]),
    Dish("Merluza", tags: [.fish]),
    Dish("Crema", tags: [.dinnerOnly, .vegetables], rules: DishRules(minGapDays: 3)),
    Dish("Paella", tags: ["weekend"], meals: [.lunch, "merienda"], rules: DishRules(maxUses: 1)),
    Dish("Coles", tags: ["banned"]),
    Dish("Pizza", rules: DishRules(fixedDay: FixedDay(.friday, meal: .dinner), maxUses: 2)),
    Dish("Migas", rules: DishRules(minGapDays: 1, fixedDay: FixedDay(.sunday), maxUses: 0)),
  ]

  static let filters = [
    SlotFilter(days: [0, 1], meals: [.dinner], requiredTags: [.meat, .fish]),
    SlotFilter(
      requiredTags: [.meat, .fish],
      requirement: .all,
      excludedTags: [.vegetables],
      excludedDishes: ["Pollo", "Migas"]
    ),
    SlotFilter(days: [2], requiredTags: [.meat], allowedDishes: ["Pollo"]),
    SlotFilter(meals: [.lunch]),
  ]

  static func problem(
    window: PlanningWindow = PlanningWindow(),
    pins: [Assignment] = [],
    filters: [SlotFilter] = [],
    context: [Assignment] = []
  ) throws -> PlanningProblem {
    try PlanningProblem(
      window: window,
      slots: MealSlot.grid(days: window.dayCount, meals: [.lunch, .dinner]),
      tags: tags,
      dishes: dishes,
      pins: pins,
      filters: filters,
      context: context
    )
  }
}
