import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `fill`: fills what is empty.
struct FillCommand {
  let session: Session

  func run() throws -> ExitCode {
    let request = session.request
    try session.stored?.checkFillable()
    if request.out == nil { try session.confirmAgain() }
    let stop = StopFlag()
    if session.console.watchesSignals { SignalWatch.raise(stop) }
    let (result, time) = try ProgressLine.during(session) { try session.fill(until: stop) }
    let report =
      switch request.format {
      case .table:
        FillReport(
          session: session,
          result: result,
          time: time,
          explanation: try explanation(of: result, within: request.timeLimit.map { $0 - time })
        )
        .text
      case .json: FillJSON(session: session, result: result, time: time).text
      }
    try session.deliver(result.plan, report)
    return result.exitCode
  }
}

extension Session {
  /// Fills the week as the options say.
  ///
  /// - Parameter stop: Ends the search early.
  /// - Returns: The result, and how long the fill took.
  /// - Throws: As `MealPlanner.fill`.
  func fill(until stop: StopFlag) throws -> (result: FillResult, time: Duration) {
    let problem = try week.standingProblem()
    let options = FillOptions(
      method: request.method,
      seed: request.seed ?? week.seed,
      timeLimit: request.timeLimit,
      stop: stop
    )
    let clock = ContinuousClock()
    let start = clock.now
    let result = try planner.fill(problem, options: options)
    return (result, start.duration(to: clock.now))
  }
}

extension Session {
  /// Asks before dishes that were filled in give way to others.
  func confirmAgain() throws {
    guard input.mealsChosenAnew > 0 else { return }
    try confirm(
      text(HomeReportText.confirmAgain, ["count": .number(input.mealsChosenAnew)])
    )
  }
}

extension FillCommand {
  /// Why a plan is incomplete and what would help most, as far as that is quickly found.
  private func explanation(
    of result: FillResult,
    within timeLeft: Duration?
  ) throws -> Explanation? {
    guard !result.isComplete, session.request.method == .optimal else { return nil }
    return try Explainer(planner: session.planner)
      .explain(
        result,
        options: ExplanationOptions(
          conflictLimit: 1,
          repairLimit: 1,
          timeLimit: max(.zero, min(timeLeft ?? Self.greatestTime, Self.greatestTime)),
          seed: result.seed,
          language: session.language
        )
      )
  }

  /// Nobody waits longer for what was not asked for.
  private static let greatestTime = Duration.seconds(2)
}

extension FillResult {
  /// What the shell is told: a plan that is not proved is "stopped", even where it is complete.
  var exitCode: ExitCode {
    if isProvedIncomplete { return .provedIncomplete }
    return switch stop {
    case .optimal: .done
    case .notSearched: isComplete ? .done : .stopped
    case .timeLimit, .nodeLimit, .interrupted, .solverFailure: .stopped
    }
  }
}
