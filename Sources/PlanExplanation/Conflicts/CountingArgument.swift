public import MealModel

/// A proof that needs nothing but addition: what is asked for, and how much of it the rules leave.
///
/// Every dish that could serve falls under one of the supplies, and together they are too few.
public struct CountingArgument: Hashable, Sendable {
  /// What is asked for.
  public enum Demand: Hashable, Sendable {
    /// Meals without a dish.
    case meals

    /// Uses of tags, because of their weekly minima; no dish has two of the tags.
    case tags([Int])

    /// A dish on its standing day.
    case dish(Int)
  }

  /// What one rule leaves.
  public struct Supply: Hashable, Sendable {
    /// Whose uses are counted.
    public var subject: Subject

    /// How many meals it can fill at most, what stands already not counted.
    public var count: Int

    /// The rule that says so; `nil` when there are not more meals that it fits.
    public var rule: RuleID?
  }

  /// What the uses of a supply are uses of.
  public enum Subject: Hashable, Sendable {
    /// Any dish: there are not more meals.
    case meals

    /// Any dish with a tag.
    case tag(Int)

    /// One dish.
    case dish(Int)
  }

  /// What is asked for.
  public var demand: Demand

  /// How many uses are asked for, what stands already not counted.
  public var needed: Int

  /// The days it is about, in rising order.
  public var days: [Int]

  /// The one meal of the day it is about, or `nil` for several.
  public var meal: MealType?

  /// What the rules leave.
  public var supplies: [Supply]

  /// All supplies together; less than `needed`.
  public var total: Int { supplies.reduce(0) { $0 + $1.count } }

  /// The same about later days.
  func moved(byDays count: Int) -> CountingArgument {
    var moved = self
    moved.days = days.map { $0 + count }
    return moved
  }
}
