import CalendarFiles
import HouseholdModel
import MealModel
import Testing

/// 2026-12-01 12:00 UTC, before the week of the samples.
let sampleInstant = 1_796_126_400

extension CivilDate {
  /// The date of a literal in a test.
  static func of(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }
}

extension CivilTime {
  /// The time of a literal in a test.
  static func of(_ text: String) throws -> CivilTime { try #require(CivilTime(text: text)) }
}

extension Moment {
  /// A number of minutes after the instant of the samples.
  static func sample(after minutes: Int = 0) throws -> Moment {
    Moment(today: try .of("2026-12-01"), timestamp: sampleInstant + minutes * 60)
  }
}

extension Household {
  /// A household with three dishes, in Madrid.
  static func sample(zone: String = "Europe/Madrid") -> Household {
    var settings = HouseholdSettings(id: "k3v9", profile: "week", timeZone: zone)
    settings.meals = [.lunch, .dinner]
    var household = Household(settings: settings)
    household.dishes = [
      HouseholdDish(id: "a", name: "Pollo asado"),
      HouseholdDish(id: "b", name: "Lentejas"),
      HouseholdDish(id: "c", name: "Crème brûlée & Löffel"),
    ]
    household.dishes[0].details = "Con patatas, limón; y \"ajo\""
    return household
  }
}

/// The Monday of the samples.
func sampleWeek() throws -> CivilDate { try .of("2026-12-07") }

/// The export of a household's sample week, with lunch at 14:00 and dinner at 21:00.
func export(
  _ household: Household,
  _ meals: [Assignment],
  week: CivilDate? = nil,
  after minutes: Int = 0,
  language: Language = .spanish
) throws -> CalendarExport {
  try CalendarExport(
    of: household,
    week: week ?? sampleWeek(),
    meals: meals,
    times: [.lunch: .of("14:00"), .dinner: .of("21:00"), "tea": .of("17:00")],
    language: language,
    now: .sample(after: minutes)
  )
}

/// An event with usual values.
func event(
  date: String = "2026-12-07",
  time: String = "21:00",
  zone: String = "Europe/Madrid",
  summary: String = "Cena: Pollo",
  details: String? = nil,
  duration: Int = 60,
  reminder: Int? = nil
) throws -> MealEvent {
  MealEvent(
    uid: "u@h.meal-planner",
    date: try .of(date),
    time: try .of(time),
    timeZone: zone,
    duration: duration,
    reminderMinutesBefore: reminder,
    summary: summary,
    details: details,
    changedAt: sampleInstant
  )
}

/// The only event of a file that holds one event.
func written(_ event: MealEvent) throws -> CalendarReader.Component {
  let text = try CalendarFile.text(of: [event], name: "Casa")
  let calendar = try #require(CalendarReader.calendar(in: text))
  #expect(calendar.parts("VEVENT").count == 1)
  return try #require(calendar.parts("VEVENT").first)
}
