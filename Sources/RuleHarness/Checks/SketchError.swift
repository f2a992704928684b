/// A drawing of a week that cannot be read.
public struct SketchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the drawing, counted from one; lines that a slash begins count too.
  public var line: Int

  /// What is wrong with it.
  public var reason: Reason

  /// The ways in which a drawing can be wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no line with a meal.
    case empty

    /// The line does not begin with a meal and a colon.
    case noMeal(String)

    /// The meal has a line already.
    case mealTwice(String)

    /// The days before, in and after the week are not those of the first line.
    case otherDays(expected: [Int], found: [Int])

    /// Two bars part the days before and after from the week; a third means nothing.
    case tooManyBars(Int)

    /// A bracket opens or closes alone.
    case openBracket(String)
  }

  /// Makes an error about a line.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .empty:
      "The sketch has no meals. Maybe you meant 'lunch: Beef . Soup'."
    case .noMeal(let text):
      "Line \(line) of the sketch: '\(text)' does not begin with a meal and a colon, as 'lunch:' does."
    case .mealTwice(let meal):
      "Line \(line) of the sketch: '\(meal)' has a line already."
    case .otherDays(let expected, let found):
      "Line \(line) of the sketch: the days before, in and after the week are \(found), "
        + "in the first line they are \(expected)."
    case .tooManyBars(let count):
      "Line \(line) of the sketch: \(count) bars, but two part what is before and after the week."
    case .openBracket(let cell):
      "Line \(line) of the sketch: '\(cell)' has one bracket; a pin is written as '[Beef]'."
    }
  }
}
