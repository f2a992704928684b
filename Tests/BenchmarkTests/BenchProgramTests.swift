import BenchmarkSuites
import Foundation
import Testing
import planner

/// The program in a process of its own.
struct BenchProgramTests {
  private struct Answer {
    var code: Int32
    var output: String
    var errors: String
  }

  private func answer(_ words: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    process.currentDirectoryURL = Project.store.root
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are a few lines, which the pipe has room for until the output is read.
    let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      code: process.terminationStatus,
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self)
    )
  }

  /// The executable, which the build puts beside the tests.
  private static let program: URL = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "planner-bench")
  }()

  @Test(arguments: [
    "list", "generate", "run", "compare", "summary", "report", "gate", "best-known", "export",
    "audit",
  ])
  func `every command has a help with an example and its exit codes`(command: String) throws {
    let help = try answer([command, "--help"])
    #expect(help.code == 0 && help.errors.isEmpty)
    #expect(help.output.contains("Example: planner-bench \(command)"))
    #expect(help.output.contains("Exit codes: 0"))
    #expect(try answer(["--help"]).output.contains("  \(command)"))
  }

  @Test(arguments: [
    "", "fly", "run", "run nowhere", "run --fly", "run family --jobs 0", "run family --jobs",
    "run family --method magic", "run family --time-limit soon", "compare one", "report",
    "list more",
    "list --root /nowhere", "generate family --format xml", "best-known family --write",
  ])
  func `wrong usage is one clear line`(words: String) throws {
    let result = try answer(words.split(separator: " ").map(String.init))
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("planner-bench: "))
    #expect(result.errors.count(where: \.isNewline) == 1)
  }

  @Test(arguments: [
    ("run famly", "suite 'famly'; maybe 'family'?"), ("rnu", "command 'rnu'; maybe 'run'?"),
  ])
  func `a slip is met with what was probably meant`(words: String, ending: String) throws {
    let result = try answer(words.split(separator: " ").map(String.init))
    #expect(result.errors == "planner-bench: There is no \(ending)\n")
  }

  @Test
  func `a missing file is one clear line`() throws {
    let report = try answer(["report", "/nowhere"])
    #expect(report.code == 66 && report.errors.contains("/nowhere"))
    let result = try answer(["summary", "/nowhere"])
    #expect(result.code == 66)
    #expect(result.errors == "planner-bench: /nowhere: the file cannot be read.\n")
  }

  @Test
  func `a run adds to its file, and a second one finds everything there`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "rows.jsonl").path
    let words = ["run", "family", "--method", "greedy", "--repeat", "3", "--out", file]
    #expect(try answer(words).code == 0)
    let rows = try RowFile.rows(of: file)
    #expect(rows.count == 60)

    // As if the program had been killed while it wrote.
    let handle = try RowFile.appending(to: file)
    #expect(try answer(words).errors.hasSuffix("another run is adding to this file.\n"))
    try handle.write(contentsOf: Data(#"{"format": 1, "suite""#.utf8))
    try handle.close()
    let again = try answer(words)
    #expect(again.code == 0 && again.errors.hasPrefix("60 runs are in "))
    #expect(try RowFile.rows(of: file) == rows)

    #expect(try answer(["compare", file, file]).code == 0)
    #expect(try answer(["summary", file]).output.contains("| family | greedy:1 | 60 |"))
  }

  /// Where `scripts/bench-python` was never run, this would install a lot.
  private static let canReport = FileManager.default.isExecutableFile(
    atPath: Project.store.root.appending(path: ".build/peers/bin/python").path
  )

  @Test(.enabled(if: canReport))
  func `a report has tables and pictures`() throws {
    // Within the project, so that relative paths are tried too.
    let path = ".build/report-\(UUID().uuidString)"
    let folder = Project.store.root.appending(path: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (rows, out) = ("\(path)/rows.jsonl", folder.appending(path: "docs"))
    let methods = "optimal,program,plain,greedy"
    #expect(try answer(["run", "traps", "--method", methods, "--out", rows]).code == 0)
    let report = try answer(["report", rows, "--out", "\(path)/docs", "--note", "Only a test."])
    #expect(report.code == 0)
    let text = try String(contentsOf: out.appending(path: "README.md"), encoding: .utf8)
    #expect(text.contains("**Only a test.**") && text.contains("### traps"))
    #expect(text.contains("| planner | 26 of 26 |"))
    for picture in ["performance-profile", "time-columns", "greedy"] {
      let file = out.appending(path: "\(picture).svg")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("</svg>"))
    }
  }

  @Test
  func `an interrupt ends a run after the current week and leaves whole rows`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rows-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["run", "households", "--method", "greedy:100", "--out", file.path]
    process.currentDirectoryURL = Project.store.root
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    func size() -> Int { FileManager.default.contents(atPath: file.path)?.count ?? 0 }
    while process.isRunning, size() == 0 { Thread.sleep(forTimeInterval: 0.01) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasSuffix("}\n"))
    #expect((1..<1_000).contains(try RowFile.rows(of: file.path).count))
  }

  @Test
  func `rows that are none are named by their line`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rows-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try "{}\n".write(to: file, atomically: true, encoding: .utf8)
    let result = try answer(["summary", file.path])
    #expect(result.code == 65)
    #expect(result.errors.contains("line 1 is no row: the key 'format' is missing"))
  }

  @Test
  func `weeks on lines are as many as the suite has`() throws {
    let result = try answer(["generate", "traps", "--format", "ndjson"])
    #expect(result.code == 0)
    #expect(result.output.count(where: \.isNewline) == 26)
  }

  @Test
  func `rows name the version of the planner`() {
    #expect(Machine.engineVersion == Program.version)
  }
}
