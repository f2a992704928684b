/// How reports are drawn: how wide, with which colours and characters.
struct Style: Hashable, Sendable {
  var width: Int
  var usesColor: Bool

  /// Whether the reader's terminal shows more than ASCII.
  var usesUnicode: Bool

  /// The width where nobody says how wide the paper is.
  static let usualWidth = 110

  init(width: Int = Style.usualWidth, usesColor: Bool, usesUnicode: Bool) {
    self.width = width
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
  }

  init(color: Request.Color = .auto, console: Console) {
    let environment = console.environment
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? console.terminalWidth
    width = columns.map { min(max($0, 30), 400) } ?? Self.usualWidth
    usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        console.output.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
          && environment["TERM"] != "dumb"
      }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    usesUnicode = charset.contains("utf8")
  }

  var paragraph: Paragraph { Paragraph(width: width) }

  /// The mark of a pinned dish.
  var pinMark: String { usesUnicode ? "📌" : "*" }

  /// What ends the good news.
  var party: String { usesUnicode ? " 🎉" : "." }
}
