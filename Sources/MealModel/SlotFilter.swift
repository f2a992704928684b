/// A condition on what some slots may hold, such as "no desserts" or "vegetarian on Mondays".
public struct SlotFilter: Hashable, Sendable {
  /// The days of the window that the filter speaks about, or `nil` for all of them.
  public var days: Set<Int>?

  /// The meals that the filter speaks about, or `nil` for all of them.
  public var meals: Set<MealType>?

  /// Tags of which a dish needs one, or all, as `requirement` says; empty for no condition.
  public var requiredTags: [TagID]

  /// Whether one of `requiredTags` is enough.
  public var requirement: Requirement

  /// Tags that a dish must not have.
  public var excludedTags: [TagID]

  /// Dishes that are not wanted here.
  public var excludedDishes: [DishID]

  /// The only dishes that are wanted here, or `nil` for no such list.
  public var allowedDishes: [DishID]?

  /// How many of several required tags a dish needs.
  public enum Requirement: String, Hashable, Sendable, CaseIterable {
    case any
    case all
  }

  public init(
    days: Set<Int>? = nil,
    meals: Set<MealType>? = nil,
    requiredTags: [TagID] = [],
    requirement: Requirement = .any,
    excludedTags: [TagID] = [],
    excludedDishes: [DishID] = [],
    allowedDishes: [DishID]? = nil
  ) {
    self.days = days
    self.meals = meals
    self.requiredTags = requiredTags
    self.requirement = requirement
    self.excludedTags = excludedTags
    self.excludedDishes = excludedDishes
    self.allowedDishes = allowedDishes
  }

  /// Whether the filter speaks about a slot.
  public func covers(_ slot: MealSlot) -> Bool {
    (days?.contains(slot.day) ?? true) && (meals?.contains(slot.meal) ?? true)
  }
}
