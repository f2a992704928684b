/// The days that a plan covers and how they fall into calendar weeks.
///
/// Days are counted from zero at the first day of the window; days before it are negative. Weeks are
/// counted from zero at the calendar week of day zero.
public struct PlanningWindow: Hashable, Sendable {
  /// How many days the plan covers.
  public let dayCount: Int

  /// The weekday of day zero.
  public let firstWeekday: Weekday

  /// The weekday on which a calendar week begins; weekly rules count from it.
  public let weekStart: Weekday

  /// The date of day zero, or `nil` for a week without dates.
  public let startDate: CivilDate?

  /// A window without dates, by default a week from Monday to Sunday.
  public init(
    dayCount: Int = 7,
    firstWeekday: Weekday = .monday,
    weekStart: Weekday = .monday
  ) {
    self.dayCount = dayCount
    self.firstWeekday = firstWeekday
    self.weekStart = weekStart
    startDate = nil
  }

  /// A window that begins on a date.
  public init(start: CivilDate, dayCount: Int = 7, weekStart: Weekday = .monday) {
    self.dayCount = dayCount
    firstWeekday = start.weekday
    self.weekStart = weekStart
    startDate = start
  }

  public func weekday(ofDay day: Int) -> Weekday {
    firstWeekday.advanced(by: day)
  }

  /// The calendar week that a day falls in, zero for that of day zero.
  public func week(ofDay day: Int) -> Int {
    let shifted = day + daysIntoFirstWeek
    return shifted >= 0 ? shifted / 7 : -((6 - shifted) / 7)
  }

  /// The number of calendar weeks that the window touches.
  public var weekCount: Int {
    dayCount == 0 ? 0 : week(ofDay: dayCount - 1) + 1
  }

  /// The date of a day, or `nil` in a window without dates.
  public func date(ofDay day: Int) -> CivilDate? {
    startDate?.advanced(by: day)
  }

  /// How many days of the first calendar week lie before the window.
  private var daysIntoFirstWeek: Int {
    (firstWeekday.rawValue - weekStart.rawValue + 7) % 7
  }
}
