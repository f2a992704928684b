import MealModel

/// A slot holds only what its filters admit.
struct SlotFilters: PlacementRuleKind {
  let relevantTags: [Int]

  /// By slot the filters that speak about it.
  private let filtersOfSlot: [[Int]]

  private let filters: [PlanningProblem.ResolvedFilter]
  private let requirements: [SlotFilter.Requirement]
  private let tagsOfDish: [[Int]]

  /// Dishes that some filter names: each is told apart from all others.
  private let namedDishes: Set<Int>

  init(_ problem: PlanningProblem) {
    filters = problem.resolvedFilters
    requirements = problem.filters.map(\.requirement)
    tagsOfDish = problem.tagsOfDish
    filtersOfSlot = problem.slots.map { slot in
      problem.filters.indices.filter { problem.filters[$0].covers(slot) }
    }
    relevantTags = filters.flatMap { $0.requiredTags + $0.excludedTags }
    namedDishes = filters.reduce(into: []) { dishes, filter in
      dishes.formUnion(filter.excludedDishes)
      dishes.formUnion(filter.allowedDishes ?? [])
    }
  }

  func appendSignature(of dish: Int, to signature: inout [Int]) {
    signature.append(namedDishes.contains(dish) ? dish : -1)
  }

  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID]) {
    for filter in filtersOfSlot[slot] where !admits(filter, dish) {
      blockers.append(.filter(filter))
    }
  }

  private func admits(_ index: Int, _ dish: Int) -> Bool {
    let filter = filters[index]
    if let allowed = filter.allowedDishes, !allowed.contains(dish) { return false }
    if filter.excludedDishes.contains(dish) { return false }
    let tags = tagsOfDish[dish]
    if filter.excludedTags.contains(where: tags.contains) { return false }
    if filter.requiredTags.isEmpty { return true }
    return switch requirements[index] {
    case .any: filter.requiredTags.contains(where: tags.contains)
    case .all: filter.requiredTags.allSatisfy(tags.contains)
    }
  }
}
