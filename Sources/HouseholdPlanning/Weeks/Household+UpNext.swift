public import HouseholdModel
public import MealModel

/// The day of a menu that somebody wants to see first.
public enum HighlightedDay: Hashable, Sendable {
  /// There is a dish today.
  case today(CivilDate)

  /// There is none today; this is the next day with one.
  case upNext(CivilDate)
}

extension Household {
  /// The day of a week to show first: today, else the next one with a dish (F-007, B-76).
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: The day, or `nil` when no planned meal from today on has a dish.
  public func highlightedDay(
    ofWeek monday: CivilDate,
    on occasion: Occasion
  ) -> HighlightedDay? {
    guard let week = week(monday) else { return nil }
    let today = occasion.moment.today
    let days = activeMeals(of: week, profile: occasion.profile)
      .compactMap { monday.advanced(by: $0.slot.day) }
    guard let day = days.filter({ $0 >= today }).min() else { return nil }
    return day == today ? .today(day) : .upNext(day)
  }
}
