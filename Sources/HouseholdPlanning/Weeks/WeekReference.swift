public import HouseholdModel
public import MealModel
import PlanFiles

/// A week as people name it: `current`, `next`, `+2`, `-1`, `2026-12-03` or `2026-W49`.
///
/// In Spanish also `actual`, `siguiente` and `próxima`. Case and accents of words do not count.
public enum WeekReference: Hashable, Sendable {
  /// Some weeks after the current one, which is the one that today lies in; negative for weeks before.
  case weeksFromNow(Int)

  /// The week that begins on a Monday.
  case beginning(CivilDate)

  /// Reads a week that somebody typed.
  ///
  /// - Parameter text: Without spaces around it.
  /// - Throws: `WeekError` with `notAWeek`, and what was probably meant, or with `noSuchWeek` for a date or
  ///   a week that the calendar does not have.
  public init(_ text: String) throws(WeekError) {
    let word = text.folded
    if let weeks = Self.words[word] {
      self = .weeksFromNow(weeks)
    } else if Self.isOffset(text) {
      guard let weeks = Int(text) else { throw WeekError(.noSuchWeek(text)) }
      self = .weeksFromNow(weeks)
    } else if ISOWeek.isWritten(text) {
      guard let week = ISOWeek(text: text) else { throw WeekError(.noSuchWeek(text)) }
      self = .beginning(week.monday)
    } else if Self.isWrittenAsDate(text) {
      guard let date = CivilDate(iso: text) else { throw WeekError(.noSuchWeek(text)) }
      self = .beginning(date.monday)
    } else {
      throw WeekError(.notAWeek(text), nearMatch: word.closestMatch(in: Self.words.keys))
    }
  }

  /// Whether a text means a week of a household and not a file.
  ///
  /// It does when it is written as a week is, also as one that does not exist. Everything else is a file; a
  /// file that is called `next` has to be named `./next`.
  public static func isWeek(_ text: String) -> Bool {
    words[text.folded] != nil || isOffset(text) || ISOWeek.isWritten(text) || isWrittenAsDate(text)
  }

  /// The Monday of the week.
  ///
  /// - Parameter moment: What "current" is counted from.
  /// - Returns: The Monday.
  /// - Throws: `WeekError` with `noSuchWeek` outside the years 1 to 9999.
  public func monday(at moment: Moment) throws(WeekError) -> CivilDate {
    switch self {
    case .beginning(let monday): return monday
    case .weeksFromNow(let weeks):
      let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
      guard !overflow, let monday = moment.monday.advanced(by: days) else {
        throw WeekError(.noSuchWeek(weeks < 0 ? "\(weeks)" : "+\(weeks)"))
      }
      return monday
    }
  }

  private static let words = [
    "current": 0, "actual": 0, "next": 1, "siguiente": 1, "proxima": 1,
  ]

  private static func isOffset(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return (text.hasPrefix("+") || text.hasPrefix("-")) && !digits.isEmpty
      && digits.allSatisfy(\.isDigit)
  }

  private static func isWrittenAsDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
  }
}
