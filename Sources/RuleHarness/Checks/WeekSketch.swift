public import MealModel
import PlanFiles

/// A week drawn as a text, days across and meals down, for checks of rules.
///
///     WeekSketch("lunch: Beef . Lentils / dinner: . [Soup] -", tags: ["meat": ["Beef"]])
///
/// A line is a meal with its days, and lines end with a line break or a slash. A cell is a dish, `.` for an empty
/// slot, `-` for no slot, or `[Soup]` for a pin. What stands left of a bar was eaten before the week,
/// what stands right of a second bar is planned after it: `lunch: Beef | . . | Beef`. An underscore in a
/// name stands for a space.
public struct WeekSketch: Hashable, Sendable {
  /// What stands in a meal of a day.
  enum Cell: Hashable {
    case noSlot
    case empty
    case dish(DishID, isPinned: Bool)
  }

  /// A line of the drawing.
  struct Row: Hashable {
    var meal: MealType

    /// By column, the days before the week first.
    var cells: [Cell]
  }

  let rows: [Row]

  /// How many columns lie before, in and after the week.
  let dayCounts: [Int]

  let tags: [TagID: [DishID]]

  /// The days of the week and how they fall into calendar weeks.
  public let window: PlanningWindow

  /// Draws a week; a drawing that cannot be read is the caller's mistake.
  ///
  /// - Parameters:
  ///   - picture: The drawing.
  ///   - tags: By tag the dishes that have it. Dishes that are not in the drawing are known from here.
  ///   - firstWeekday: The weekday of the first day that is not before the week.
  ///   - weekStart: The weekday on which a calendar week begins.
  public init(
    _ picture: String,
    tags: [TagID: [DishID]] = [:],
    from firstWeekday: Weekday = .monday,
    weekStart: Weekday = .monday
  ) {
    do {
      try self.init(parsing: picture, tags: tags, from: firstWeekday, weekStart: weekStart)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Reads a drawing that somebody else made.
  ///
  /// - Parameters:
  ///   - picture: The drawing.
  ///   - tags: By tag the dishes that have it.
  ///   - firstWeekday: The weekday of the first day that is not before the week.
  ///   - weekStart: The weekday on which a calendar week begins.
  /// - Throws: `SketchError` with the line that cannot be read.
  public init(
    parsing picture: String,
    tags: [TagID: [DishID]] = [:],
    from firstWeekday: Weekday = .monday,
    weekStart: Weekday = .monday
  ) throws(SketchError) {
    var rows: [Row] = []
    var dayCounts: [Int]?
    for (index, text) in picture.split(whereSeparator: { $0 == "/" || $0.isNewline }).enumerated()
    where !text.allSatisfy(\.isWhitespace) {
      let line = index + 1
      let (row, counts) = try Self.row(text, line: line)
      guard !rows.contains(where: { $0.meal == row.meal }) else {
        throw SketchError(line: line, reason: .mealTwice(row.meal.rawValue))
      }
      let expected = dayCounts ?? counts
      guard counts == expected else {
        throw SketchError(line: line, reason: .otherDays(expected: expected, found: counts))
      }
      dayCounts = expected
      rows.append(row)
    }
    guard let dayCounts else { throw SketchError(line: 1, reason: .empty) }
    self.rows = rows
    self.dayCounts = dayCounts
    self.tags = tags
    window = PlanningWindow(
      dayCount: dayCounts[1],
      firstWeekday: firstWeekday,
      weekStart: weekStart
    )
  }

  /// The day of a column, counted from the first day of the week.
  func day(ofColumn column: Int) -> Int { column - dayCounts[0] }

  /// Every dish, those of the drawing first.
  var dishes: [DishID] {
    var result: [DishID] = []
    var known: Set<DishID> = []
    func add(_ dish: DishID) {
      if known.insert(dish).inserted { result.append(dish) }
    }
    for case .dish(let dish, _) in rows.flatMap(\.cells) { add(dish) }
    for (_, dishes) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      dishes.forEach(add)
    }
    return result
  }

  private static func row(
    _ text: Substring,
    line: Int
  ) throws(SketchError) -> (row: Row, dayCounts: [Int]) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, name.last == ":", name.count > 1 else {
      throw SketchError(line: line, reason: .noMeal(words.joined(separator: " ")))
    }
    let parts = words.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count <= 3 else {
      throw SketchError(line: line, reason: .tooManyBars(parts.count - 1))
    }
    var counts = parts.map(\.count)
    if counts.count == 1 { counts.insert(0, at: 0) }
    if counts.count == 2 { counts.append(0) }
    var cells: [Cell] = []
    for word in parts.joined() { cells.append(try cell(word, line: line)) }
    return (Row(meal: MealType(named: String(name.dropLast())), cells: cells), counts)
  }

  private static func cell(_ word: Substring, line: Int) throws(SketchError) -> Cell {
    if word == "." { return .empty }
    if word == "-" { return .noSlot }
    let isPinned = word.first == "["
    guard isPinned == (word.last == "]"), word != "[", word != "]" else {
      throw SketchError(line: line, reason: .openBracket(String(word)))
    }
    let name = String(isPinned ? word.dropFirst().dropLast() : word)
      .map { $0 == "_" ? " " : $0 }
    return .dish(DishID(rawValue: String(name)), isPinned: isPinned)
  }
}
