public import MealModel
import PlanFiles

/// A setting of a household, as it is called where somebody types it.
public enum SettingKey: Hashable, Sendable {
  /// What the household calls itself.
  case name

  /// The profile, which is chosen at the start and not changed.
  case profile

  /// The language of texts.
  case language

  /// Which meals are planned: `dinnerOnly`, `lunchOnly`, `both`, or names of meals.
  case windows

  /// Whether Saturdays and Sundays are planned.
  case weekends

  /// When a meal begins: `lunch-time`, `dinner-time`, `time.breakfast`.
  case time(MealType)

  /// How long the event of a meal lasts.
  case eventDuration

  /// What stands before the title of an event.
  case eventPrefix

  /// How long before a meal the alarm sounds.
  case reminder

  /// The file of the calendar.
  case calendar

  /// Whether that file is kept up to date.
  case sync

  /// The time zone of the household.
  case timeZone

  /// For how many people the shopping is done.
  case people

  /// Whether the limits of the free version hold.
  case limits

  /// Whether the household has everything that the product sells.
  case premium

  /// What the setting is called.
  public var text: String {
    switch self {
    case .name: "name"
    case .profile: "profile"
    case .language: "language"
    case .windows: "windows"
    case .weekends: "weekends"
    case .time(.lunch): "lunch-time"
    case .time(.dinner): "dinner-time"
    case .time(let meal): "time.\(meal.rawValue)"
    case .eventDuration: "event-duration"
    case .eventPrefix: "event-prefix"
    case .reminder: "reminder"
    case .calendar: "calendar"
    case .sync: "sync"
    case .timeZone: "time-zone"
    case .people: "people"
    case .limits: "limits"
    case .premium: "premium"
    }
  }

  /// Every setting of a household that plans some meals, in the order in which they are listed.
  public static func all(meals: [MealType]) -> [SettingKey] {
    [.name, .profile, .language, .windows, .weekends] + meals.map { .time($0) }
      + [
        .eventDuration, .eventPrefix, .reminder, .calendar, .sync, .timeZone, .people, .limits,
        .premium,
      ]
  }

  /// The setting that somebody means.
  ///
  /// - Parameters:
  ///   - text: What was typed; case does not count. `time.dinner` and `time.cena` are `dinner-time`.
  ///   - meals: The meals that the profile knows.
  /// - Throws: `HouseholdError` with `unknownSetting` and what was probably meant.
  public init(typed text: String, meals: [MealType]) throws(HouseholdError) {
    let text = text.trimmed
    let known = Self.all(meals: meals)
    let prefix = "time."
    if let key = known.first(where: { $0.text.folded == text.folded }) {
      self = key
    } else if text.folded.hasPrefix(prefix),
      let meal = meals.first(where: { $0 == MealType(named: String(text.dropFirst(prefix.count))) })
    {
      self = .time(meal)
    } else {
      throw HouseholdError(
        .unknownSetting(text),
        nearMatch: text.closestMatch(in: known.map(\.text))
      )
    }
  }
}
