import MealModel
import MealPlanning
import PlanFiles

/// The week that a command is about, read in two steps so that errors know the file's language.
struct WeekInput {
  private(set) var file: WeekFile
  private var resolved: PlannableWeek?

  /// The language that the file asks for, or `nil`.
  var language: Language? { file.document.language }

  var week: PlannableWeek {
    guard let resolved else { preconditionFailure("A week is resolved before it is used.") }
    return resolved
  }

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - path: The week; `-` is standard input.
  ///   - dishes: A list of dishes that replaces the week's own, or `nil`.
  /// - Throws: `FileError`.
  init(file path: String, dishes: String?) throws {
    file = try WeekFile(readingFrom: Self.path(path))
    if let dishes {
      try file.replaceDishes(with: DishList(readingFrom: Self.path(dishes)))
    }
  }

  mutating func resolve() throws {
    resolved = try file.resolved()
  }

  /// The problem whose pins are everything that stands already, so that a fill keeps it: first the pins
  /// of the file, then what its plan adds.
  func problemWithPlanPinned() throws -> PlanningProblem {
    let pins = Set(week.problem.pins)
    let planned = week.plan.assignments(in: week.problem).filter { !pins.contains($0) }
    return try week.problem.replacingPins(week.problem.pins + planned)
  }

  private static func path(_ path: String) -> String {
    path == "-" ? "/dev/stdin" : path
  }
}
