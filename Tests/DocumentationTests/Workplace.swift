import Foundation

/// A folder of its own in which the built `planner` runs, and the home of whoever runs it.
///
/// It is Sunday, 29 November 2026, in Madrid, unless the settings before a command say otherwise.
struct Workplace {
  private let folder: URL

  struct Answer {
    var exitCode: Int32

    /// What the command printed, errors included; the folder is called `/home/ana`.
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

  /// Runs `planner` with arguments, and settings before it, as a shell reads them.
  func run(_ arguments: String, settings: [String] = []) throws -> Answer {
    let output = folder.appending(path: ".output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The program's name is the shell's `$0`; `exec` hands its exit code on unchanged.
    let exports = settings.map { "export \($0); " }.joined()
    process.arguments = ["-c", "\(exports)exec \"$0\" \(arguments)", Self.planner.path]
    process.currentDirectoryURL = folder
    let settings = [
      "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "110", "HOME": folder.path,
      "XDG_DATA_HOME": folder.appending(path: ".local/share").path,
      "XDG_CONFIG_HOME": folder.appending(path: ".config").path, "TZ": "Europe/Madrid",
      "PLANNER_TODAY": "2026-11-29",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return Answer(
      exitCode: process.terminationStatus,
      output: text.replacing(folder.path, with: "/home/ana")
    )
  }

  /// The executable, which the build puts beside the tests.
  private static let planner: URL = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "planner")
  }()
}
