public import MealModel
public import MealPlanning

/// Says why a week cannot be completed, and what would help.
///
///     let explanation = try Explainer().explain(problem)
///     for conflict in explanation.conflicts { … }
///
/// Every claim was checked by solving: that a conflict cannot hold together, that nothing in it is
/// superfluous, and that a repair completes the week. What a limit cut short is not claimed.
public struct Explainer: Sendable {
  private let planner: MealPlanner

  /// - Parameter planner: Who fills the weeks and answers the questions; without a solver nothing can be
  ///   proved.
  public init(planner: MealPlanner = MealPlanner()) {
    self.planner = planner
  }

  /// Fills a week and explains what comes of it.
  ///
  /// - Parameters:
  ///   - problem: The week; its pins are all that stands already.
  ///   - options: How far the explanation goes and how long it may take.
  /// - Returns: The explanation.
  /// - Throws: `PlanningError` when the planner itself is wrong, which is a defect to report.
  public func explain(
    _ problem: PlanningProblem,
    options: ExplanationOptions = ExplanationOptions()
  ) throws -> Explanation {
    let start = ContinuousClock.now
    let fill = try planner.plan(problem, options: options, within: options.timeLimit)
    var rest = options
    rest.timeLimit = options.timeLimit.map { max(.zero, $0 - start.duration(to: .now)) }
    var explanation = try explain(fill, options: rest)
    explanation.solverCalls += fill.statistics.solves
    explanation.time = start.duration(to: .now)
    return explanation
  }

  /// Explains a fill that was done before.
  ///
  /// - Parameters:
  ///   - fill: The result of the fill.
  ///   - options: As above; the calls and the time of the fill are not counted.
  /// - Returns: The explanation.
  /// - Throws: As above.
  public func explain(
    _ fill: FillResult,
    options: ExplanationOptions = ExplanationOptions()
  ) throws -> Explanation {
    try ExplanationRun(planner: planner, fill: fill, options: options).explanation()
  }
}
