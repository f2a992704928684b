import Foundation

/// A folder of its own in which the built `planner` runs.
struct Workplace {
  private let folder: URL

  struct Answer {
    var exitCode: Int32

    /// What the command printed, errors included.
    var output: String
  }

  /// Makes a folder with a copy of the data sets and the households as `weeks.ndjson`, and removes it
  /// afterwards.
  static func with(_ body: (Workplace) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "planner-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Project.url("datasets"),
      to: folder.appending(path: "datasets")
    )
    let households = folder.appending(path: "datasets/households")
    let weeks = try FileManager.default.contentsOfDirectory(atPath: households.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { try String(contentsOf: households.appending(path: $0), encoding: .utf8) }
      .map { $0.replacing("\n", with: " ") + "\n" }
    try Data(weeks.joined().utf8).write(to: folder.appending(path: "weeks.ndjson"))
    try body(Workplace(folder: folder))
  }

  /// Runs `planner` with arguments as a shell reads them.
  func run(_ arguments: String) throws -> Answer {
    let output = folder.appending(path: ".output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The program's name is the shell's `$0`; `exec` hands its exit code on unchanged.
    process.arguments = ["-c", "exec \"$0\" \(arguments)", Self.planner.path]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "110"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return Answer(exitCode: process.terminationStatus, output: text)
  }

  /// The executable, which the build puts beside the tests.
  private static let planner: URL = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "planner")
  }()
}
