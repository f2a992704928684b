import PlanTexts

/// Lines of a report that are broken to the width of the paper.
struct Paragraph {
  let width: Int

  /// A sentence, indented; what follows its first line is indented a little more.
  func lines(_ text: String, indent: Int = 0) -> [String] {
    // A word for each line has to fit however narrow the terminal is.
    let parts = text.wrapped(to: max(width - indent - 2, 20))
    return parts.enumerated()
      .map { index, part in
        String(repeating: " ", count: index == 0 ? indent : indent + 2) + part
      }
  }

  /// A sentence that ends in a command line, which is never broken: it is there to be copied.
  func lines(_ text: String, endingIn command: String) -> [String] {
    guard text.displayWidth > width, text.hasSuffix(command) else { return [text] }
    return lines(String(text.dropLast(command.count))) + ["  \(command)"]
  }

  /// A heading with sentences under it, or nothing when there are none.
  func section(_ heading: String, _ sentences: [String], indent: Int = 0) -> [String] {
    guard !sentences.isEmpty else { return [] }
    return lines(heading, indent: indent)
      + sentences.flatMap { lines($0, indent: indent + 2) }
  }
}
