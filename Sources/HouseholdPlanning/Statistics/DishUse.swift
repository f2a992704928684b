import HouseholdModel
public import MealModel

/// How often a dish was planned and cooked: "which dishes do I repeat most?" (M-157).
public struct DishUse: Hashable, Sendable {
  /// The dish with its name, also one that was removed.
  public var dish: DishReference

  /// Whether the household has removed the dish since.
  public var isRemoved: Bool

  /// In how many meals it was planned.
  public var planned: Int

  /// On how many days it was cooked.
  public var cooked: Int

  /// The last day on which it was planned, or `nil`.
  public var lastPlanned: CivilDate?

  /// The last day on which it was cooked, or `nil`.
  public var lastCooked: CivilDate?

  /// The colour of its first tag, or that of tags without one.
  public var color: TagColor
}

extension MealHistory {
  /// The dishes that were planned or cooked, the most planned first, then the most cooked, then by name.
  public var dishUses: [DishUse] {
    let known = dishOfID
    let plannedOn = Dictionary(grouping: meals, by: \.dish)
    let cookedOn = Dictionary(grouping: cooked, by: \.dish)
    return Set(plannedOn.keys).union(cookedOn.keys)
      .map { id in
        let dish = known[id]
        return DishUse(
          dish: DishReference(id: id, name: dish?.name ?? id.rawValue),
          isRemoved: dish == nil || dish?.removedOn != nil,
          planned: plannedOn[id]?.count ?? 0,
          cooked: cookedOn[id]?.count ?? 0,
          lastPlanned: plannedOn[id]?.map(\.date).max(),
          lastCooked: cookedOn[id]?.map(\.date).max(),
          color: color(of: dish)
        )
      }
      .sorted {
        ($1.planned, $1.cooked, $0.dish.name, $0.dish.id.rawValue)
          < ($0.planned, $0.cooked, $1.dish.name, $1.dish.id.rawValue)
      }
  }

  private func color(of dish: HouseholdDish?) -> TagColor {
    tags.first { $0.id == dish?.tags.first }?.color ?? .neutral
  }

  /// The dishes that are there and were not planned or cooked for the longest time.
  ///
  /// Only uses within the days of the history are known; ask that of `StatisticsPeriod.everything`.
  ///
  /// - Parameter today: The day from which the days are counted back.
  /// - Returns: Every dish that is there: those never used by age, the oldest first, then the others by their
  ///   last use, the longest ago first.
  public func idleDishes(on today: CivilDate) -> [IdleDish] {
    var lastUse: [DishID: CivilDate] = [:]
    for (dish, date) in meals.map({ ($0.dish, $0.date) }) + cooked.map({ ($0.dish, $0.date) })
    where date <= today {
      lastUse[dish] = max(lastUse[dish] ?? date, date)
    }
    return dishes.filter { $0.removedOn == nil }
      .sorted {
        (lastUse[$0.id]?.dayNumber ?? .min, $0.createdAt, $0.name, $0.id.rawValue)
          < (lastUse[$1.id]?.dayNumber ?? .min, $1.createdAt, $1.name, $1.id.rawValue)
      }
      .map { dish in
        let last = lastUse[dish.id]
        return IdleDish(
          dish: DishReference(dish),
          lastUsed: last,
          daysAgo: last.map { today.dayNumber - $0.dayNumber }
        )
      }
  }
}

/// A dish and how long ago it was planned or cooked.
public struct IdleDish: Hashable, Sendable {
  /// The dish that was not there for some time.
  public var dish: DishReference

  /// The last day on which it was planned or cooked, or `nil` for never.
  public var lastUsed: CivilDate?

  /// How many days ago that is, or `nil` for never.
  public var daysAgo: Int?
}
