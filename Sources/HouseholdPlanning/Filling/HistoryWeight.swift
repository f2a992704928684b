public import HouseholdModel
public import MealModel

/// How welcome a dish is, by what was cooked and how it is rated, never by what was planned.
///
/// The weight is a whole number from 1 to 741, so that no history keeps a dish out:
///
///     1 + 400·d / (d + 28) + 100 / (1 + n) + 120 + 60·(stars − 3)
///
/// where d is how many days ago the dish was cooked last and n on how many days of the last 180 it was; each
/// division drops its remainder. A dish that was never cooked has 400 for the second part, more than any other.
/// Without a rating there are 3 stars. Days are counted to the Monday of the week that is planned; what is
/// cooked after it counts as cooked on it.
///
/// The weight never falls when more days pass, never rises when the dish is cooked once more, and rises with
/// every star. Half of the 400 are back after four weeks, the rhythm in which families repeat dishes. The idea
/// that a draw should fall with use and recover with time is ForkPlan's (B-70); the numbers are ours.
public enum HistoryWeight {
  /// How many days back uses count as recent.
  public static let recentDays = 180

  /// The least weight there is; also that of a dish that is set aside for once.
  public static let least = 1

  /// The weight of a dish.
  ///
  /// - Parameters:
  ///   - daysSinceCooked: How many days ago the dish was cooked last, not negative, or `nil` for never.
  ///   - recentUses: On how many of the last 180 days it was cooked, not negative.
  ///   - rating: One to five stars, or `nil`.
  /// - Returns: The weight.
  public static func weight(daysSinceCooked: Int?, recentUses: Int, rating: Int?) -> Int {
    precondition(
      daysSinceCooked ?? 0 >= 0,
      "daysSinceCooked (\(daysSinceCooked ?? 0)) is negative."
    )
    precondition(recentUses >= 0, "recentUses (\(recentUses)) is negative.")
    let stars = min(max(rating ?? 3, 1), 5)
    let rest = daysSinceCooked.map { 400 * $0 / ($0 + 28) } ?? 400
    return least + rest + 100 / (1 + recentUses) + 120 + 60 * (stars - 3)
  }
}

/// What the cook events of a household say about each dish on a day.
struct CookHistory {
  private var lastCooked: [DishID: Int] = [:]
  private var recentUses: [DishID: Int] = [:]
  private let today: Int

  /// Reads events, which may be in any order.
  init(_ events: [CookEvent], until date: CivilDate) {
    today = date.dayNumber
    for event in Set(events) {
      let day = event.date.dayNumber
      lastCooked[event.dish] = max(lastCooked[event.dish] ?? day, day)
      if today - day <= HistoryWeight.recentDays { recentUses[event.dish, default: 0] += 1 }
    }
  }

  func weight(of dish: HouseholdDish) -> Int {
    HistoryWeight.weight(
      daysSinceCooked: lastCooked[dish.id].map { max(0, today - $0) },
      recentUses: recentUses[dish.id] ?? 0,
      rating: dish.rating
    )
  }
}

extension Household {
  /// How welcome a dish is in a week.
  ///
  /// - Parameters:
  ///   - dish: A dish of the household.
  ///   - monday: The Monday of the week.
  /// - Returns: The weight, from 1 to 741.
  public func historyWeight(of dish: HouseholdDish, inWeek monday: CivilDate) -> Int {
    CookHistory(cookEvents, until: monday).weight(of: dish)
  }
}
