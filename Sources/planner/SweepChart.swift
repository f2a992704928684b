import MealModel
import PlanTexts
import RuleHarness

/// The bars of a sweep as a drawing: how many weeks can be filled, cannot, and are not known.
struct SweepChart {
  let report: SweepReport
  let language: Language

  private static let height = 220
  private static let left = 60
  private static let top = 50
  private static let barWidth = 28
  private static let barGap = 12

  private enum Ink: String {
    case complete = "#2a7f62"
    case impossible = "#d9d9d9"
    case unknown = "#f2c14e"
    case text = "#222222"
  }

  /// The drawing; it stands by itself and needs no other file.
  var svg: String {
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(totalHeight)" "#
          + #"viewBox="0 0 \#(width) \#(totalHeight)" role="img" font-family="sans-serif" "#
          + #"font-size="12">"#,
        "<title>\(title.escapedForXML)</title>",
        #"<rect width="100%" height="100%" fill="white"/>"#,
        text(title, x: Self.left, y: 24, anchor: "start", size: 15),
      ] + axis + report.steps.enumerated().flatMap { bar($0.element, at: $0.offset) } + legend
      + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private var title: String {
    Catalogue.text(
      TrialText.sweepTitle,
      in: language,
      ["rule": .text(report.rule), "total": .number(report.concerned)]
    )
  }

  // MARK: Sizes

  private var width: Int {
    // Wide enough for the title, whose letters are about nine units wide, and for the legend.
    let bars = report.steps.count * (Self.barWidth + Self.barGap)
    return max(Self.left + bars + 40, Self.left + title.count * 9, 420)
  }

  private var bottom: Int { Self.top + Self.height }
  private var totalHeight: Int { bottom + 80 }

  private func length(_ count: Int) -> Int {
    report.concerned == 0 ? 0 : (count * Self.height + report.concerned / 2) / report.concerned
  }

  // MARK: Parts

  private var axis: [String] {
    let step = max(1, (report.concerned + 4) / 5)
    let marks = Set(stride(from: 0, through: report.concerned, by: step)).sorted()
    let lines = marks.flatMap { mark in
      let y = bottom - length(mark)
      return [
        #"<line x1="\#(Self.left)" y1="\#(y)" x2="\#(width - 20)" y2="\#(y)" stroke="gainsboro"/>"#,
        text(String(mark), x: Self.left - 8, y: y + 4, anchor: "end"),
      ]
    }
    let label = Catalogue.text(TrialText.sweepAxis, in: language)
    return lines + [
      text(label, x: Self.left - 8, y: Self.top - 10, anchor: "end"),
      text(report.rule, x: Self.left, y: bottom + 38, anchor: "start"),
    ]
  }

  private func bar(_ step: SweepReport.Step, at index: Int) -> [String] {
    let x = Self.left + index * (Self.barWidth + Self.barGap) + Self.barGap / 2
    var y = bottom
    var lines: [String] = []
    let parts: [(count: Int, ink: Ink)] = [
      (step.complete.count, .complete), (step.unknown.count, .unknown),
      (step.impossible.count, .impossible),
    ]
    var seen = 0
    for part in parts where part.count > 0 {
      seen += part.count
      let top = bottom - length(seen)
      lines.append(
        #"<rect x="\#(x)" y="\#(top)" width="\#(Self.barWidth)" height="\#(y - top)" "#
          + #"fill="\#(part.ink.rawValue)"/>"#
      )
      y = top
    }
    let middle = x + Self.barWidth / 2
    return lines + [text(String(step.value), x: middle, y: bottom + 18, anchor: "middle")]
  }

  private var legend: [String] {
    let parts: [(key: TrialText, ink: Ink)] = [
      (.sweepComplete, .complete), (.sweepNotComplete, .impossible), (.sweepNotKnown, .unknown),
    ]
    var x = Self.left
    return parts.flatMap { part -> [String] in
      let label = Catalogue.text(part.key, in: language)
      defer { x += 30 + label.count * 8 }
      return [
        #"<rect x="\#(x)" y="\#(bottom + 52)" width="12" height="12" "#
          + #"fill="\#(part.ink.rawValue)"/>"#,
        text(label, x: x + 18, y: bottom + 62, anchor: "start"),
      ]
    }
  }

  private func text(_ text: String, x: Int, y: Int, anchor: String, size: Int = 12) -> String {
    #"<text x="\#(x)" y="\#(y)" text-anchor="\#(anchor)" font-size="\#(size)" "#
      + #"fill="\#(Ink.text.rawValue)">\#(text.escapedForXML)</text>"#
  }
}
