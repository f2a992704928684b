import CalendarFiles
import Foundation
import HouseholdModel
import MealModel

/// A calendar file for other programs to read, with what they have to find in it.
struct WrittenCalendar: Sendable {
  var name: String
  var text: String
  var expectation: Expectation

  /// What a program has to find, as `check_calendar.py` reads it.
  struct Expectation: Encodable, Hashable {
    /// What the calendar is called.
    var calendar: String

    /// The zone in which a person looks at the calendar.
    var zone: String

    /// The file that the person's calendar has read before, or `nil` for an empty calendar.
    var follows: String?

    var events: [Event]
  }

  /// What a program has to find about a meal; times are those of the clock on the wall.
  struct Event: Encodable, Hashable {
    var uid: String
    var zone: String
    var start: String
    var minutes: Int
    var summary: String
    var description: String?
    var alarm: Int?
    var sequence = 0
    var status = "CONFIRMED"
  }
}

/// Meals of a household, as they go into a calendar and as they are expected there.
struct MealSeries {
  var household: Household
  var language: Language = .spanish
  var name = "Casa"
  var times: [MealType: CivilTime]
  var events: [MealEvent] = []
  var expected: [WrittenCalendar.Event] = []

  init(zone: String, times: [MealType: String]) throws {
    household = .sample(zone: zone)
    self.times = try times.mapValues { try .of($0) }
  }

  /// Plans every meal of the series on some days of a week, with the dish `Lentejas`.
  mutating func plan(_ week: String, days: [Int], after minutes: Int = 0) throws {
    let monday = try CivilDate.of(week)
    let meals = times.keys.sorted { $0.rawValue > $1.rawValue }
    let slots = days.flatMap { day in meals.map { MealSlot(day: day, meal: $0) } }
    let export = try CalendarExport(
      of: household,
      week: monday,
      meals: slots.map { Assignment($0, "b") },
      times: times,
      language: language,
      now: .sample(after: minutes)
    )
    events += export.events
    household.calendar = export.records
    let words: [MealType: [Language: String]] = [
      .lunch: [.spanish: "Comida", .english: "Lunch"],
      .dinner: [.spanish: "Cena", .english: "Dinner"],
    ]
    for slot in slots {
      let date = CivilDate(dayNumber: monday.dayNumber + slot.day)?.description ?? ""
      expected.append(
        WrittenCalendar.Event(
          uid: "\(date)-\(slot.meal.rawValue)@k3v9.meal-planner",
          zone: household.settings.timeZone,
          start: "\(date)T\(times[slot.meal]?.description ?? "")",
          minutes: household.settings.eventDuration,
          summary: "🍽️ \(words[slot.meal]?[language] ?? ""): Lentejas",
          description: household.dishes[1].details,
          alarm: household.settings.reminderMinutesBefore
        )
      )
    }
  }

  /// The file, looked at where the household lives.
  func written(_ name: String, follows: String? = nil) throws -> WrittenCalendar {
    WrittenCalendar(
      name: name,
      text: try CalendarFile.text(of: events, name: self.name),
      expectation: WrittenCalendar.Expectation(
        calendar: self.name,
        zone: household.settings.timeZone,
        follows: follows,
        events: expected
      )
    )
  }
}

extension WrittenCalendar {
  static func all() throws -> [WrittenCalendar] {
    try clockChanges() + otherPlaces() + revisions() + [strangeHours(), texts(), allZones()]
  }

  /// The fortnights of the clock changes in three zones: the change is on the first Sunday.
  private static func clockChanges() throws -> [WrittenCalendar] {
    try [
      ("Europe/Madrid", ["2026-03-23", "2026-10-19"], nil, 30),
      ("America/New_York", ["2026-03-02", "2026-10-26"], 30, 60),
      ("Australia/Sydney", ["2026-03-30", "2026-09-28"], 120, 120),
    ].flatMap { (zone: String, weeks: [String], reminder: Int?, duration: Int) in
      try weeks.map { week in
        var series = try MealSeries(zone: zone, times: [.lunch: "14:00", .dinner: "21:00"])
        series.language = zone == "Europe/Madrid" ? .spanish : .english
        series.household.settings.reminderMinutesBefore = reminder
        series.household.settings.eventDuration = duration
        let next = CivilDate(iso: week)?.advanced(by: 7)?.description ?? ""
        try series.plan(week, days: Array(0...6))
        try series.plan(next, days: Array(0...6))
        return try series.written("\(zone.replacing("/", with: "-"))-\(week)")
      }
    }
  }

