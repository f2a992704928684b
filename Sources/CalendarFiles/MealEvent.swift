public import HouseholdModel
public import MealModel

/// A meal as a calendar shows it.
///
/// The start is what the clock on the wall says, with a zone beside it: 21:00 stays 21:00 when the clocks
/// change. The texts are fit for a calendar from the beginning, whatever somebody typed: titles have one
/// line, notes have no control characters.
public struct MealEvent: Hashable, Sendable {
  /// The identity, the same in every export of the meal.
  public let uid: String

  /// The revision, from zero.
  public var sequence: Int

  /// When the event last changed, in seconds since 1970-01-01 00:00 UTC.
  public var changedAt: Int

  /// The day and the time at which the meal begins.
  public let date: CivilDate
  public let time: CivilTime

  /// The zone of the time as the IANA database calls it, such as `Europe/Madrid`.
  public let timeZone: String

  /// How long the meal takes, in minutes.
  public let duration: Int

  /// How long before the meal the alarm sounds, in minutes, or `nil` for none.
  public let reminderMinutesBefore: Int?

  /// The title.
  public let summary: String

  /// The notes, in as many lines as it takes, or `nil`.
  public let details: String?

  /// Whether the meal was taken out of the plan after a calendar was told of it.
  public var isCancelled: Bool

  /// An event that no calendar knows yet.
  ///
  /// - Parameters:
  ///   - uid: The identity.
  ///   - date: The day.
  ///   - time: When the meal begins.
  ///   - timeZone: The zone of that time.
  ///   - duration: How long it takes, in minutes, one to a week's.
  ///   - reminderMinutesBefore: How long before the alarm sounds, in minutes, one to a week's.
  ///   - summary: The title.
  ///   - details: The notes.
  ///   - changedAt: Now, in seconds since 1970-01-01 00:00 UTC.
  public init(
    uid: String,
    date: CivilDate,
    time: CivilTime,
    timeZone: String,
    duration: Int,
    reminderMinutesBefore: Int? = nil,
    summary: String,
    details: String? = nil,
    changedAt: Int
  ) {
    precondition(
      Self.minutes.contains(duration),
      "MealEvent.duration (\(duration)) must lie within \(Self.minutes)."
    )
    precondition(
      reminderMinutesBefore.map(Self.minutes.contains) ?? true,
      "MealEvent.reminderMinutesBefore (\(reminderMinutesBefore ?? 0)) must lie within \(Self.minutes)."
    )
    self.uid = uid.calendarLine
    sequence = 0
    self.changedAt = changedAt
    self.date = date
    self.time = time
    self.timeZone = timeZone
    self.duration = duration
    self.reminderMinutesBefore = reminderMinutesBefore
    self.summary = summary.calendarLine
    let paragraphs = details?.calendarParagraphs ?? ""
    self.details = paragraphs.isEmpty ? nil : paragraphs
    isCancelled = false
  }

  /// What durations and reminders can be, in minutes; a household chooses from fewer.
  public static let minutes = 1...10_080

  /// The identity of a meal of a household, such as `2026-12-07-dinner@k3v9.meal-planner`.
  ///
  /// It depends on nothing that can change: neither the dish, nor the time, nor the names.
  public static func uid(of meal: MealType, on date: CivilDate, household id: String) -> String {
    "\(date)-\(meal.rawValue.identifierPart)@\(id.identifierPart).meal-planner"
  }
}
