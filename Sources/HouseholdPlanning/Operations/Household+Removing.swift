public import HouseholdModel
public import MealModel

/// What removing dishes did.
public struct RemovalAnswer: Hashable, Sendable {
  /// The dishes, in the order in which they were named.
  public var dishes: [DishReference]

  /// The meals of later weeks that held one of them and are empty now, by date.
  public var emptiedMeals: [PlannedMeal]

  /// What looks odd afterwards.
  public var notes: [HouseholdNote]
}

extension Household {
  /// Removes dishes, all of them or none (M-044, B-34).
  ///
  /// A dish that stands in the week that is going on cannot be removed, forced or not, also where the settings
  /// hide the meal. One that stands in later weeks can be when forced, which empties those meals. Past weeks
  /// and the cook history are not touched: the dish stays as a tombstone with everything that it had, so that
  /// they keep its name and tags. Templates keep it too, and applying them skips it.
  ///
  /// - Parameters:
  ///   - ids: The dishes.
  ///   - force: Whether meals of later weeks may be emptied.
  ///   - moment: When it happens.
  /// - Returns: What was removed and emptied.
  /// - Throws: `HouseholdError` with `unknownDish`, `plannedThisWeek` or `plannedLater`; nothing has changed
  ///   then.
  public mutating func removeDishes(
    _ ids: [DishID],
    force: Bool = false,
    at moment: Moment
  ) throws(HouseholdError) -> RemovalAnswer {
    let ids = ids.withoutRepeats
    var removed: [DishReference] = []
    var positions: [Int] = []
    for id in ids {
      let position = try position(of: id)
      positions.append(position)
      removed.append(DishReference(dishes[position]))
    }
    let monday = moment.monday
    let now = Dictionary(
      grouping: weeks.filter { $0.start == monday }.flatMap(\.plannedMeals),
      by: \.dish
    )
    let later = Dictionary(
      grouping: weeks.filter { $0.start > monday }.flatMap(\.plannedMeals),
      by: \.dish
    )
    for dish in removed {
      if let meals = now[dish.id] { throw HouseholdError(.plannedThisWeek(dish, meals)) }
      if let meals = later[dish.id], !force { throw HouseholdError(.plannedLater(dish, meals)) }
    }

    for position in positions { dishes[position].removedOn = moment.today }
    let gone = Set(ids)
    var emptied: [PlannedMeal] = []
    for index in weeks.indices where weeks[index].start > monday {
      guard weeks[index].slots.contains(where: { gone.contains($0.dish) }) else { continue }
      emptied += weeks[index].plannedMeals.filter { gone.contains($0.dish) }
      weeks[index].slots.removeAll { gone.contains($0.dish) }
      weeks[index].updatedAt = moment.timestamp
    }
    var notes: [HouseholdNote] = []
    for dish in removed {
      if let meals = later[dish.id] { notes.append(.emptiedMeals(dish, meals)) }
      notes += templates.filter { $0.entries.contains { $0.dish == dish.id } }
        .map { .templateHolds(dish, template: $0.name) }
    }
    return RemovalAnswer(dishes: removed, emptiedMeals: emptied, notes: notes)
  }
}
