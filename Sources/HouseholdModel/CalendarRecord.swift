public import MealModel

/// What a calendar was last told about a meal.
///
/// Records outlive their meals: one that is gone is told as cancelled from then on.
public struct CalendarRecord: Hashable, Sendable {
  /// The Monday of the week.
  public var week: CivilDate

  /// The day of the week, 0 for Monday, and the meal.
  public var slot: MealSlot

  /// The revision, from zero; grows whenever the event changes.
  public var sequence: Int

  /// When the event last changed, in seconds since 1970-01-01 00:00 UTC.
  public var changedAt: Int

  /// The event as it was told, without its revision; equal texts mean that nothing changed.
  public var content: String

  public var isCancelled: Bool

  public init(
    week: CivilDate,
    slot: MealSlot,
    sequence: Int,
    changedAt: Int,
    content: String,
    isCancelled: Bool
  ) {
    self.week = week
    self.slot = slot
    self.sequence = sequence
    self.changedAt = changedAt
    self.content = content
    self.isCancelled = isCancelled
  }
}
