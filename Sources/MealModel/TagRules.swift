/// How far apart "not on consecutive days" keeps two dishes of a tag.
public enum ConsecutiveScope: String, Hashable, Sendable, CaseIterable {
  /// Not in the same meal on two neighbouring days.
  case sameMeal

  /// Not in any meals of two neighbouring days.
  case anyMeal
}

/// What a household says about a tag; everything absent is allowed.
///
/// "At most" rules are never broken by the engine. The one "at least" rule may be impossible; then the
/// engine falls short by as little as can be.
public struct TagRules: Hashable, Sendable {
  /// In each calendar week at most this many meals have the tag; zero means never.
  public var maxPerWeek: Int?

  /// In each calendar week at least this many meals have the tag, if it can be done.
  public var minPerWeek: Int?

  /// Keeps dishes with the tag off neighbouring days.
  public var noConsecutive: ConsecutiveScope?

  /// At most one meal of a day has the tag.
  public var noDuplicateInDay: Bool

  /// The only meal in which the tag may appear.
  public var mealTypeRestriction: MealType?

  /// The only weekdays on which the tag may appear.
  public var onlyDays: Set<Weekday>?

  public init(
    maxPerWeek: Int? = nil,
    minPerWeek: Int? = nil,
    noConsecutive: ConsecutiveScope? = nil,
    noDuplicateInDay: Bool = false,
    mealTypeRestriction: MealType? = nil,
    onlyDays: Set<Weekday>? = nil
  ) {
    self.maxPerWeek = maxPerWeek
    self.minPerWeek = minPerWeek
    self.noConsecutive = noConsecutive
    self.noDuplicateInDay = noDuplicateInDay
    self.mealTypeRestriction = mealTypeRestriction
    self.onlyDays = onlyDays
  }
}
