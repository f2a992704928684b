import MealModel
import MealPlanning
import PlanFiles

/// The week that a command is about, read in two steps so that errors know the file's language.
struct WeekInput {
  private(set) var file: WeekFile
  private var resolved: PlannableWeek?

  /// How many meals were emptied to be chosen anew.
  private(set) var mealsChosenAnew = 0

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
    // The week comes first, so that it is the one that errors are about.
    let file = try WeekFile(readingFrom: Self.path(path))
    try self.init(file, dishes: dishes.map(Self.dishes))
  }

  /// Reads a list of dishes; `-` is standard input.
  static func dishes(of path: String) throws -> DishList {
    try DishList(readingFrom: Self.path(path))
  }

  /// A week that was read elsewhere.
  ///
  /// - Parameters:
  ///   - file: The week.
  ///   - dishes: A list of dishes that replaces the week's own, or `nil`.
  /// - Throws: `FileError`.
  init(_ file: WeekFile, dishes: DishList?) throws {
    self.file = file
    if let dishes { try self.file.replaceDishes(with: dishes) }
  }

  /// A week of the household, by the name that was typed.
  init(_ desk: StoredWeekDesk, again: Bool) throws {
    (file, mealsChosenAnew) = try desk.file(again: again)
  }

  mutating func resolve() throws {
    resolved = try file.resolved()
  }

  private static func path(_ path: String) -> String {
    path == "-" ? "/dev/stdin" : path
  }
}
