/// A table in Markdown; columns after the first ones with text are set to the right.
package struct MarkdownTable {
  private var lines: [[String]]
  private let textColumns: Int

  package init(_ header: [String], textColumns: Int = 1) {
    lines = [header]
    self.textColumns = textColumns
  }

  /// Adds a row; a bar in a cell stays in it.
  package mutating func add(_ cells: [String]) {
    lines.append(cells.map { $0.replacing("|", with: "\\|") })
  }

  /// The table with a line break behind every line.
  package var text: String {
    let rule = lines[0].indices.map { $0 < textColumns ? "---" : "---:" }
    return ([lines[0], rule] + lines.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }
}
