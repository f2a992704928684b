import Foundation

/// A run of the built program as a process of its own.
struct PlannerProcess {
  struct Answer: Hashable {
    var exitCode: Int32

    /// Whether a signal ended the process instead of an exit.
    var wasKilled: Bool

    var output: String
    var errors: String
  }

  /// English, no colours, a fixed width: what a machine's settings are must not matter.
  static let environment = ["LC_ALL": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"]

  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - environment: The whole environment.
  ///   - input: Where the input comes from, or `nil` for none.
  ///   - output: Where the output goes, or `nil` to keep it for the answer.
  /// - Throws: When the process cannot be started.
  init(
    _ arguments: [String],
    environment: [String: String] = environment,
    input: FileHandle? = nil,
    output: FileHandle? = nil
  ) throws {
    folder = try TemporaryFolder()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = Project.tests
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = try output ?? folder.newFile("output")
    process.standardError = try folder.newFile("errors")
    try process.run()
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end.
  func answer() throws -> Answer {
    process.waitUntilExit()
    return Answer(
      exitCode: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal,
      output: (try? folder.text(of: "output")) ?? "",
      errors: try folder.text(of: "errors")
    )
  }

  /// Starts the program and waits for its end.
  static func run(
    _ arguments: String...,
    environment: [String: String] = environment
  ) throws -> Answer {
    try PlannerProcess(arguments, environment: environment).answer()
  }

  /// The executable, which the build puts beside the tests.
  static let executable: URL = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "planner")
  }()
}
