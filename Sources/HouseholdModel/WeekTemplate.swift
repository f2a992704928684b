public import MealModel

/// A week that was kept under a name, to be put into other weeks.
public struct WeekTemplate: Hashable, Sendable {
  /// The name; no two templates of a household share one.
  public var name: String

  /// Dishes by day (0 for Monday) and meal, in that order.
  public var entries: [Assignment]

  /// When it was saved, in seconds since 1970-01-01 00:00 UTC.
  public var createdAt: Int

  public init(name: String, entries: [Assignment], createdAt: Int) {
    self.name = name
    self.entries = entries
    self.createdAt = createdAt
  }
}
