public import HouseholdModel
public import MealModel

extension Household {
  /// Keeps that a dish was cooked on a day; the same dish on the same day is one event (B-75).
  ///
  /// Only this and `unmarkCooked` change the cook history: no plan does (F-002). A removed dish can be marked
  /// too, since it may have been cooked before.
  ///
  /// - Parameters:
  ///   - id: The dish.
  ///   - date: The day.
  ///   - moment: When it is said.
  /// - Returns: Whether this is new.
  /// - Throws: `HouseholdError` with `unknownDish` or `cookedInFuture`.
  public mutating func markCooked(
    _ id: DishID,
    on date: CivilDate,
    at moment: Moment
  ) throws(HouseholdError) -> Bool {
    guard dish(id) != nil else { throw HouseholdError(.unknownDish(id.rawValue)) }
    guard date <= moment.today else { throw HouseholdError(.cookedInFuture(date)) }
    let event = CookEvent(id, on: date)
    guard !cookEvents.contains(event) else { return false }
    let place =
      cookEvents.firstIndex { ($0.date, $0.dish.rawValue) > (date, id.rawValue) }
      ?? cookEvents.endIndex
    cookEvents.insert(event, at: place)
    return true
  }

  /// Takes back that a dish was cooked on a day.
  ///
  /// - Parameters:
  ///   - id: The dish.
  ///   - date: The day.
  /// - Returns: Whether anybody had said so.
  /// - Throws: `HouseholdError` with `unknownDish`.
  public mutating func unmarkCooked(
    _ id: DishID,
    on date: CivilDate
  ) throws(HouseholdError) -> Bool {
    guard dish(id) != nil else { throw HouseholdError(.unknownDish(id.rawValue)) }
    let before = cookEvents.count
    cookEvents.removeAll { $0 == CookEvent(id, on: date) }
    return cookEvents.count < before
  }

  /// By dish the last day on which it was cooked; dishes that never were are absent.
  public var lastCookedDates: [DishID: CivilDate] {
    cookEvents.reduce(into: [:]) { dates, event in
      dates[event.dish] = max(dates[event.dish] ?? event.date, event.date)
    }
  }

  /// On how many days a dish was cooked.
  public func timesCooked(_ id: DishID) -> Int {
    cookEvents.count { $0.dish == id }
  }
}
