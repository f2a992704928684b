public import HouseholdModel
public import MealModel

extension Household {
  /// Makes the changes of a repair in the household, with the plan that it gives.
  ///
  /// Rules of tags and dishes change for every week, the diet of a day for its week alone. A dish that a repair adds
  /// joins the household under the name that it has there. What was eaten before cannot be changed.
  ///
  /// - Parameters:
  ///   - repaired: The week after the repair.
  ///   - original: The week before it, as `plannableWeek` gave it; tags, dishes and filters have the same positions.
  ///   - plan: The plan of the repaired week.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  ///   - generator: Where identities of new dishes come from.
  /// - Throws: `WeekError` with `pastWeek`, `tooFarAhead`, `contextStays` or, where the profile allows a dish no more
  ///   uses, `profileStays`; nothing has changed then.
  public mutating func adoptRepair(
    _ repaired: PlanningProblem,
    of original: PlanningProblem,
    plan: [Assignment],
    inWeek monday: CivilDate,
    on occasion: Occasion,
    using generator: inout some RandomNumberGenerator
  ) throws(WeekError) {
    guard repaired.context == original.context else { throw WeekError(.contextStays) }
    try checkEditable(monday, at: occasion.moment)
    for (new, old) in zip(repaired.dishes, original.dishes)
    where new.rules.maxUses != old.rules.maxUses {
      guard let most = occasion.profile.maxUsesPerDish else { break }
      guard let uses = new.rules.maxUses, uses <= most else {
        throw WeekError(.profileStays(new.name))
      }
    }
    for (new, old) in zip(repaired.tags, original.tags) where new.rules != old.rules {
      guard let index = tags.firstIndex(where: { $0.id == new.id }) else { continue }
      tags[index].rules = new.rules
    }
    for (new, old) in zip(repaired.dishes, original.dishes) where new != old {
      guard let index = dishes.firstIndex(where: { $0.id == new.id }) else { continue }
      // Only what differs: the week says less about a dish than the household where the profile has a say.
      if new.rules.minGapDays != old.rules.minGapDays {
        dishes[index].rules.minGapDays = new.rules.minGapDays
      }
      if new.rules.fixedDay != old.rules.fixedDay {
        dishes[index].rules.fixedDay = new.rules.fixedDay
      }
      if new.rules.maxUses != old.rules.maxUses {
        dishes[index].rules.maxUses = new.rules.maxUses
      }
      if new.meals == nil { dishes[index].meals = nil }
    }
    loosenDays(repaired, insteadOf: original, inWeek: monday)
    let ids = addDishes(
      repaired.dishes.dropFirst(original.dishes.count),
      at: occasion.moment,
      using: &generator
    )
    try adopt(
      plan.map { Assignment($0.slot, ids[$0.dish] ?? $0.dish) },
      inWeek: monday,
      on: occasion
    )
  }

  /// Lets every diet do on the days whose condition the repair took away.
  private mutating func loosenDays(
    _ repaired: PlanningProblem,
    insteadOf original: PlanningProblem,
    inWeek monday: CivilDate
  ) {
    guard let week = weeks.firstIndex(where: { $0.start == monday }) else { return }
    for (new, old) in zip(repaired.filters, original.filters) where new != old {
      for day in old.days ?? [] where weeks[week].dietOfDay?[day] != nil {
        weeks[week].dietOfDay?[day] = .standard
      }
    }
  }

  /// Adds the dishes that a repair came up with.
  ///
  /// - Returns: The identities that they have here.
  private mutating func addDishes(
    _ new: ArraySlice<Dish>,
    at moment: Moment,
    using generator: inout some RandomNumberGenerator
  ) -> [DishID: DishID] {
    var ids: [DishID: DishID] = [:]
    for dish in new {
      let id = DishID(rawValue: String(uuidFrom: &generator))
      ids[dish.id] = id
      let known = dish.tags.filter { tag in tags.contains { $0.id == tag } }
      dishes.append(
        HouseholdDish(id: id, name: dish.name, tags: known, createdAt: moment.timestamp)
      )
    }
    return ids
  }
}
