public import MealModel

/// A day as a file says it.
public enum DayReference: Hashable, Sendable, CustomStringConvertible {
  case weekday(Weekday)
  case date(CivilDate)

  /// The number of a day, counted from 1 at the first day of the plan.
  case number(Int)

  public var description: String {
    switch self {
    case .weekday(let weekday): weekday.key
    case .date(let date): date.description
    case .number(let number): String(number)
    }
  }
}

extension DayReference {
  init(_ cursor: JSONCursor) throws(FileError) {
    switch cursor.value {
    case .integer, .real:
      // Context days may lie before the first and after the last.
      let days = ProblemLimits.contextDays
      self = .number(try cursor.integer(in: days.lowerBound + 1...days.upperBound + 1))
    case .text(let text):
      if let weekday = Weekday(key: text) {
        self = .weekday(weekday)
      } else if let date = CivilDate(iso: text) {
        self = .date(date)
      } else {
        let keys = Weekday.allCases.map(\.key)
        throw cursor.error(.notADay(text), nearMatch: text.closestMatch(in: keys))
      }
    default:
      throw cursor.error(.wrongType(.dayOrNumber))
    }
  }

  var json: JSONText {
    switch self {
    case .weekday, .date: .text(description)
    case .number: .raw(description)
    }
  }
}

extension Weekday {
  package init(_ cursor: JSONCursor) throws(FileError) {
    self = try cursor.word(Weekday.allCases.map { ($0.key, $0) })
  }
}

extension CivilDate {
  package init(_ cursor: JSONCursor) throws(FileError) {
    let text = try cursor.text()
    guard let date = CivilDate(iso: text) else { throw cursor.error(.notADate(text)) }
    self = date
  }
}
