import HouseholdModel
public import MealModel

/// How statistics divide time.
public enum PeriodStep: String, Hashable, Sendable, CaseIterable {
  /// From Monday to Sunday.
  case week

  /// A month of the calendar.
  case month

  /// The first day of the period that a date lies in.
  public func start(of date: CivilDate) -> CivilDate {
    switch self {
    case .week: date.monday
    case .month: CivilDate(year: date.year, month: date.month, day: 1) ?? date
    }
  }

  /// The first day after the period that a date lies in; the calendar's last day for its last period.
  public func end(of date: CivilDate) -> CivilDate {
    let first = start(of: date)
    let end: CivilDate? =
      switch self {
      case .week: first.advanced(by: 7)
      case .month:
        first.month == 12
          ? CivilDate(year: first.year + 1, month: 1, day: 1)
          : CivilDate(year: first.year, month: first.month + 1, day: 1)
      }
    return end ?? .lastOfCalendar
  }

  /// The periods that some days lie in, cut to those days.
  public func periods(in days: Range<CivilDate>) -> [Range<CivilDate>] {
    var periods: [Range<CivilDate>] = []
    var first = days.lowerBound
    while first < days.upperBound {
      let end = min(end(of: first), days.upperBound)
      periods.append(first..<end)
      first = end
    }
    return periods
  }
}

extension CivilDate {
  /// The last day that there is a date for, 9999-12-31.
  static let lastOfCalendar: CivilDate = {
    guard let last = CivilDate(year: 9999, month: 12, day: 31) else {
      preconditionFailure("The calendar ends on 9999-12-31.")
    }
    return last
  }()
}
