import Foundation
import Testing

/// Every command in the documents does what people expect when they type it.
///
/// The commands of one document run in their order, in a folder with a copy of the data sets, so that
/// one may read what another has written and nothing of the project changes.
struct CommandTests {
  @Test(.timeLimit(.minutes(15)), arguments: Project.documents)
  func `every command of a document works`(document: String) throws {
    let commands = MarkdownDocument(try Project.text(document)).blocks
      .filter { $0.language == "sh" }
      .flatMap { ShellCommand.all(in: $0.lines) }
    guard !commands.isEmpty else { return }
    try Workplace.with { workplace in
      for command in commands {
        switch command.kind {
        case .planner(let arguments):
          let answer = try workplace.run(arguments, settings: command.settings)
          #expect(
            answer.exitCode == command.exitCode,
            "\(document): \(command.line)\n\(answer.output)"
          )
        case .script(let path):
          let file = Project.url(path).path
          #expect(
            FileManager.default.isExecutableFile(atPath: file),
            "\(document): there is no script \(path)"
          )
        case .tool:
          break
        case .unknown:
          Issue.record("\(document): nobody checks the command: \(command.line)")
        }
      }
    }
  }
}
