package import MealModel
package import MealPlanning

/// Finds the best score of a small problem by trying every plan.
package struct BruteForce {
  private let reading: RuleReading

  /// How many partial plans were looked at.
  package private(set) var visits = 0

  package init(_ problem: PlanningProblem) {
    reading = RuleReading(problem)
  }

  /// The best score that any plan reaches which breaks no rule beyond what the fixed meals break.
  package mutating func bestScore() -> PlanScore {
    var best: PlanScore?
    forEachPlan { _, score in
      if best.map({ $0 < score }) ?? true { best = score }
    }
    return best ?? reading.score(of: Plan(pinsOf: reading.problem))
  }

  /// The dishes that at least one plan of the best score adds to the fixed meals.
  package mutating func dishesOfBestPlans() -> Set<Int> {
    let problem = reading.problem
    var best: PlanScore?
    var dishes: Set<Int> = []
    forEachPlan { plan, score in
      if best.map({ $0 > score }) ?? false { return }
      if best != score { dishes = [] }
      best = score
      for slot in problem.slots.indices where problem.pinnedDish[slot] == nil {
        if let dish = plan.dishOfSlot[slot] { dishes.insert(dish) }
      }
    }
    return dishes
  }

  /// The fewest meals that must move from an older plan to a plan of the best score.
  ///
  /// - Parameter older: The older plan.
  /// - Returns: How many slots without a pin that hold a dish in it hold another one or none.
  package mutating func leastMoves(from older: Plan) -> Int {
    let problem = reading.problem
    var least: (score: PlanScore, moves: Int)?
    forEachPlan { plan, score in
      let moves = problem.slots.indices.count { slot in
        problem.pinnedDish[slot] == nil && older.dishOfSlot[slot] != nil
          && plan.dishOfSlot[slot] != older.dishOfSlot[slot]
      }
      guard let known = least else {
        least = (score, moves)
        return
      }
      if known.score < score || (known.score == score && moves < known.moves) {
        least = (score, moves)
      }
    }
    return least?.moves ?? 0
  }

  /// Tries every plan; only "at most" rules cut branches: once broken, no further dish mends them.
  private mutating func forEachPlan(_ receive: (Plan, PlanScore) -> Void) {
    visit(Plan(pinsOf: reading.problem), from: 0, receive)
  }

  private mutating func visit(
    _ plan: Plan,
    from slot: Int,
    _ receive: (Plan, PlanScore) -> Void
  ) {
    visits += 1
    guard let next = plan.emptySlots.first(where: { $0 >= slot }) else {
      receive(plan, reading.score(of: plan))
      return
    }
    visit(plan, from: next + 1, receive)
    for dish in reading.problem.dishes.indices {
      var candidate = plan
      candidate.dishOfSlot[next] = dish
      if reading.brokenRules(by: candidate).new.isEmpty {
        visit(candidate, from: next + 1, receive)
      }
    }
  }
}
