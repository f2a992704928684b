public import MealModel

/// A week of a household, from Monday to Sunday.
public struct StoredWeek: Hashable, Sendable {
  /// The Monday.
  public var start: CivilDate

  /// The meals that hold or held a dish, in the order of the days and meals.
  ///
  /// Each meal of a day at most once. Meals that are hidden by the settings stay among them.
  public var slots: [StoredSlot]

  /// For a profile whose days are chosen, the diet asked for by planned day; `nil` for other profiles and
  /// while no days are chosen.
  public var dietOfDay: [Int: DietLevel]?

  /// When the week was made and last changed, in seconds since 1970-01-01 00:00 UTC.
  public var createdAt: Int
  public var updatedAt: Int

  public init(start: CivilDate, createdAt: Int) {
    precondition(start.weekday == .monday, "StoredWeek.start (\(start)) must be a Monday.")
    self.start = start
    slots = []
    self.createdAt = createdAt
    updatedAt = createdAt
  }
}

/// A meal of a stored week and the dish in it.
public struct StoredSlot: Hashable, Sendable {
  /// The day, 0 for Monday to 6 for Sunday, and the meal.
  public var slot: MealSlot

  public var dish: DishID

  /// Who put the dish there.
  public var origin: Origin

  /// Whether it was put there although a rule forbids it.
  public var isForced: Bool

  public init(_ slot: MealSlot, _ dish: DishID, origin: Origin, isForced: Bool = false) {
    precondition((0...6).contains(slot.day), "StoredSlot.slot.day (\(slot.day)) is no weekday.")
    self.slot = slot
    self.dish = dish
    self.origin = origin
    self.isForced = isForced
  }

  /// Who put a dish into a meal.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// Somebody of the household.
    case chosen

    /// A fill or a re-roll.
    case planned
  }
}
