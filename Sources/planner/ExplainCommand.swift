import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `explain`: says why a week cannot be completed, and what would help.
struct ExplainCommand {
  let session: Session

  func run() throws -> ExitCode {
    let request = session.request
    let stop = StopFlag()
    if session.console.watchesSignals { SignalWatch.raise(stop) }
    var options = ExplanationOptions(
      timeLimit: request.timeLimit,
      stop: stop,
      seed: request.seed ?? session.week.seed ?? 0,
      language: session.language
    )
    if request.showsAll {
      options.conflictLimit = Self.greatestConflictCount
      options.repairLimit = Self.greatestRepairCount
    }
    let problem = try session.week.standingProblem()
    let explanation = try ProgressLine.during(session) {
      try Explainer(planner: session.planner).explain(problem, options: options)
    }
    if let number = request.repair {
      return try RepairWriter(session: session, explanation: explanation).write(number)
    }
    try session.console.write(
      request.format == .json
        ? ExplainJSON(session: session, explanation: explanation).text
        : ExplainReport(session: session, explanation: explanation).text
    )
    return explanation.exitCode
  }

  /// What `--all` shows at most.
  private static let greatestConflictCount = 1_000
  private static let greatestRepairCount = 12
}

extension Explanation {
  /// What the shell is told.
  var exitCode: ExitCode {
    switch verdict {
    case .complete: .done
    case .impossible: .provedIncomplete
    case .notProved: .stopped
    }
  }

  /// The repairs in the order in which they are numbered.
  var allRepairs: [Repair] { repairs + contradictionRepairs }
}
