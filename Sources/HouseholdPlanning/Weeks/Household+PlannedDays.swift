public import HouseholdModel
public import MealModel

/// What came of choosing the days of a week anew.
public struct NewDays: Hashable, Sendable {
  /// Dishes that stay in meals that are planned.
  public let kept: [StoredSlot]

  /// Dishes that were taken out because their day now asks for a stricter diet.
  public let cleared: [StoredSlot]

  /// Dishes on days that are no longer planned; they come back with their day.
  public let hidden: [StoredSlot]
}

extension Household {
  /// Chooses the days of a week and what each asks for, in place of those chosen before (F-004, F-011).
  ///
  /// - Parameters:
  ///   - dietOfDay: The planned days with their diets; empty for none.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: What became of the dishes that stood in the week.
  /// - Throws: `WeekError` with `pastWeek`, `tooFarAhead`, or `daysNotChosen` for a profile that takes its days
  ///   from the settings.
  @discardableResult
  public mutating func planDays(
    _ dietOfDay: [Weekday: DietLevel],
    ofWeek monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> NewDays {
    try Editing.check(monday, at: occasion.moment)
    guard occasion.profile.choosesDays else { throw WeekError(.daysNotChosen) }
    var week = week(beginning: monday, at: occasion.moment)
    let diets = Dictionary(uniqueKeysWithValues: dietOfDay.map { ($0.key.rawValue, $0.value) })
    week.dietOfDay = diets.isEmpty ? nil : diets
    let planned = activeMeals(of: week, profile: occasion.profile)
    let cleared = planned.filter { stored in
      (dish(stored.dish)?.diet ?? .standard) < diets[stored.slot.day] ?? .standard
    }
    let slots = Set(cleared.map(\.slot))
    week.slots.removeAll { slots.contains($0.slot) }
    store(week, changedAt: occasion.moment)
    return NewDays(
      kept: planned.filter { !slots.contains($0.slot) },
      cleared: cleared,
      hidden: hiddenMeals(of: week, profile: occasion.profile)
    )
  }
}
