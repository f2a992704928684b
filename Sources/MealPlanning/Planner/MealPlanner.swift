package import MIPModel
public import MealModel

#if GLPK
import GLPKBackend
#endif

/// Fills the empty slots of a household's week.
///
///     let problem = try PlanningProblem(
///       slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
///       dishes: [Dish("Lentejas", tags: [.legumes]), Dish("Merluza", tags: [.fish])])
///     let result = try MealPlanner().fill(problem)
///
/// Calls are synchronous and may run on many threads at once; `fill` has an asynchronous form that runs
/// on a thread of its own.
public struct MealPlanner: Sendable {
  let solver: (any MIPSolver)?

  /// Makes the rules that a problem is planned by; the audit reads its own.
  let rules: @Sendable (PlanningProblem) -> RuleBook

  /// A planner with the solver that the package was built with, or greedy only without one.
  public init() {
    #if GLPK
    solver = GLPKSolver()
    #else
    solver = nil
    #endif
    rules = { RuleBook($0) }
  }

  /// A planner with another solver, or with none, and for tests with other rules.
  package init(
    solver: (any MIPSolver)?,
    rules: @escaping @Sendable (PlanningProblem) -> RuleBook = { RuleBook($0) }
  ) {
    self.solver = solver
    self.rules = rules
  }

  /// Fills the empty slots as well as can be.
  ///
  /// There always is a plan: the best there is, and what is missing from it. Pins stay where they are,
  /// also where they break rules; those are reported, and the plan makes them no worse.
  ///
  /// - Parameters:
  ///   - problem: The household's dishes, rules and days.
  ///   - options: The method, the seed and the limits.
  /// - Returns: The plan with its score, what is proved about it and why slots stay empty. A plan has
  ///   passed the audit before it is returned.
  /// - Throws: `PlanningError` when the planner itself is wrong, which is a defect to report.
  public func fill(
    _ problem: PlanningProblem,
    options: FillOptions = FillOptions()
  ) throws -> FillResult {
    let seed = options.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let run = FillRun(problem: problem, rules: rules(problem), options: options, seed: seed)
    return switch (options.method, solver) {
    case (.greedy, _): try run.greedily(because: .requested)
    case (.optimal, nil): try run.greedily(because: .noSolver)
    case (.optimal, let solver?): try run.optimally(with: solver)
    }
  }
}
