public import MealModel
public import MealPlanning

/// Looks for rules that do nothing, or nothing that was meant.
///
///     let report = try RuleLint().report(on: problem)
///     for finding in report.findings { … }
///
/// Everything it says is about the days of the problem with its pins and context as they are, and is proved:
/// by looking at every dish in every open meal, or by a 0/1 program without a solution, which is asked once
/// more with nothing but the reasons that are named. A question that is not answered in time is told as open
/// and never as a finding.
///
/// Two rules may imply each other, and then both are found. After one of them is taken away, look again.
public struct RuleLint: Sendable {
  private let planner: MealPlanner

  /// - Parameter planner: Whose solver proves; without one, rules about several meals stay open.
  public init(planner: MealPlanner = MealPlanner()) {
    self.planner = planner
  }

  /// Looks through the rules of a household.
  ///
  /// It takes one small program for each rule about several meals where nothing is found, and a few for each
  /// reason where something is. Dishes that a rule does not speak about have no variables. Looking at single
  /// dishes takes time and memory for dishes × open meals, before the time limit is looked at.
  ///
  /// - Parameters:
  ///   - problem: The household. A plan that was made before should not be among its pins, since a meal that
  ///     is settled cannot break anything any more.
  ///   - timeLimit: Wall time for all proofs together, or `nil` for no limit.
  ///   - stop: Raised from another thread to end early.
  /// - Returns: The findings; none for a week without an open meal, except tags that no dish has.
  /// - Throws: `PlanningError` when the planner itself is wrong, which is a defect to report.
  public func report(
    on problem: PlanningProblem,
    timeLimit: Duration? = .seconds(10),
    stop: StopFlag? = nil
  ) throws -> LintReport {
    func ground(_ problem: PlanningProblem) -> LintGround {
      LintGround(
        probe: RuleProbe(problem, planner: planner, timeLimit: timeLimit, stop: stop)
      )
    }
    let isEmpty = problem.pins.isEmpty && problem.context.isEmpty
    var run = LintRun(
      ground: ground(problem),
      emptyGround: isEmpty ? nil : ground(try problem.withoutFixedMeals())
    )
    try run.run()
    return run.report
  }
}

extension PlanningProblem {
  /// The same days with nothing pinned, eaten before or planned after them.
  fileprivate func withoutFixedMeals() throws(ProblemError) -> PlanningProblem {
    try replacing(pins: [], context: [])
  }
}
