import BenchmarkSuites
import Foundation
import Synchronization
import Testing
import planner
import planner_bench

/// `getopt_long` keeps its position in variables of the process, so these run one after the other.
@Suite(.serialized)
struct BenchProgramTests {
  private struct Answer {
    var code: Int32
    var output: String
    var errors: String
  }

  private func answer(_ words: String...) -> Answer {
    let texts = Texts()
    let program = BenchProgram(
      console: BenchConsole(
        output: { text in
          texts.add(output: text)
          return true
        },
        writeError: { texts.add(errors: $0) }
      ),
      folder: Project.store.root
    )
    let code = program.run(words)
    return Answer(code: code, output: texts.output, errors: texts.errors)
  }

  @Test(arguments: ["list", "generate", "run", "compare", "summary", "gate", "best-known"])
  func `every command has a help with an example and its exit codes`(command: String) {
    let help = answer(command, "--help")
    #expect(help.code == 0 && help.errors.isEmpty)
    #expect(help.output.contains("Example: planner-bench \(command)"))
    #expect(help.output.contains("Exit codes: 0"))
    #expect(answer("--help").output.contains("  \(command)"))
  }

  @Test(arguments: [
    ([], 64), (["fly"], 64), (["run"], 64), (["run", "nowhere"], 64), (["run", "--fly"], 64),
    (["run", "family", "--jobs", "0"], 64), (["run", "family", "--jobs"], 64),
    (["run", "family", "--method", "magic"], 64), (["run", "family", "--time-limit", "soon"], 64),
    (["compare", "one"], 64), (["summary", "/nowhere"], 66), (["list", "more"], 64),
    (["list", "--root", "/nowhere"], 64), (["generate", "family", "--format", "xml"], 64),
    (["best-known", "family", "--write"], 64),
  ])
  func `bad input is one clear line`(words: [String], code: Int32) {
    let texts = Texts()
    let program = BenchProgram(
      console: BenchConsole(output: { _ in true }, writeError: { texts.add(errors: $0) }),
      folder: Project.store.root
    )
    #expect(program.run(words) == code)
    #expect(texts.errors.hasPrefix("planner-bench: "))
    #expect(texts.errors.count(where: \.isNewline) == 1)
  }

  @Test
  func `a run adds to its file, and a second one finds everything there`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "rows.jsonl").path
    let words = ["run", "family", "--method", "greedy", "--repeat", "3", "--out", file]
    func run() -> Answer {
      answer(words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    }
    #expect(run().code == 0)
    let rows = try RowFile.rows(of: file)
    #expect(rows.count == 60)

    // As if the program had been killed while it wrote.
    let handle = try RowFile.appending(to: file)
    try handle.write(contentsOf: Data(#"{"format": 1, "suite""#.utf8))
    try handle.close()
    let again = run()
    #expect(again.code == 0 && again.errors.hasPrefix("60 runs are in "))
    #expect(try RowFile.rows(of: file) == rows)

    #expect(answer("compare", file, file).code == 0)
    #expect(answer("summary", file).output.contains("| family | greedy:1 | 60 |"))
  }

  @Test
  func `rows that are none are named by their line`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rows-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try "{}\n".write(to: file, atomically: true, encoding: .utf8)
    let result = answer("summary", file.path)
    #expect(result.code == 65)
    #expect(result.errors.contains("line 1 is no row: the key 'format' is missing"))
  }

  @Test
  func `weeks on lines are as many as the suite has`() {
    let result = answer("generate", "traps", "--format", "ndjson")
    #expect(result.code == 0)
    #expect(result.output.count(where: \.isNewline) == 26)
  }

  @Test
  func `rows name the version of the planner`() {
    #expect(Machine.engineVersion == Program.version)
  }
}

/// Collects what a program writes.
private final class Texts: Sendable {
  private let state = Mutex((output: "", errors: ""))

  var output: String { state.withLock { $0.output } }
  var errors: String { state.withLock { $0.errors } }

  func add(output text: String) { state.withLock { $0.output += text } }
  func add(errors text: String) { state.withLock { $0.errors += text } }
}
