public import MealModel

/// When something happens: the household's own day, and the instant for records.
///
/// The library never looks at a clock; whoever calls it does.
public struct Moment: Hashable, Sendable {
  /// The civil date where the household lives.
  public var today: CivilDate

  /// Seconds since 1970-01-01 00:00 UTC.
  public var timestamp: Int

  public init(today: CivilDate, timestamp: Int) {
    self.today = today
    self.timestamp = timestamp
  }

  /// The Monday of the week that `today` lies in.
  public var monday: CivilDate { today.monday }
}

extension CivilDate {
  /// The Monday of the week that the date lies in, as ISO 8601 counts weeks.
  ///
  /// The first and the last week of the calendar are cut: 0001-01-01 is a Monday, so that there always is one.
  public var monday: CivilDate {
    advanced(by: -weekday.rawValue) ?? self
  }
}
