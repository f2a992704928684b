import HouseholdModel
public import MealModel

/// In how many meals a tag was: "how often did we have meat this month?" (M-157).
public struct TagUse: Hashable, Sendable {
  /// The tag that is counted.
  public var tag: TagReference

  /// The colour of the tag.
  public var color: TagColor

  /// The planned meals with the tag.
  public var meals: Int

  /// The dishes with the tag that were cooked, day by day.
  public var cooked: Int
}

/// A count in one week or month.
public struct PeriodCount: Hashable, Sendable {
  /// The days of the period that lie within the history, the last one left out.
  public var days: Range<CivilDate>

  /// How often it was there in the period.
  public var count: Int
}

extension MealHistory {
  /// Every tag of the household in its order and how often it was planned and cooked; a dish with a tag twice
  /// is one meal (B-10).
  ///
  /// Tags count as dishes have them today. A tag that the household does not know counts nowhere.
  public var tagUses: [TagUse] {
    let known = dishOfID
    func counts(_ dishes: [DishID]) -> [TagID: Int] {
      dishes.reduce(into: [:]) { counts, dish in
        for tag in Set(known[dish]?.tags ?? []) { counts[tag, default: 0] += 1 }
      }
    }
    let (planned, cooked) = (counts(meals.map(\.dish)), counts(cooked.map(\.dish)))
    return tags.map {
      TagUse(
        tag: TagReference($0),
        color: $0.color,
        meals: planned[$0.id] ?? 0,
        cooked: cooked[$0.id] ?? 0
      )
    }
  }

  /// The planned meals with a tag, period by period over all days of the history.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - step: Whether by weeks or by months.
  /// - Returns: Every period in its order, those without such a meal too.
  public func uses(of tag: TagID, by step: PeriodStep) -> [PeriodCount] {
    let tagged = Set(dishes.filter { $0.tags.contains(tag) }.map(\.id))
    let counts = Dictionary(
      grouping: meals.filter { tagged.contains($0.dish) },
      by: { step.start(of: $0.date) }
    )
    return step.periods(in: days).map { period in
      PeriodCount(days: period, count: counts[step.start(of: period.lowerBound)]?.count ?? 0)
    }
  }
}
