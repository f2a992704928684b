public import HouseholdModel
public import MealModel

/// What came of moving a dish to another meal of its week.
public struct Move: Hashable, Sendable {
  /// The dish in its new meal.
  public let moved: StoredSlot

  /// The dish that stood there and has changed places with it, or `nil`.
  public let swapped: StoredSlot?

  /// The rules that are broken now; empty unless the move was forced.
  public let against: [LocalizedName]
}

extension Household {
  /// Moves a dish to another meal of the same week; a dish that stands there changes places with it.
  ///
  /// No dish is ever lost: either both stand where they should, or nothing has changed.
  ///
  /// - Parameters:
  ///   - origin: The planned meal that the dish leaves; day 0 is Monday.
  ///   - destination: The planned meal that it goes to.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  ///   - force: Whether rules may be broken.
  /// - Returns: What stands in the two meals now.
  /// - Throws: `WeekError`; `emptyMeal` where there is nothing to move, `blocked` where a rule forbids one of
  ///   the dishes its new place.
  @discardableResult
  public mutating func move(
    from origin: MealSlot,
    to destination: MealSlot,
    ofWeek monday: CivilDate,
    on occasion: Occasion,
    force: Bool = false
  ) throws(WeekError) -> Move {
    try Editing.check(monday, at: occasion.moment)
    for slot in [origin, destination] { try checkActive(slot, of: monday, on: occasion) }
    var week = week(beginning: monday, at: occasion.moment)
    guard let old = week[origin] else { throw WeekError(.emptyMeal(origin)) }
    guard origin != destination else { return Move(moved: old, swapped: nil, against: []) }
    let other = week[destination]
    week.slots.removeAll { $0.slot == origin || $0.slot == destination }
    let pairs = [(old, destination)] + (other.map { [($0, origin)] } ?? [])
    for (stored, slot) in pairs {
      week.slots.append(StoredSlot(slot, stored.dish, origin: .chosen))
    }
    var against: [LocalizedName] = []
    for (stored, slot) in pairs {
      let reasons = try reasons(against: stored.dish, in: slot, of: week, on: occasion)
      let name = dish(stored.dish)?.name ?? stored.dish.rawValue
      guard reasons.isEmpty || force else {
        throw WeekError(.blocked(dish: name, slot, because: reasons))
      }
      week.put(StoredSlot(slot, stored.dish, origin: .chosen, isForced: !reasons.isEmpty))
      against += reasons.filter { !against.contains($0) }
    }
    store(week, changedAt: occasion.moment)
    guard let moved = week[destination] else {
      preconditionFailure("The dish of \(origin) was put into \(destination).")
    }
    return Move(moved: moved, swapped: week[origin], against: against)
  }
}
