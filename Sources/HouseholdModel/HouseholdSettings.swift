public import MealModel

/// What a household chose once.
public struct HouseholdSettings: Hashable, Sendable {
  /// Identifies the household for ever, as events of calendars need; lower-case letters, digits and dashes.
  public var id: String

  /// The household as it calls itself, or `nil`.
  public var name: String?

  /// The profile that the household lives by.
  public var profile: String

  public var language: Language

  /// The meals that are planned; those of the profile that are not among them are hidden.
  public var meals: [MealType]

  /// Whether Saturdays and Sundays are planned.
  public var includesWeekends: Bool

  /// When a meal begins, by meal; those of the profile where a meal has no entry.
  public var timeOfMeal: [MealType: CivilTime]

  /// The time zone of the events as the IANA database calls it, such as `Europe/Madrid`.
  public var timeZone: String

  /// How long the event of a meal lasts, in minutes: 30, 60, 90 or 120.
  public var eventDuration: Int

  /// What stands before the title of an event; may be empty.
  public var eventPrefix: String

  /// How long before a meal the alarm sounds, in minutes: 30, 60 or 120, or `nil` for none.
  public var reminderMinutesBefore: Int?

  /// The calendar file that is kept up to date while `syncsCalendar` is on, or `nil`.
  public var calendarFile: String?

  public var syncsCalendar: Bool

  /// For how many people the shopping is done, or `nil` to buy what the recipes say.
  public var people: Int?

  /// Whether the limits of the free version hold unless `isPremium`; off for everybody by default.
  public var limitsFreeVersion: Bool

  public var isPremium: Bool

  /// The settings of a new household (M-020).
  public init(id: String, profile: String, timeZone: String) {
    self.id = id
    self.profile = profile
    language = .spanish
    meals = [.dinner]
    includesWeekends = true
    timeOfMeal = [:]
    self.timeZone = timeZone
    eventDuration = 60
    eventPrefix = "🍽️"
    syncsCalendar = false
    limitsFreeVersion = false
    isPremium = false
  }

  /// The lengths of an event that a household can choose, in minutes.
  public static let eventDurations = [30, 60, 90, 120]

  /// How long before a meal an alarm can sound, in minutes.
  public static let reminders = [30, 60, 120]
}
