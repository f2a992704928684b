public import HouseholdModel
public import MealModel

extension Household {
  /// Writes what a fill or a re-roll made of a week back into it.
  ///
  /// The plan says everything about the meals that are planned: what it leaves empty becomes empty. A meal
  /// that keeps its dish keeps who put it there; all others were put there by the plan. Hidden meals stay.
  ///
  /// - Parameters:
  ///   - plan: Dishes of the household in planned meals, each meal at most once; day 0 is Monday.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: What is new in the week, in the order of the days and meals.
  /// - Throws: `WeekError` with `pastWeek` or `tooFarAhead`.
  @discardableResult
  public mutating func adopt(
    _ plan: [Assignment],
    inWeek monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> [StoredSlot] {
    try Editing.check(monday, at: occasion.moment)
    var week = week(beginning: monday, at: occasion.moment)
    let active = Set(activeSlots(of: week, profile: occasion.profile))
    precondition(
      plan.allSatisfy { active.contains($0.slot) } && Set(plan.map(\.slot)).count == plan.count,
      "A plan for \(monday) is about its planned meals, each once."
    )
    let older = week
    week.slots.removeAll { active.contains($0.slot) }
    var new: [StoredSlot] = []
    for assignment in plan {
      if let old = older[assignment.slot], old.dish == assignment.dish {
        week.slots.append(old)
      } else {
        new.append(StoredSlot(assignment.slot, assignment.dish, origin: .planned))
      }
    }
    week.slots += new
    store(week, changedAt: occasion.moment)
    return new.sorted { MealSlot.isInOrder($0.slot, $1.slot) }
  }
}
