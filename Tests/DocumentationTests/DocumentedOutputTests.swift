import Foundation
import Testing

/// What a document shows as the output of a command is what the program prints.
///
/// A block of the kind `text` is the output of the last command in the `sh` block before it. All commands run in
/// their order. `PLANNER_WRITE_GOLDEN=1 swift test --filter DocumentedOutputTests` writes the blocks anew.
struct DocumentedOutputTests {
  @Test(arguments: [
    "docs/guides/changing-rules.md", "docs/guides/dinners-by-diet.md",
    "docs/guides/explanations.md", "docs/guides/sunday-evening.md",
  ])
  func `outputs in a document are what the program prints`(document: String) throws {
    let text = try Project.text(document)
    var lines: [String] = []
    var count = 0
    var isInOutput = false
    var shell: [String]?
    var printed: String?
    var shown: [String] = []
    try Workplace.with { workplace in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
        if line == "```sh" {
          shell = []
        } else if line == "```", let closed = shell {
          for command in ShellCommand.all(in: closed) {
            printed = try Self.output(of: command, workplace)
          }
          shell = nil
        } else if line == "```text" {
          isInOutput = true
          shown = []
        } else if line == "```", isInOutput {
          lines += Self.checked(shown, printed, document)
          count += 1
          isInOutput = false
        } else if isInOutput {
          shown.append(line)
          continue
        } else {
          shell?.append(line)
        }
        lines.append(line)
      }
    }
    #expect(count >= 5)
    if Self.isWriting {
      try Data(lines.joined(separator: "\n").utf8).write(to: Project.url(document))
    }
  }

  private static let isWriting = ProcessInfo.processInfo.environment["PLANNER_WRITE_GOLDEN"] != nil

  /// What a command prints, or `nil` when it is not one of the program.
  ///
  /// However slow the machine is, the output is that of a search that came to its end.
  private static func output(of command: ShellCommand, _ workplace: Workplace) throws -> String? {
    guard case .planner(let arguments) = command.kind else { return nil }
    let help = try workplace.run("\(arguments) --help").output
    let limit = help.contains("--time-limit") ? " --time-limit none" : ""
    return try workplace.run(arguments + limit, settings: command.settings).output
  }

  /// The lines of a block as they should be.
  private static func checked(_ shown: [String], _ output: String?, _ document: String) -> [String]
  {
    guard let output else {
      Issue.record("\(document): no command before the output \(shown.first ?? "")")
      return shown
    }
    var printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if printed.last?.isEmpty == true { printed.removeLast() }
    if shown.map(masked) == printed.map(masked) { return shown }
    #expect(isWriting, "\(document): \(shown.first ?? "") should be\n\(output)")
    return printed
  }

  /// A line without what differs from run to run and from solver to solver: times, also where they make
  /// the last column of a table wider, and counts of checks.
  private static func masked(_ line: String) -> String {
    line.replacing(#/\d+ ms|\d+[.,]\d s\b/#, with: "N ms")
      .replacing(#/(Comprobaciones: |Checks: )\d+/#) { "\($0.1)N" }
      .replacing(#/ +│$/#, with: " │")
      .replacing(#/─+([┐┤┘])$/#) { "─\($0.1)" }
  }
}
