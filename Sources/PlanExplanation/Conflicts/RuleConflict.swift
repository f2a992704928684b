/// Rules, pins, filters and context that cannot all hold, told as a household says them.
///
/// It is a minimal unsatisfiable subset (MUS) when `isMinimal`: without any one of its elements the rest
/// leaves room for a complete plan. Both halves of that were seen by solving.
public struct RuleConflict: Hashable, Sendable {
  /// What cannot hold together, in the order in which it is best told.
  public var elements: [HouseholdElement]

  /// Whether nothing in it is superfluous; otherwise it is only sufficient, because some question was
  /// not answered in time.
  public var isMinimal: Bool

  /// Days that suffice for the conflict, in rising order; empty when it is not about empty meals.
  ///
  /// No day of them is superfluous when `areDaysMinimal`.
  public var days: [Int]

  /// Whether the conflict is gone as soon as one of the days need not be filled.
  public var areDaysMinimal: Bool

  /// Meals around the plan that the rules of the conflict look at, by their position in the context;
  /// empty when the context is no element.
  public var contextMeals: [Int]

  /// Why the numbers alone rule it out, where they do.
  public var counting: CountingArgument?
}
