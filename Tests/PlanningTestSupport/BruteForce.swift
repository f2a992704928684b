package import MealModel
package import MealPlanning

/// Finds the best score of a small problem by trying every plan.
package struct BruteForce {
  private let reading: RuleReading
  private var best: PlanScore?

  /// How many partial plans were looked at.
  package private(set) var visits = 0

  package init(_ problem: PlanningProblem) {
    reading = RuleReading(problem)
  }

  /// The best score that any plan reaches which breaks no rule beyond what the fixed meals break.
  ///
  /// Only "at most" rules cut branches: once broken, no further dish mends them.
  package mutating func bestScore() -> PlanScore {
    visit(Plan(pinsOf: reading.problem), from: 0)
    return best ?? reading.score(of: Plan(pinsOf: reading.problem))
  }

  private mutating func visit(_ plan: Plan, from slot: Int) {
    visits += 1
    guard let next = plan.emptySlots.first(where: { $0 >= slot }) else {
      let score = reading.score(of: plan)
      if best.map({ $0 < score }) ?? true { best = score }
      return
    }
    visit(plan, from: next + 1)
    for dish in reading.problem.dishes.indices {
      var candidate = plan
      candidate.dishOfSlot[next] = dish
      if reading.brokenRules(by: candidate).new.isEmpty {
        visit(candidate, from: next + 1)
      }
    }
  }
}
