public import HouseholdModel
public import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles

/// What came of putting a dish into a meal.
public struct Placement: Hashable, Sendable {
  /// The meal and the dish in it.
  public let stored: StoredSlot

  /// The dish that stood there before, or `nil`; it may be the same.
  public let replaced: DishID?

  /// The rules that forbid the dish there; empty unless it was forced.
  public let against: [LocalizedName]
}

extension Household {
  /// Puts a dish into a meal, in place of what stands there.
  ///
  /// What stands there does not count against the dish (B-06). A dish that is forced although a rule forbids
  /// it is marked so.
  ///
  /// - Parameters:
  ///   - dish: A dish of the household.
  ///   - slot: A planned meal; day 0 is Monday.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  ///   - force: Whether rules may be broken.
  /// - Returns: What stands there now, and what it replaced.
  /// - Throws: `WeekError`; `blocked` with the reasons where a rule forbids the dish.
  @discardableResult
  public mutating func assign(
    _ dish: DishID,
    to slot: MealSlot,
    ofWeek monday: CivilDate,
    on occasion: Occasion,
    force: Bool = false
  ) throws(WeekError) -> Placement {
    try Editing.check(monday, at: occasion.moment)
    let name = try nameOfCurrentDish(dish)
    try checkActive(slot, of: monday, on: occasion)
    var week = week(beginning: monday, at: occasion.moment)
    let replaced = week[slot]?.dish
    let reasons = try reasons(against: dish, in: slot, of: week, on: occasion)
    guard reasons.isEmpty || force else {
      throw WeekError(.blocked(dish: name, slot, because: reasons))
    }
    let stored = StoredSlot(slot, dish, origin: .chosen, isForced: !reasons.isEmpty)
    week.put(stored)
    store(week, changedAt: occasion.moment)
    return Placement(stored: stored, replaced: replaced, against: reasons)
  }

  /// Takes the dish out of a meal.
  ///
  /// - Parameters:
  ///   - slot: A planned meal; day 0 is Monday.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: What stood there, or `nil` where nothing did.
  /// - Throws: `WeekError` for a meal or a week that cannot be changed.
  @discardableResult
  public mutating func clear(
    _ slot: MealSlot,
    ofWeek monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> StoredSlot? {
    try Editing.check(monday, at: occasion.moment)
    try checkActive(slot, of: monday, on: occasion)
    var week = week(beginning: monday, at: occasion.moment)
    guard let old = week[slot] else { return nil }
    week.slots.removeAll { $0.slot == slot }
    store(week, changedAt: occasion.moment)
    return old
  }

  /// The name of a dish that may be chosen.
  func nameOfCurrentDish(_ id: DishID) throws(WeekError) -> String {
    guard let dish = dish(id) else {
      let known = currentDishes.flatMap { [$0.id.rawValue, $0.name] }
      throw WeekError(
        .noSuchDish(id.rawValue),
        nearMatch: id.rawValue.closestMatch(in: known)
      )
    }
    guard dish.removedOn == nil else { throw WeekError(.removedDish(dish.name)) }
    return dish.name
  }

  /// The rules that keep a dish out of a meal of a week, which need not be the stored one.
  func reasons(
    against dish: DishID,
    in slot: MealSlot,
    of week: StoredWeek,
    on occasion: Occasion
  ) throws(WeekError) -> [LocalizedName] {
    var draft = self
    draft.store(week, changedAt: occasion.moment)
    let plannable = try draft.plannableWeek(week.start, on: occasion)
    let problem = plannable.problem
    guard let position = problem.slots.firstIndex(of: slot),
      let index = problem.dishes.firstIndex(where: { $0.id == dish })
    else { preconditionFailure("\(dish.rawValue) or \(slot) is not in the week \(week.start).") }
    var blockers = MealPlanner().blockers(inSlot: position, of: plannable.plan, for: problem)
    for other in blockers.indices where other != index { blockers[other] = [] }
    func texts(_ language: Language) -> [String] {
      HouseholdWords(for: problem, in: language).groups(of: blockers).flatMap(\.reasons)
    }
    return zip(texts(.spanish), texts(.english))
      .map { LocalizedName(spanish: $0, english: $1) }
  }
}
