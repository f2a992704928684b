public import HouseholdModel
public import MealModel

/// Days that statistics are asked about; the raw value is what somebody types.
public enum StatisticsPeriod: String, Hashable, Sendable, CaseIterable {
  /// The week that today lies in.
  case thisWeek = "this-week"

  /// The week before that.
  case lastWeek = "last-week"

  /// The month that today lies in.
  case thisMonth = "this-month"

  /// The month before that.
  case lastMonth = "last-month"

  /// The year that today lies in.
  case thisYear = "this-year"

  /// From the first week or cooked dish to today.
  case everything = "all"

  /// The days, the one after the last as the bound: a week is exactly seven days.
  ///
  /// - Parameters:
  ///   - household: The household, whose first day counts for `everything`.
  ///   - today: The day on which it is asked.
  /// - Returns: The days; none for `everything` where nothing was planned or cooked up to today.
  public func days(of household: Household, on today: CivilDate) -> Range<CivilDate> {
    switch self {
    case .thisWeek: Self.period(.week, of: today)
    case .lastWeek: Self.period(.week, before: today)
    case .thisMonth: Self.period(.month, of: today)
    case .lastMonth: Self.period(.month, before: today)
    case .thisYear: Self.year(of: today)
    case .everything: Self.days(upTo: today, in: household)
    }
  }

  private static func period(_ step: PeriodStep, of date: CivilDate) -> Range<CivilDate> {
    step.start(of: date)..<step.end(of: date)
  }

  private static func period(_ step: PeriodStep, before date: CivilDate) -> Range<CivilDate> {
    let end = step.start(of: date)
    // The calendar's first week and month have none before them.
    guard let before = end.advanced(by: -1) else { return end..<end }
    return step.start(of: before)..<end
  }

  private static func year(of date: CivilDate) -> Range<CivilDate> {
    guard let first = CivilDate(year: date.year, month: 1, day: 1) else { return date..<date }
    return first..<(CivilDate(year: date.year + 1, month: 1, day: 1) ?? .lastOfCalendar)
  }

  private static func days(upTo today: CivilDate, in household: Household) -> Range<CivilDate> {
    let end = today.advanced(by: 1) ?? today
    let dates = household.weeks.map(\.start) + household.cookEvents.map(\.date)
    guard let first = dates.min(), first < end else { return end..<end }
    return first..<end
  }
}
