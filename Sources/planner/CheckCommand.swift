import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `check`: says which rules the plan breaks.
struct CheckCommand {
  let session: Session

  func run() throws -> ExitCode {
    let report = Audit(of: session.problem).report(on: session.week.plan)
    switch session.request.format {
    case .table: try session.console.write(text(of: report))
    case .json: try session.console.write(json(of: report))
    }
    return report.isClean ? .done : .no
  }

  private func text(of report: AuditReport) -> String {
    let words = session.words
    let count = report.violations.count
    var lines = [
      report.isClean
        ? say(.clean)
        : say(.brokenCount, ["count": .number(count + report.existingViolations.count)])
    ]
    let paragraph = session.style.paragraph
    lines += paragraph.section(say(.broken), report.violations.map(words.text(of:)))
    lines += paragraph.section(say(.alreadyBroken), report.existingViolations.map(words.text(of:)))
    lines += paragraph.section(say(.missing), report.shortfalls.map(words.text(of:)))
    if !report.emptySlots.isEmpty {
      let names = report.emptySlots.map { words.name(of: session.problem.slots[$0]) }
      lines += paragraph.section(
        say(.emptyCount, ["count": .number(names.count)]),
        [names.joined(separator: ", ")]
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(of report: AuditReport) -> String {
    let words = session.words
    let members: JSONMembers = [
      ("clean", .raw(String(report.isClean))),
      ("complete", .raw(String(report.isComplete))),
      ("violations", .list(report.violations.map { session.json($0, words) }, .lineEach)),
      (
        "existingViolations",
        .list(report.existingViolations.map { session.json($0, words) }, .lineEach)
      ),
      ("shortfalls", .list(report.shortfalls.map(session.json), .lineEach)),
      (
        "empty",
        .list(
          report.emptySlots.map { .object(session.json(session.problem.slots[$0]), .oneLine) },
          .lineEach
        )
      ),
    ]
    return JSONText.object(members, .lineEach).file
  }

  private func say(_ key: ReportText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}
