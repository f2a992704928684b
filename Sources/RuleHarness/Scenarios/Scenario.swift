public import MealModel
public import PlanFiles

/// A week that is kept as an example, and what must hold in it.
public struct Scenario: Sendable {
  /// The name of the file without its folder and its ending.
  public var name: String

  public var file: WeekFile

  /// What the names and days of the file mean.
  public var week: PlannableWeek

  /// The problem in which everything that stands is a pin: first the pins of the file, then what its
  /// plan adds to them.
  public var problem: PlanningProblem

  /// What must hold, or `nil` for a week that is only looked at.
  public var expectation: Expectation?

  /// The file of the expectation, whether or not there is one.
  public var expectationFile: String { Self.expectationFile(besideWeek: file.file) }

  /// A scenario that was made in memory.
  ///
  /// - Parameters:
  ///   - file: The week.
  ///   - expectation: What must hold in it.
  /// - Throws: `FileError` when the week makes no sense.
  public init(_ file: WeekFile, expecting expectation: Expectation? = nil) throws {
    self.file = file
    self.expectation = expectation
    name = Self.name(ofFile: file.file)
    week = try file.resolved()
    problem = try week.standingProblem()
  }

  /// Reads `NAME.json`, and `NAME.expected.json` beside it if there is one.
  ///
  /// - Parameter path: The file of the week.
  /// - Throws: `FileError` about the first defect of either file.
  public init(readingFrom path: String) throws {
    try self.init(WeekFile(readingFrom: path))
    guard ScenarioFolder.hasFile(expectationFile) else { return }
    expectation = try ExpectationReader(names: ProblemNames(problem))
      .expectation(JSONCursor(readingFrom: expectationFile))
  }

  /// The ending of the files with expectations.
  static let expectationEnding = ".expected.json"

  static let weekEnding = ".json"

  private static func expectationFile(besideWeek path: String) -> String {
    let stem = path.hasSuffix(weekEnding) ? String(path.dropLast(weekEnding.count)) : path
    return stem + expectationEnding
  }

  private static func name(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(weekEnding) ? String(name.dropLast(weekEnding.count)) : name
  }
}
