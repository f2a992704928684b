/// The lines around the cells of a table.
struct TableFrame {
  let widths: [Int]
  let usesUnicode: Bool

  var top: String { usesUnicode ? rule("┌", "┬", "┐") : rule("+", "+", "+") }
  var middle: String { usesUnicode ? rule("├", "┼", "┤") : rule("+", "+", "+") }
  var bottom: String { usesUnicode ? rule("└", "┴", "┘") : rule("+", "+", "+") }

  /// A row of the table; it is as high as its highest cell.
  func row(_ cells: [[StyledLine]]) -> [String] {
    let bar = usesUnicode ? "│" : "|"
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let parts = zip(cells, widths).map { cell, width in
        " " + (line < cell.count ? cell[line] : StyledLine()).padded(to: width) + " "
      }
      return bar + parts.joined(separator: bar) + bar
    }
  }

  private func rule(_ left: String, _ between: String, _ right: String) -> String {
    let dash = usesUnicode ? "─" : "-"
    let parts = widths.map { String(repeating: dash, count: $0 + 2) }
    return left + parts.joined(separator: between) + right
  }
}
