public import HouseholdModel
public import MealModel

/// What making a menu anew took out of a week.
public struct Clearance: Hashable, Sendable {
  /// What was taken out, in the order of the days and meals.
  public let cleared: [StoredSlot]

  /// What stays in the planned meals.
  public let kept: [StoredSlot]

  /// The dishes that were taken out, to be set aside when the week is filled.
  public var dishes: Set<DishID> { Set(cleared.map(\.dish)) }
}

extension Household {
  /// Empties all planned meals of a week, whoever filled them; hidden ones stay (B-43).
  ///
  /// The days and diets that a week chose stay chosen. It cannot be undone, so ask first.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: What stood there, in the order of the days and meals.
  /// - Throws: `WeekError` with `pastWeek` or `tooFarAhead`.
  @discardableResult
  public mutating func reset(
    _ monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> [StoredSlot] {
    try clearMeals(of: monday, on: occasion) { _ in true }.cleared
  }

  /// Takes out what fills chose, so that the next fill chooses anew for the same days and diets (F-010).
  ///
  /// What somebody of the household chose stays, and so does the cook history. Give the dishes that were
  /// taken out to `weekFile` as those to set aside, or the same ones may come again.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: What was taken out and what stays.
  /// - Throws: `WeekError` with `pastWeek` or `tooFarAhead`.
  @discardableResult
  public mutating func regenerate(
    _ monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> Clearance {
    try clearMeals(of: monday, on: occasion) { $0.origin == .planned }
  }

  private mutating func clearMeals(
    of monday: CivilDate,
    on occasion: Occasion,
    where goes: (StoredSlot) -> Bool
  ) throws(WeekError) -> Clearance {
    try Editing.check(monday, at: occasion.moment)
    var week = week(beginning: monday, at: occasion.moment)
    let active = activeMeals(of: week, profile: occasion.profile)
    let cleared = active.filter(goes)
    guard !cleared.isEmpty else { return Clearance(cleared: [], kept: active) }
    let slots = Set(cleared.map(\.slot))
    week.slots.removeAll { slots.contains($0.slot) }
    store(week, changedAt: occasion.moment)
    return Clearance(cleared: cleared, kept: active.filter { !slots.contains($0.slot) })
  }
}
