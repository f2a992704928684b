import MealModel

/// A tag stands only in one meal.
struct MealRestriction: PlacementRuleKind {
  let relevantTags: [Int]

  /// By tag the only meal, or `nil` for no restriction.
  private let mealOfTag: [MealType?]

  private let tagsOfDish: [[Int]]
  private let slots: [MealSlot]

  init(_ problem: PlanningProblem) {
    mealOfTag = problem.tags.map(\.rules.mealTypeRestriction)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.mealTypeRestriction != nil }
    tagsOfDish = problem.tagsOfDish
    slots = problem.slots
  }

  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID]) {
    for tag in tagsOfDish[dish] {
      if let meal = mealOfTag[tag], meal != slots[slot].meal {
        blockers.append(.tag(tag, .mealTypeRestriction))
      }
    }
  }
}
