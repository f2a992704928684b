import Foundation
import HouseholdModel
import HouseholdStorage
import planner

/// A household's store in a folder of its own, and a day; runs commands on it within this process.
struct Home {
  let folder: TemporaryFolder

  /// The whole environment of the commands.
  var environment: [String: String]

  /// The seconds since 1970 in UTC, or `nil` for the day of the environment.
  var time: Int? {
    didSet { environment["PLANNER_TODAY"] = nil }
  }

  /// - Parameters:
  ///   - setUp: Command lines that have to succeed, without the name of the program.
  ///   - today: The day.
  /// - Throws: When one of them does not succeed.
  init(_ setUp: [String] = [], today: String = "2026-12-02") throws {
    folder = try TemporaryFolder()
    environment = [
      "LC_ALL": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1", "TZ": "Europe/Madrid",
      "XDG_DATA_HOME": folder.url.path, "PLANNER_TODAY": today,
    ]
    for line in setUp {
      let run = run(line)
      guard run.exitCode == 0 else { throw SetUpError(line: line, errors: run.errors) }
    }
  }

  struct SetUpError: Error {
    var line: String
    var errors: String
  }

  /// Runs a command; `{folder}` in it is the folder.
  ///
  /// - Parameters:
  ///   - line: The command line without the name of the program.
  ///   - answers: What is typed when the program asks, or `nil` when nobody is there.
  /// - Returns: What came of it.
  func run(_ line: String, answers: [String]? = nil) -> ProgramRun {
    run(shellWords(line), answers: answers)
  }

  func run(_ words: [String], answers: [String]? = nil) -> ProgramRun {
    ProgramRun(
      words.map { $0.replacing("{folder}", with: folder.url.path) },
      environment: environment,
      input: answers.map { Answers($0).input(isTerminal: true) } ?? .nobody,
      time: time
    )
  }

  /// What the store holds.
  func household() throws -> Household {
    try withExtendedLifetime(folder) { try store.read() }
  }

  /// What is wrong with the store.
  func defects() throws -> [String] {
    try withExtendedLifetime(folder) { try store.integrityDefects() }
  }

  private var store: HouseholdStore {
    HouseholdStore(path: HouseholdStore.defaultPath(environment: environment))
  }

  /// Everything that the household has.
  var exported: String { run("household export --out -").output }
}
