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
  ///
  /// For a week of the household without `--out`, the changes are made in the household itself.
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
    if let stored = session.stored, session.request.out == nil {
      return try keep(repair, number, in: stored)
    }
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
    try session.console.write(
      answer(
        repair,
        number,
        report,
        (session.text(ReportText.written, ["file": .text(path.onOneLine)]), path)
      )
    )
    return .done
  }

  /// Makes the changes in the household itself, after asking.
  private func keep(
    _ repair: Repair,
    _ number: Int,
    in stored: StoredWeekDesk
  ) throws -> ExitCode {
    let words = HouseholdWords(for: explanation.fill.problem, in: session.language)
    let text = words.text(of: repair)
    try session.confirmAgain()
    try session.confirm(session.text(HomeReportText.confirmRepair, ["text": .text(text)]))
    try stored.keep(repair.result, insteadOf: session.week.problem)
    let report = session.text(ExplainText.appliedHere, ["text": .text(text)]) + "\n"
    try session.console.write(answer(repair, number, report, nil))
    return .done
  }

  /// What is printed about a repair that was made.
  private func answer(
    _ repair: Repair,
    _ number: Int,
    _ report: String,
    _ written: (line: String, path: String)?
  ) -> String {
    switch session.request.format {
    case .table:
      return report + (written.map { $0.line + "\n" } ?? "")
    case .json:
      let words = HouseholdWords(for: explanation.fill.problem, in: session.language)
      var members: JSONMembers = [
        ("number", .raw(String(number))),
        ("cost", .raw(String(repair.cost))),
        ("text", .text(words.text(of: repair))),
        ("changes", ExplainJSON(session: session, explanation: explanation).changes(of: repair)),
      ]
      if let written { members.append(("file", .text(written.path))) }
      return JSONText.object(members, .lineEach).file
    }
  }

  /// `week.repaired.json` beside `week.json`; the standard input has its copy in the current folder.
  static func copyName(of path: String) -> String {
    guard path != "-" else { return "week.repaired.json" }
    let suffix = ".json"
    return (path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path) + ".repaired"
      + suffix
  }
}
