import MealModel

/// A dish stands only in the meals that it is meant for.
struct DishMeals: PlacementRuleKind {
  /// The different sets of meals that dishes are meant for.
  private let mealSets: [Set<MealType>]

  /// By dish the position of its set, or -1 for a dish that suits every meal.
  private let setOfDish: [Int]

  private let slots: [MealSlot]

  init(_ problem: PlanningProblem) {
    var positions: [Set<MealType>: Int] = [:]
    setOfDish = problem.dishes.map { dish in
      guard let meals = dish.meals else { return -1 }
      let position = positions[meals] ?? positions.count
      positions[meals] = position
      return position
    }
    mealSets = positions.sorted { $0.value < $1.value }.map(\.key)
    slots = problem.slots
  }

  func appendSignature(of dish: Int, to signature: inout [Int]) {
    signature.append(setOfDish[dish])
  }

  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID]) {
    let set = setOfDish[dish]
    if set >= 0, !mealSets[set].contains(slots[slot].meal) {
      blockers.append(.dish(dish, .meals))
    }
  }
}
