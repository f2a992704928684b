package import MealModel

/// The planning algorithm of the original product, kept faithfully as fallback and for comparison.
///
/// It walks through the empty slots by day and, within a day, lunch before dinner. Among the dishes that
/// break no rule it draws one, with weight 3 for a dish not used in this week, 2 for one used once and 1
/// for one used more often; if no dish fits, the slot stays empty. It never goes back, so it may leave a
/// slot empty that a better plan fills: an empty slot here proves nothing.
package struct GreedyPlanner {
  private let rules: RuleBook
  private let fixed: Occupancy

  /// Makes a planner.
  ///
  /// - Parameters:
  ///   - rules: The rules of the problem.
  ///   - fixed: The fixed meals.
  package init(rules: RuleBook, fixed: Occupancy) {
    self.rules = rules
    self.fixed = fixed
  }

  /// Draws a plan.
  ///
  /// Time grows with slots × dishes × rules of a dish.
  ///
  /// - Parameter seed: The same seed gives the same plan on every machine.
  /// - Returns: A plan that breaks no rule beyond what the fixed meals break.
  package func plan(seed: UInt64) -> Plan {
    var generator = SplitMix64(seed: seed)
    var occupancy = fixed
    for slot in fixed.problem.slots.indices where fixed.dishOfSlot[slot] == nil {
      let candidates = fixed.problem.dishes.indices.filter {
        rules.allows($0, in: slot, given: occupancy)
      }
      if let dish = draw(candidates, week: fixed.layout.weekOfSlot[slot], occupancy, &generator) {
        occupancy.place(dish, in: slot)
      }
    }
    return Plan(dishOfSlot: occupancy.dishOfSlot)
  }

  private func draw(
    _ candidates: [Int],
    week: Int,
    _ occupancy: Occupancy,
    _ generator: inout SplitMix64
  ) -> Int? {
    let weights = candidates.map { dish in
      switch occupancy.uses(ofDish: dish, inWeek: week) {
      case 0: 3
      case 1: 2
      default: 1
      }
    }
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var ticket = generator.draw(below: total)
    for (dish, weight) in zip(candidates, weights) {
      if ticket < weight { return dish }
      ticket -= weight
    }
    return nil
  }
}
