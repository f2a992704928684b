import Foundation

/// A command that a document tells people to type.
struct ShellCommand: Hashable {
  enum Kind: Hashable {
    /// `planner` with its arguments, as a shell understands them.
    case planner(String)

    /// A script of the project.
    case script(String)

    /// A tool that every machine with Swift has, or one that the tests of `batch` try where it is
    /// installed; what it does is not checked here.
    case tool

    case unknown
  }

  var kind: Kind

  /// The settings before the command, such as `PLANNER_TODAY=2026-11-30`.
  var settings: [String] = []

  var line: String
  var exitCode: Int32

  /// The commands of a block; a line that ends in a backslash goes on in the next one.
  ///
  /// `# exits N` behind a command, or alone on the line after it, says which exit code it has.
  ///
  /// - Parameter lines: The lines of a block.
  /// - Returns: The commands in their order.
  static func all(in lines: [String]) -> [ShellCommand] {
    var result: [ShellCommand] = []
    var pending = ""
    for line in lines {
      let text = pending + line.trimmingCharacters(in: .whitespaces)
      if text.hasSuffix("\\") {
        pending = text.dropLast() + ""
        continue
      }
      pending = ""
      let (command, comment) = split(text)
      let code = comment.flatMap(exitCode)
      if command.isEmpty {
        if let code, !result.isEmpty { result[result.count - 1].exitCode = code }
      } else {
        let words = command.split(separator: " ").map(String.init)
        let settings = Array(words.prefix(while: isSetting))
        result.append(
          ShellCommand(
            kind: kind(of: words.dropFirst(settings.count)),
            settings: settings,
            line: command,
            exitCode: code ?? 0
          )
        )
      }
    }
    return result
  }

  /// Parts a line from its comment, which begins with a `#` after a space or at the start.
  private static func split(_ text: String) -> (command: String, comment: String?) {
    if text.hasPrefix("#") { return ("", text) }
    guard let range = text.firstRange(of: " #") else { return (text, nil) }
    let command = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    return (command, String(text[range.lowerBound...].dropFirst()))
  }

  private static func exitCode(of comment: String) -> Int32? {
    guard let range = comment.firstRange(of: "exits ") else { return nil }
    return Int32(comment[range.upperBound...].prefix(while: \.isNumber))
  }

  private static func isSetting(_ word: String) -> Bool {
    word.contains("=") && word.first?.isLetter == true
  }

  private static func kind(of words: ArraySlice<String>) -> Kind {
    guard let first = words.first else { return .unknown }
    if first == "planner" { return .planner(words.dropFirst().joined(separator: " ")) }
    if first == "swift", words.dropFirst().first == "run",
      let position = words.firstIndex(of: "planner")
    {
      return .planner(words[(position + 1)...].joined(separator: " "))
    }
    if first.hasPrefix("scripts/") || first.hasPrefix("./scripts/") { return .script(first) }
    let tools = ["swift", "git", "cd", "apt", "apt-get", "sudo", "parallel"]
    return tools.contains(first) ? .tool : .unknown
  }
}
