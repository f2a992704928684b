import PlanTexts

/// A table of texts, broken to the width of the paper.
struct TextTable {
  private var rows: [[String]]
  private let style: Style

  /// No column is made narrower than this.
  private static let narrowestColumn = 8

  init(_ header: [String], style: Style) {
    rows = [header]
    self.style = style
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines of the table, its frame included.
  var lines: [String] {
    let widths = self.widths
    let frame = TableFrame(widths: widths, usesUnicode: style.usesUnicode)
    let bodies = rows.map { row in
      frame.row(zip(row, widths).map { $0.wrapped(to: max($1, 2)).map { StyledLine($0) } })
    }
    return [frame.top] + bodies[0] + [frame.middle] + bodies.dropFirst().flatMap(\.self)
      + [frame.bottom]
  }

  /// The widths of the columns; the widest give way until the table fits.
  private var widths: [Int] {
    var widths = rows[0].indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    let room = style.width - 3 * widths.count - 1
    while widths.reduce(0, +) > room,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.narrowestColumn
    {
      widths[widest] -= 1
    }
    return widths
  }
}
