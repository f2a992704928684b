import MealModel
import PlanFiles
import PlanTexts

extension BarChart {
  /// The narrowest terminal that a chart fits: the longest number, a letter and a bar.
  public static let narrowestWidth = 24

  /// The chart as lines of text: the title, then for each bar its label, the bar and its value.
  ///
  /// Bars are drawn in eighths of a column, and plain ones with `#`. Every value above zero shows. Labels that
  /// are too long are cut.
  ///
  /// - Parameters:
  ///   - width: How many columns there are, at least `narrowestWidth`.
  ///   - isPlain: Whether only ASCII may draw.
  /// - Returns: Lines that are at most as wide.
  public func lines(width: Int, isPlain: Bool = false) -> [String] {
    precondition(width >= Self.narrowestWidth, "A chart of \(width) columns shows nothing.")
    let heading = title.onOneLine.wrapped(to: width)
    guard !bars.isEmpty else { return heading + emptyText.onOneLine.wrapped(to: width) }
    let values = bars.map { String($0.value) }
    let valueWidth = values.map(\.count).max() ?? 0
    let labels = bars.map { $0.label.onOneLine.cut(to: (width - valueWidth - 2) / 2) }
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    let room = width - labelWidth - valueWidth - 2
    return heading
      + bars.indices.map { index in
        let label = labels[index]
        let padding = String(repeating: " ", count: labelWidth - label.displayWidth)
        let bar = isPlain ? hashes(bars[index], in: room) : blocks(bars[index], in: room)
        return [label + padding, bar, values[index]].filter { !$0.isEmpty }.joined(separator: " ")
      }
  }

  /// How many units of a room a bar takes; one at least when it is not zero.
  private func length(_ bar: Bar, of units: Int) -> Int {
    guard bar.value > 0 else { return 0 }
    // Halves up; in 128 bits, since values have no limit.
    let product = Int128(bar.value) * Int128(2 * units) + Int128(scale)
    return max(1, Int(product / (2 * Int128(scale))))
  }

  private func hashes(_ bar: Bar, in room: Int) -> String {
    String(repeating: "#", count: length(bar, of: room))
  }

  private func blocks(_ bar: Bar, in room: Int) -> String {
    let eighths = length(bar, of: 8 * room)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}

extension String {
  /// The text in so many columns, with an ellipsis where something is missing.
  fileprivate func cut(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var cut = ""
    var taken = 1
    for character in self {
      taken += character.displayWidth
      guard taken <= width else { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