  /// Days and times that other planners moved: cases B1, B5, B6, B15 and B16 of public reports.
  private static func otherPlaces() throws -> [WrittenCalendar] {
    try [
      ("US/Pacific", "2025-01-27", "18:00"), ("America/Denver", "2025-10-27", "20:00"),
      ("Europe/Berlin", "2026-03-16", "18:00"), ("Europe/Berlin", "2026-07-06", "18:30"),
      ("Australia/Brisbane", "2026-01-12", "00:15"), ("Pacific/Kiritimati", "2026-12-28", "23:00"),
      ("UTC", "2026-01-12", "21:00"),
    ].map { zone, week, time in
      var series = try MealSeries(zone: zone, times: [.dinner: time])
      try series.plan(week, days: Array(0...6))
      return try series.written("place-\(zone.replacing("/", with: "-"))-\(week)")
    }
  }

  /// A meal is told, changed, taken out and put back.
  private static func revisions() throws -> [WrittenCalendar] {
    var series = try MealSeries(zone: "Europe/Madrid", times: [.dinner: "21:00"])
    try series.plan("2026-12-07", days: [0, 1])
    var files = [try series.written("revisions-1")]

    (series.events, series.expected) = ([], [])
    series.household.settings.eventDuration = 120
    try series.plan("2026-12-07", days: [0], after: 10)
    let gone = Event(
      uid: "2026-12-08-dinner@k3v9.meal-planner",
      zone: "Europe/Madrid",
      start: "2026-12-08T21:00",
      minutes: 60,
      summary: "🍽️ Cena: Lentejas",
      sequence: 1,
      status: "CANCELLED"
    )
    series.expected[0].sequence = 1
    series.expected.append(gone)
    files.append(try series.written("revisions-2", follows: "revisions-1"))

    (series.events, series.expected) = ([], [])
    try series.plan("2026-12-07", days: [0, 1], after: 20)
    series.expected[0].sequence = 1
    series.expected[1].sequence = 2
    files.append(try series.written("revisions-3", follows: "revisions-2"))
    return files
  }

  /// Meals at hours that are skipped and that come twice.
  private static func strangeHours() throws -> WrittenCalendar {
    var series = try MealSeries(zone: "Europe/Madrid", times: [.dinner: "02:30"])
    try series.plan("2026-03-23", days: [5, 6])
    try series.plan("2026-10-19", days: [5, 6])
    return try series.written("strange-hours")
  }

  /// Notes that other planners broke.
  private static func texts() throws -> WrittenCalendar {
    var series = try MealSeries(zone: "Europe/Madrid", times: [.lunch: "14:00"])
    series.name = "Casa «Ñandú», 12; 🍽️ " + String(repeating: "y más, ", count: 20) + "fin"
    for (day, text) in CalendarTextTests.texts.filter({ !$0.contains("\t") }).enumerated() {
      series.household.dishes[1].details = "\(text)\n\n\(text)"
      series.household.calendar = []
      try series.plan(day < 7 ? "2026-12-07" : "2026-12-14", days: [day % 7])
    }
    return try series.written("texts")
  }

  /// A meal in every zone on earth, looked at from Madrid.
  private static func allZones() throws -> WrittenCalendar {
    let zones = TimeZoneNames.all
    let events = try zones.map {
      MealEvent(
        uid: MealEvent.uid(of: .dinner, on: try .of("2026-06-01"), household: $0),
        date: try .of("2026-06-01"),
        time: try .of("21:00"),
        timeZone: $0,
        duration: 60,
        summary: $0,
        changedAt: sampleInstant
      )
    }
    let expected = zip(zones, events).map {
      Event(uid: $1.uid, zone: $0, start: "2026-06-01T21:00", minutes: 60, summary: $0)
    }
    return WrittenCalendar(
      name: "all-zones",
      text: try CalendarFile.text(of: events, name: "Casa"),
      expectation: Expectation(calendar: "Casa", zone: "Europe/Madrid", events: expected)
    )
  }
}
