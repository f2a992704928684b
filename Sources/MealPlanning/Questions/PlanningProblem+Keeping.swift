package import MealModel

extension PlanningProblem {
  /// The rules that forbid something, in the order in which they are told.
  package var prohibitions: [RuleID] {
    let ofTags = tags.indices.flatMap { tag in
      tags[tag].rules.kinds.filter { $0 != .minPerWeek }.map { RuleID.tag(tag, $0) }
    }
    let ofDishes = dishes.indices.flatMap { dish in
      dishes[dish].ruleKinds.filter { $0 != .fixedDay }.map { RuleID.dish(dish, $0) }
    }
    return ofTags + ofDishes + filters.indices.map(RuleID.filter)
  }

  /// The rules that ask for something, in the order in which they are told.
  package var demands: [RuleID] {
    let ofTags = tags.indices.filter { tags[$0].rules.minPerWeek != nil }
    let ofDishes = dishes.indices.filter { dishes[$0].rules.fixedDay != nil }
    return ofTags.map { .tag($0, .minPerWeek) } + ofDishes.map { .dish($0, .fixedDay) }
  }

  /// The same household with some of its rules only; pins and context stay.
  ///
  /// Positions of tags, dishes, filters and slots stay, too.
  ///
  /// - Parameters:
  ///   - kept: The rules that hold.
  ///   - placeable: The only dishes that may be placed, or `nil` for all.
  /// - Returns: The problem with fewer rules.
  /// - Throws: `ProblemError` when one condition more would be too many.
  package func keeping(
    _ kept: Set<RuleID>,
    placing placeable: [Int]? = nil
  ) throws(ProblemError) -> PlanningProblem {
    var tags = tags
    for tag in tags.indices {
      for kind in tags[tag].rules.kinds where !kept.contains(.tag(tag, kind)) {
        tags[tag].rules.remove(kind)
      }
    }
    var dishes = dishes
    for dish in dishes.indices {
      for kind in dishes[dish].ruleKinds where !kept.contains(.dish(dish, kind)) {
        dishes[dish].remove(kind)
      }
    }
    var filters = filters
    for filter in filters.indices where !kept.contains(.filter(filter)) {
      filters[filter] = SlotFilter(days: [])
    }
    if let placeable {
      filters.append(SlotFilter(allowedDishes: placeable.map { dishes[$0].id }))
    }
    return try replacing(tags: tags, dishes: dishes, filters: filters)
  }
}
