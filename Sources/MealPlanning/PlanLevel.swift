/// What a plan is judged by, the most important first.
///
/// A plan is better than another when it is better on the first level on which they differ.
public enum PlanLevel: Int, Hashable, Sendable, CaseIterable {
  /// How much the "at least" rules fall short, summed over rules and weeks; less is better.
  case shortfall

  /// How many slots hold a dish, pins included; more is better.
  case filledSlots

  /// What the uses of dishes are worth: in each calendar week 3 for the first use of a dish, 2 for
  /// the second, 1 for every further one; more is better.
  case variety

  /// The sum of the weights of the dishes over their uses; more is better.
  case preference

  /// How often a tag that is kept off neighbouring days in the same meal stands on two neighbouring
  /// days in different meals; less is better.
  case repeats

  /// Whether the level matters more than which dishes are welcome.
  var isAbovePreference: Bool { rawValue < Self.preference.rawValue }
}

/// The value of a plan on every level.
public struct PlanScore: Hashable, Sendable, Comparable {
  /// What the "at least" rules miss; less is better.
  public var shortfall: Int

  /// The slots that hold a dish, pins included.
  public var filledSlots: Int

  /// What the uses of dishes are worth: 3, 2, 1, 1, … within a week.
  public var variety: Int

  /// The weights of the dishes, added up over their uses; it may be negative.
  public var preference: Int

  /// The tags on neighbouring days in different meals; less is better.
  public var repeats: Int

  /// Makes a score from the value on every level.
  public init(shortfall: Int, filledSlots: Int, variety: Int, preference: Int, repeats: Int) {
    self.shortfall = shortfall
    self.filledSlots = filledSlots
    self.variety = variety
    self.preference = preference
    self.repeats = repeats
  }

  /// The value on one level.
  public subscript(level: PlanLevel) -> Int {
    switch level {
    case .shortfall: shortfall
    case .filledSlots: filledSlots
    case .variety: variety
    case .preference: preference
    case .repeats: repeats
    }
  }

  /// Whether the left plan is worse on the first level on which the two differ.
  public static func < (left: Self, right: Self) -> Bool {
    for level in PlanLevel.allCases where left[level] != right[level] {
      return switch level {
      case .shortfall, .repeats: left[level] > right[level]
      case .filledSlots, .variety, .preference: left[level] < right[level]
      }
    }
    return false
  }
}
