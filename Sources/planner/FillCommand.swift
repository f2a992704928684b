import MealModel
import MealPlanning
import PlanFiles

/// `fill`: fills what is empty.
struct FillCommand {
  let session: Session

  func run() throws -> ExitCode {
    let request = session.request
    let stop = StopFlag()
    if session.console.watchesSignals { SignalWatch.raise(stop) }
    let problem = try session.input.problemWithPlanPinned()
    let options = FillOptions(
      method: request.method,
      seed: request.seed ?? session.week.seed,
      timeLimit: request.timeLimit,
      stop: stop
    )
    let clock = ContinuousClock()
    let start = clock.now
    let result = try ProgressLine.during(session) {
      try session.planner.fill(problem, options: options)
    }
    let time = start.duration(to: clock.now)
    let report =
      switch request.format {
      case .table: FillReport(session: session, result: result, time: time).text
      case .json: FillJSON(session: session, result: result, time: time).text
      }
    try session.deliver(result.plan, report)
    return result.exitCode
  }
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
