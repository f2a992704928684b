import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `explain --apply N`: writes a copy of the week with repair N.
struct RepairWriter {
  let session: Session
  let explanation: Explanation

  /// Writes the copy and says what is changed in it; the original stays as it is.
  func write(_ number: Int) throws -> ExitCode {
    let repairs = explanation.allRepairs
    guard repairs.indices.contains(number - 1) else {
      throw UsageError(
        reason: .noSuchRepair(number, count: repairs.count),
        command: .explain,
        language: session.language
      )
    }
    let repair = repairs[number - 1]
    let file = session.input.file.adopting(repair.result.problem, of: session.week)
    let plan = repair.result.plan.assignments(in: repair.result.problem)
    let document = file.settingPlan(plan, of: try file.resolved()).encoded()
    let words = HouseholdWords(for: explanation.fill.problem, in: session.language)
    let text = words.text(of: repair)
    let report = session.text(ExplainText.applied, ["text": .text(text)]) + "\n"
    if session.request.out == "-" {
      try session.console.write(document)
      session.console.writeError(report)
      return .done
    }
    let path = session.request.out ?? Self.copyName(of: session.input.file.file)
    try AtomicFile.write(document, to: path, replacing: session.request.out != nil)
    switch session.request.format {
    case .table:
      let written = session.text(ReportText.written, ["file": .text(path.onOneLine)]) + "\n"
      try session.console.write(report + written)
    case .json:
      let members: JSONMembers = [
        ("number", .raw(String(number))),
        ("cost", .raw(String(repair.cost))),
        ("text", .text(text)),
        ("changes", ExplainJSON(session: session, explanation: explanation).changes(of: repair)),
        ("file", .text(path)),
      ]
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
    return .done
  }

  /// `week.repaired.json` beside `week.json`; the standard input has its copy in the current folder.
  static func copyName(of path: String) -> String {
    guard path != "-" else { return "week.repaired.json" }
    let suffix = ".json"
    return (path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path) + ".repaired"
      + suffix
  }
}
