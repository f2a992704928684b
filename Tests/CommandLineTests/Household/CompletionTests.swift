import Foundation
import Testing

struct CompletionTests {
  @Test(arguments: [
    ("planner di", "dish"), ("planner dish a", "add"), ("planner fill --aga", "--again"),
    ("planner fill ne", "next"), ("planner week assign cur", "current"),
    ("planner settings s", "set"), ("planner sho", "shopping"), ("planner --ver", "--version"),
    ("planner rules li", "lint"), ("planner dish edit Lentejas --rat", "--rating"),
  ])
  func `bash completes what the program knows`(typed: String, word: String) throws {
    #expect(try Self.completions(of: typed) == [word])
  }

  @Test func `bash offers every first word, and files for the rest`() throws {
    let words = Set(try Self.completions(of: "planner "))
    #expect(words.isSuperset(of: ["init", "fill", "dish", "week", "today", "--help"]))
    #expect(!words.contains("add"))
    let files = try Self.completions(of: "planner fill Week")
    #expect(files == ["Weeks"])
    #expect(try Self.completions(of: "planner nosuchcommand zzz").isEmpty)
  }

  @Test(.enabled(if: Shell.zsh.isInstalled, "zsh is not installed."))
  func `zsh accepts the script`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(ProgramRun("completion", "zsh").output.utf8, to: "script")
    #expect(try Shell.zsh.run(["-n", script]).isEmpty)
  }

  @Test func `another shell is told which there are`() {
    let run = ProgramRun("completion", "fish", "--lang", "en")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("bash, zsh"))
  }

  /// What bash offers for the last word of a line, with the script sourced.
  private static func completions(of line: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let script = try folder.write(ProgramRun("completion", "bash").output.utf8, to: "script")
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try Shell.bash.run([
      "--norc", "-c",
      """
      set -u; source '\(script)' || exit 1
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      complete -p planner >/dev/null || exit 1
      _planner; printf '%s\\n' "${COMPREPLY[@]+"${COMPREPLY[@]}"}"
      """,
    ])
    return output.split(separator: "\n").map(String.init)
  }
}

/// A shell of the system.
private enum Shell: String {
  case bash
  case zsh

  private var path: String? {
    ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isInstalled: Bool { path != nil }

  /// Runs it in the folder of the tests and gives everything that it wrote.
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    process.currentDirectoryURL = Project.tests
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
