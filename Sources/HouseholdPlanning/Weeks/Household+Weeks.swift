public import HouseholdModel
public import MealModel

/// Which weeks of a household may be changed.
enum Editing {
  /// How many weeks after the current one can be planned (M-146).
  static let weeksAhead = 4

  /// Lets the current week and those ahead through.
  ///
  /// The current week is open as a whole, also its days that are over (B-29).
  static func check(_ monday: CivilDate, at moment: Moment) throws(WeekError) {
    guard monday >= moment.monday else { throw WeekError(.pastWeek(monday)) }
    guard monday.dayNumber - moment.monday.dayNumber <= 7 * weeksAhead else {
      throw WeekError(.tooFarAhead(monday))
    }
  }
}

extension Household {
  /// The week that somebody means, an empty one where nothing is stored.
  ///
  /// Nothing is stored by looking at a week: the past has no weeks that nobody planned.
  ///
  /// - Parameters:
  ///   - reference: Which week.
  ///   - moment: Today, where the household lives.
  /// - Returns: The week as it is stored, or an empty one that is not.
  /// - Throws: `WeekError` for a week outside the calendar.
  public func week(
    at reference: WeekReference,
    in moment: Moment
  ) throws(WeekError) -> StoredWeek {
    week(beginning: try reference.monday(at: moment), at: moment)
  }

  /// The stored week that begins on a Monday, or an empty one that is not stored.
  func week(beginning monday: CivilDate, at moment: Moment) -> StoredWeek {
    week(monday) ?? StoredWeek(start: monday, createdAt: moment.timestamp)
  }

  /// Stores an empty current week when there is none (M-143).
  ///
  /// - Parameter moment: Today, where the household lives.
  /// - Returns: Whether it was missing.
  @discardableResult
  public mutating func createCurrentWeek(at moment: Moment) -> Bool {
    guard week(moment.monday) == nil else { return false }
    store(StoredWeek(start: moment.monday, createdAt: moment.timestamp))
    return true
  }

  /// Whether a week can be changed.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week.
  ///   - moment: Today, where the household lives.
  /// - Throws: `WeekError` with `pastWeek` or `tooFarAhead`.
  public func checkEditable(_ monday: CivilDate, at moment: Moment) throws(WeekError) {
    try Editing.check(monday, at: moment)
  }

  /// Puts a week where it belongs, in place of an older version of it.
  ///
  /// Its meals are brought into order, and when they or the days differ from the older version, the week
  /// counts as changed now.
  mutating func store(_ week: StoredWeek, changedAt moment: Moment) {
    var week = week
    week.slots.sort { MealSlot.isInOrder($0.slot, $1.slot) }
    let old = self.week(week.start)
    if old?.slots != week.slots || old?.dietOfDay != week.dietOfDay {
      week.updatedAt = moment.timestamp
    }
    store(week)
  }

  private mutating func store(_ week: StoredWeek) {
    let position = weeks.firstIndex { $0.start >= week.start } ?? weeks.endIndex
    if position < weeks.endIndex, weeks[position].start == week.start {
      weeks[position] = week
    } else {
      weeks.insert(week, at: position)
    }
  }
}

extension StoredWeek {
  /// The dish of a meal, or `nil`.
  public subscript(slot: MealSlot) -> StoredSlot? {
    slots.first { $0.slot == slot }
  }

  /// Puts a dish into a meal in place of what stood there.
  mutating func put(_ new: StoredSlot) {
    slots.removeAll { $0.slot == new.slot }
    slots.append(new)
  }
}
