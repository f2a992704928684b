public import HouseholdModel
public import MealModel

extension Household {
  /// What is planned for a day, in the order of its meals; hidden meals are left out.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - profile: The profile of the household.
  /// - Returns: The meals that hold a dish.
  public func meals(on date: CivilDate, profile: Profile) -> [PlannedMeal] {
    guard let week = week(date.monday) else { return [] }
    return activeMeals(of: week, profile: profile)
      .filter { $0.slot.day == date.weekday.rawValue }
      .map { PlannedMeal(date, $0.slot.meal, $0.dish) }
  }

  /// What is planned for the first day that has anything, today or later (F-007, B-76).
  ///
  /// - Parameters:
  ///   - today: The day to begin with.
  ///   - profile: The profile of the household.
  /// - Returns: The meals of that day; empty where nothing is planned any more.
  public func nextMeals(from today: CivilDate, profile: Profile) -> [PlannedMeal] {
    for week in weeks where week.start >= today.monday {
      let meals = activeMeals(of: week, profile: profile)
        .compactMap { stored in
          week.start.advanced(by: stored.slot.day)
            .map { PlannedMeal($0, stored.slot.meal, stored.dish) }
        }
        .filter { $0.date >= today }
      if let first = meals.map(\.date).min() { return meals.filter { $0.date == first } }
    }
    return []
  }
}
