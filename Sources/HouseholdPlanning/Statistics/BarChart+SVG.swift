import MealModel
import PlanTexts

extension BarChart {
  /// The chart as a drawing that stands by itself and needs no other file.
  ///
  /// All letters are dark on white, whatever the colours of the tags are (B-42), and bars have a dark edge, so
  /// that light ones show.
  public var svg: String {
    let rows =
      bars.isEmpty
      ? [text(emptyText, x: Layout.margin, y: Layout.top + 16)] : bars.indices.flatMap(row)
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
          + #"viewBox="0 0 \#(width) \#(height)" role="img" font-family="sans-serif" "#
          + #"font-size="12">"#,
        "<title>\(title.escapedForXML)</title>",
        #"<rect width="100%" height="100%" fill="white"/>"#,
        text(title, x: Layout.margin, y: 28, size: 15),
      ] + rows + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private enum Layout {
    static let margin = 20
    static let top = 44
    static let rowHeight = 26
    static let barHeight = 16
    static let longestBar = 360
    static let ink = "#222222"
  }

  // MARK: Sizes

  /// Wide enough for the widest label, whose letters take about eight units each.
  private var barStart: Int {
    Layout.margin + 12 + 8 * (bars.map(\.label.displayWidth).max() ?? 0)
  }

  private var width: Int {
    let values = 8 * (bars.map { String($0.value).count }.max() ?? 0)
    let chart = bars.isEmpty ? 0 : barStart + Layout.longestBar + 8 + values
    let texts = max(9 * title.displayWidth, bars.isEmpty ? 8 * emptyText.displayWidth : 0)
    return max(chart, Layout.margin + texts) + Layout.margin
  }

  private var height: Int {
    Layout.top + max(1, bars.count) * Layout.rowHeight + Layout.margin
  }

  // MARK: Parts

  private func row(_ index: Int) -> [String] {
    let bar = bars[index]
    let top = Layout.top + index * Layout.rowHeight
    let length = Int(Int128(bar.value) * Int128(Layout.longestBar) / Int128(scale))
    let baseline = top + 13
    var lines = [text(bar.label, x: barStart - 8, y: baseline, anchor: "end")]
    if bar.value > 0 {
      lines.append(
        #"<rect x="\#(barStart)" y="\#(top)" width="\#(max(1, length))" "#
          + #"height="\#(Layout.barHeight)" fill="\#(bar.color)" stroke="\#(Layout.ink)" "#
          + #"stroke-width="0.5"/>"#
      )
    }
    return lines + [text(String(bar.value), x: barStart + length + 8, y: baseline)]
  }

  private func text(
    _ text: String,
    x: Int,
    y: Int,
    anchor: String = "start",
    size: Int = 12
  ) -> String {
    #"<text x="\#(x)" y="\#(y)" text-anchor="\#(anchor)" font-size="\#(size)" "#
      + #"fill="\#(Layout.ink)">\#(text.escapedForXML)</text>"#
  }
}
