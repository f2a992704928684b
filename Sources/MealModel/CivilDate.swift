/// A day in the Gregorian calendar, without a time and without a time zone.
///
/// Plans are about days, not instants: a civil date is the same day everywhere, so no zone can move
/// a dinner to the day before.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, counted from 1.
  public let day: Int

  /// Makes a date, or nothing when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`; anything else, also a day that does not exist, gives nothing.
  public init?(iso text: String) {
    var numbers = [0, 0, 0]
    var part = 0
    var count = 0
    for byte in text.utf8 {
      switch (count, byte) {
      case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): part += 1
      case (4, _), (7, _), (10..., _): return nil
      case (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
        numbers[part] = 10 * numbers[part] + Int(byte - UInt8(ascii: "0"))
      default: return nil
      }
      count += 1
    }
    guard count == 10 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The date a number of days after 1970-01-01, or nothing outside the years 1 to 9999.
  ///
  /// The arithmetic is Howard Hinnant's `civil_from_days` (chrono-compatible low-level date
  /// algorithms, 2013): years are counted from March, so that leap days end a year.
  public init?(dayNumber: Int) {
    guard (-719_162...2_932_896).contains(dayNumber) else { return nil }
    let shifted = dayNumber + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01, negative before.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.thursday.advanced(by: dayNumber)
  }

  /// The date some days later, or nothing outside the years 1 to 9999.
  public func advanced(by days: Int) -> CivilDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: sum)
  }

  /// The date as `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.dayNumber < right.dayNumber
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
