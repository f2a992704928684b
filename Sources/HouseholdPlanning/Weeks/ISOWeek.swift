import HouseholdModel
public import MealModel

/// A week by its number, as ISO 8601 counts: weeks begin on Monday, and the first week of a year is the
/// one with its first Thursday.
///
/// So 2024-12-30 lies in 2025-W01, and 2021-01-01 in 2020-W53.
public struct ISOWeek: Hashable, Sendable, CustomStringConvertible {
  /// The year of the week's Thursday.
  public let year: Int

  /// The number of the week, 1 to 53.
  public let number: Int

  /// The Monday of the week.
  public let monday: CivilDate

  /// The week with a number, or nothing when the year has no such week.
  public init?(year: Int, number: Int) {
    // 4 January always lies in the first week.
    guard (1...53).contains(number), let fourth = CivilDate(year: year, month: 1, day: 4),
      let monday = fourth.monday.advanced(by: 7 * (number - 1)),
      let thursday = monday.advanced(by: 3), thursday.year == year
    else { return nil }
    self.year = year
    self.number = number
    self.monday = monday
  }

  /// The week that a date lies in.
  public init(of date: CivilDate) {
    monday = date.monday
    // The last Monday of the calendar is 9999-12-27, which has a Thursday after it.
    let thursday = monday.advanced(by: 3) ?? monday
    year = thursday.year
    let newYear = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
    number = (thursday.dayNumber - newYear.dayNumber) / 7 + 1
  }

  /// Reads `2026-W49`, in capitals or not; anything else, also a week that the year does not have, gives
  /// nothing.
  public init?(text: String) {
    let parts = text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    guard Self.isWritten(text), let year = Int(parts[0]), let number = Int(parts[1].dropFirst())
    else { return nil }
    self.init(year: year, number: number)
  }

  /// Whether a text is written as a week is, four digits, `-W` and two digits, whether or not there is
  /// such a week.
  static func isWritten(_ text: String) -> Bool {
    let parts = text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 4 && parts[1].utf8.count == 3
      && parts[1].first == "W" && (parts[0] + parts[1].dropFirst()).utf8.allSatisfy(\.isDigit)
  }

  /// The week as `2026-W49`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-W\(padded(number, to: 2))"
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
