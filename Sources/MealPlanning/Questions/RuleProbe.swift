package import MIPModel
package import MealModel

/// Asks about the rules of one household what some of them leave possible, and counts what that costs.
///
/// Every question is a program of its own. All questions share one deadline; after it every answer is
/// "unknown". A plan behind a "possible" has passed the audit.
package final class RuleProbe {
  /// The household with all its rules.
  package let problem: PlanningProblem

  /// How many programs were solved.
  package private(set) var solverCalls = 0

  private let solver: (any MIPSolver)?
  private let limits: QuestionLimits

  /// - Parameters:
  ///   - problem: The household.
  ///   - planner: Whose solver is asked.
  ///   - timeLimit: Wall time for all questions together, or `nil` for no limit.
  ///   - stop: Raised from another thread to end the questions.
  package init(
    _ problem: PlanningProblem,
    planner: MealPlanner,
    timeLimit: Duration?,
    stop: StopFlag?
  ) {
    self.problem = problem
    solver = planner.solver
    limits = QuestionLimits(timeLimit: timeLimit, stop: stop)
  }

  /// Whether no further question will be answered.
  package var isOver: Bool { limits.isOver }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - kept: The rules that forbid something and hold; all others do not.
  /// - Returns: The answer.
  /// - Throws: `PlanningError` when the audit does not find in a plan what the program claims of it.
  package func answer(
    _ question: RuleQuestion,
    keeping kept: some Sequence<RuleID>
  ) throws(PlanningError) -> RuleAnswer {
    guard let solver, !isOver else { return .unknown }
    let kept = Set(kept)
    let made = try? QuestionProgram(question, about: problem, keeping: kept)
    guard let program = made ?? nil else { return .unknown }
    guard !program.isHopeless else { return .impossible }
    solverCalls += 1
    let outcome = try? solver.solve(
      program.program,
      minimizing: Objective(),
      options: limits.solveOptions
    )
    if let incumbent = outcome?.incumbent {
      try check(program.plan(from: incumbent.values, pinsOf: problem), question, kept)
      return .possible
    }
    return outcome?.stop == .infeasible ? .impossible : .unknown
  }

  /// Makes sure that a plan does what was asked, and breaks nothing that holds.
  private func check(
    _ plan: Plan,
    _ question: RuleQuestion,
    _ kept: Set<RuleID>
  ) throws(PlanningError) {
    let report = Audit(of: problem).report(on: plan)
    let broken = Set(report.violations.map(\.rule))
    guard broken.isDisjoint(with: kept) else {
      throw PlanningError(.auditFailed(report.violations))
    }
    let isMissed = { (rule: RuleID) in report.shortfalls.contains { $0.rule == rule } }
    let isAsClaimed =
      switch question {
      case .canBeBroken(let rule): broken.contains(rule)
      case .canBeMet(let rule): !isMissed(rule)
      case .canBeFilled: report.emptySlots.isEmpty
      case .canBeMissed(let rule): report.emptySlots.isEmpty && isMissed(rule)
      }
    guard isAsClaimed else { throw PlanningError(.incomplete(report.score)) }
  }
}
