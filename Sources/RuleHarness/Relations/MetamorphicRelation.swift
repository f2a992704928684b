public import MealPlanning

/// What a change of a problem does to its best score, whatever the problem is.
///
/// No relation knows the right score of a problem. It says how two scores must compare, so it can be asked of
/// any week, however large.
public enum MetamorphicRelation: String, Hashable, Sendable, CaseIterable {
  /// The dishes stand in another order.
  case reorderDishes

  /// The tags with their rules, and the filters, stand in another order.
  case reorderRules

  /// The slots, the pins and the context stand in another order.
  case reorderMeals

  /// Dishes, tags and meals have other names.
  case rename

  /// The week begins on another weekday, and every rule about weekdays moves with it.
  case turnWeekdays

  /// Time runs backwards: the last day is the first, and every rule about weekdays is mirrored.
  case reverseDays

  /// Days of a calendar week change places, where no rule looks at neighbours or weekdays.
  case permuteDays

  /// There is a second dish that differs from one by its name only.
  case duplicateDish

  /// A tag or a dish gets a rule that it did not have.
  case addRule

  /// A rule is taken away.
  case removeRule

  /// A number, or a list of days or meals, allows less or asks for more.
  case tightenRule

  /// A tag that keeps off neighbouring days in the same meal keeps off them in any meal.
  case widenScope

  /// Every meal of the best plan is pinned.
  case pinOptimum

  /// Some meals of the best plan are pinned.
  case pinPart

  /// How the best score after a change compares with the one before.
  public enum Promise: Hashable, Sendable {
    /// No level changes.
    case same

    /// A plan may become possible, or cost less; none is lost.
    case noWorse

    /// A plan may become impossible, or cost more; none is won.
    case noBetter
  }

  /// What must hold of the scores, compared level after level.
  public var promise: Promise {
    switch self {
    case .reorderDishes, .reorderRules, .reorderMeals, .rename, .turnWeekdays, .reverseDays,
      .permuteDays, .pinOptimum, .pinPart:
      .same
    case .duplicateDish, .removeRule: .noWorse
    case .addRule, .tightenRule, .widenScope: .noBetter
    }
  }

  /// The levels that are compared: a prefix, since a level means nothing without those before it.
  ///
  /// All but one relation compare every level. A wider scope forbids more, but its tags no longer count as
  /// repeats.
  public var levels: [PlanLevel] {
    self == .widenScope ? PlanLevel.allCases.filter { $0 != .repeats } : PlanLevel.allCases
  }

  /// Whether two scores are as they must be.
  func holds(before: PlanScore, after: PlanScore) -> Bool {
    var (left, right) = (before, after)
    if !levels.contains(.repeats) { (left.repeats, right.repeats) = (0, 0) }
    return switch promise {
    case .same: left == right
    case .noWorse: right >= left
    case .noBetter: right <= left
    }
  }
}
