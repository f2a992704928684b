import MealModel

/// Finds out which days of a window a file means.
struct DayTable {
  let window: PlanningWindow

  init(_ week: WeekDocument.Week) {
    let weekStart = week.weekStart ?? .monday
    let dayCount = week.days ?? 7
    if let start = week.start {
      window = PlanningWindow(start: start, dayCount: dayCount, weekStart: weekStart)
    } else {
      window = PlanningWindow(
        dayCount: dayCount,
        firstWeekday: week.firstDay ?? weekStart,
        weekStart: weekStart
      )
    }
  }

  private var days: Range<Int> { 0..<window.dayCount }

  /// The one day of the window that is meant.
  func day(_ reference: DayReference) throws(DayDefect) -> Int {
    let matches = try days(reference)
    guard matches.count < 2 else { throw .weekdayUnclear }
    guard let day = matches.first else { throw .outside }
    return day
  }

  /// Every day of the window that is meant: a weekday can come round more than once or not at all.
  func days(_ reference: DayReference) throws(DayDefect) -> [Int] {
    switch reference {
    case .weekday(let weekday):
      return days.filter { window.weekday(ofDay: $0) == weekday }
    case .date, .number:
      let day = try position(reference)
      guard days.contains(day) else { throw .outside }
      return [day]
    }
  }

  /// The day before the window that is meant; a weekday is the last such day.
  func dayBefore(_ reference: DayReference) throws(DayDefect) -> Int {
    let day: Int
    if case .weekday(let weekday) = reference {
      let distance = (window.firstWeekday.rawValue - weekday.rawValue + 6) % 7 + 1
      day = -distance
    } else {
      day = try position(reference)
    }
    guard !days.contains(day) else { throw .insideWindow }
    guard day < 0 else { throw .otherSide }
    return try checked(day)
  }

  /// The day after the window that is meant; a weekday is the first such day.
  func dayAfter(_ reference: DayReference) throws(DayDefect) -> Int {
    let day: Int
    if case .weekday(let weekday) = reference {
      let next = window.weekday(ofDay: window.dayCount)
      day = window.dayCount + (weekday.rawValue - next.rawValue + 7) % 7
    } else {
      day = try position(reference)
    }
    guard !days.contains(day) else { throw .insideWindow }
    guard day >= 0 else { throw .otherSide }
    return try checked(day)
  }

  private func position(_ reference: DayReference) throws(DayDefect) -> Int {
    switch reference {
    case .weekday(let weekday):
      preconditionFailure("The weekday \(weekday) has no position of its own.")
    case .date(let date):
      guard let start = window.startDate else { throw .noStartDate }
      return date.dayNumber - start.dayNumber
    case .number(let number):
      return number - 1
    }
  }

  private func checked(_ day: Int) throws(DayDefect) -> Int {
    guard ProblemLimits.contextDays.contains(day) else { throw .tooFar }
    return day
  }
}

/// Why a day of a file cannot be used where it stands.
enum DayDefect: Error {
  case outside
  case weekdayUnclear
  case noStartDate
  case insideWindow
  case otherSide
  case tooFar

  func reason(for reference: DayReference) -> FileError.Reason {
    let text = reference.description
    return switch self {
    case .outside, .tooFar: .dayOutside(text)
    case .weekdayUnclear: .weekdayUnclear(text)
    case .noStartDate: .dateWithoutStart(text)
    case .insideWindow: .contextInside(text)
    case .otherSide: .contextOnOtherSide(text)
    }
  }
}

extension DayTable {
  /// The ways in which a file can write days.
  enum Style {
    case weekdays
    case dates
    case numbers
  }

  /// The way of writing that is clear for every day of the window and, where there is a choice, that
  /// of the file.
  func style(of written: [DayReference]) -> Style {
    guard window.dayCount <= 7 else { return window.startDate == nil ? .numbers : .dates }
    return switch written.first {
    case .date: .dates
    case .number: .numbers
    case .weekday, nil: .weekdays
    }
  }

  /// A day in a way of writing; without a date it falls back to its number.
  func reference(to day: Int, _ style: Style) -> DayReference {
    switch style {
    case .weekdays: .weekday(window.weekday(ofDay: day))
    case .dates: window.date(ofDay: day).map(DayReference.date) ?? .number(day + 1)
    case .numbers: .number(day + 1)
    }
  }

  /// A day as messages call it.
  func name(of day: Int) -> String {
    reference(to: day, style(of: [])).description
  }

  /// The defect of a second dish in a slot.
  func taken(_ slot: MealSlot) -> FileError.Reason {
    .slotTaken(day: name(of: slot.day), meal: slot.meal)
  }
}
