import MealModel
import PlanTexts
import RuleHarness

/// How many weeks can be filled under which number, as bars on a terminal or as a table.
struct SweepWords {
  let report: SweepReport
  let language: Language
  let style: Style

  /// The bars, one line for each number, and below them where weeks change.
  var plot: String {
    let bars = report.steps.map { step in
      let cells = cells(step.complete.count, of: report.concerned)
      let value = padded(String(step.value), to: valueWidth)
      return ([value, style.usesUnicode ? "│" : "|", cells] + numbers(of: step))
        .joined(separator: " ")
    }
    let paragraph = style.paragraph
    let blocks = [
      paragraph.lines(title) + bars,
      (edges + [others].compactMap(\.self)).flatMap { paragraph.lines($0) },
    ]
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  var markdown: String {
    var table = MarkdownTable([report.rule, say(.sweepComplete), say(.sweepNotComplete)])
    for step in report.steps {
      table.add([
        String(step.value), numbers(of: step).joined(separator: ", "),
        step.impossible.joined(separator: ", "),
      ])
    }
    let list = edges.map { "- \($0)\n" }.joined()
    return "### \(title)\n\n" + table.text + "\n" + list
      + (others.map { "\n\($0)\n" } ?? "")
  }

  private var title: String {
    say(.sweepTitle, ["rule": .text(report.rule), "total": .number(report.concerned)])
  }

  /// How many weeks can be filled, and of how many it is not known.
  private func numbers(of step: SweepReport.Step) -> [String] {
    [String(step.complete.count)]
      + (step.unknown.isEmpty
        ? [] : ["(\(say(.sweepUnknown, ["count": .number(step.unknown.count)])))"])
  }

  private var edges: [String] {
    let edges = report.edges.map { edge in
      say(
        edge.complete > edge.impossible ? .edgeRising : .edgeFalling,
        [
          "week": .text(edge.scenario), "value": .number(edge.complete),
          "other": .number(edge.impossible),
        ]
      )
    }
    return edges.isEmpty ? [say(.noEdges)] : edges
  }

  private var others: String? {
    let count = report.weeks - report.concerned
    return count == 0
      ? nil : say(.sweepConcerned, ["count": .number(count), "total": .number(report.weeks)])
  }

  // MARK: Bars

  private static let greatestBar = 50

  private var valueWidth: Int { report.steps.map { String($0.value).count }.max() ?? 0 }

  private func cells(_ count: Int, of total: Int) -> String {
    let room = max(10, min(Self.greatestBar, style.width - valueWidth - 24))
    // A cell for each week where they fit, so that bars can be counted.
    let length = total <= room ? count : (count * room + total / 2) / total
    return String(repeating: style.usesUnicode ? "█" : "#", count: length)
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func say(_ key: TrialText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}
