import MealPlanning
import RuleHarness

/// `rules lint`: finds rules that do nothing, each with its proof.
///
/// The plan of the file does not count: a meal that is settled cannot break anything any more.
struct LintCommand {
  let session: Session

  func run() throws -> ExitCode {
    let request = session.request
    let stop = StopFlag()
    if session.console.watchesSignals { SignalWatch.raise(stop) }
    let report = try ProgressLine.during(session) {
      try RuleLint(planner: session.planner)
        .report(on: session.problem, timeLimit: request.timeLimit, stop: stop)
    }
    try session.console.write(
      request.format == .json
        ? LintJSON(session: session, report: report).text
        : LintTable(session: session, report: report).text
    )
    if !report.findings.isEmpty { return .no }
    return report.undecided.isEmpty ? .done : .stopped
  }
}
