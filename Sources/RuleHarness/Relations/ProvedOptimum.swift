public import MealModel
public import MealPlanning

/// A plan that is proved to be best on every level.
public struct ProvedOptimum: Hashable, Sendable {
  /// One of the best plans.
  public var plan: Plan

  /// What every best plan is worth.
  public var score: PlanScore

  /// Makes an optimum from a plan and what it is worth.
  public init(plan: Plan, score: PlanScore) {
    self.plan = plan
    self.score = score
  }

  /// The best plan of a problem, or nothing when the proof did not come in time.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - planner: Who plans.
  ///   - options: The limits.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  public init?(
    of problem: PlanningProblem,
    by planner: MealPlanner,
    options: FillOptions
  ) throws {
    let result = try planner.fill(problem, options: options)
    guard result.isProvedOptimal else { return nil }
    self.init(plan: result.plan, score: result.score)
  }
}
