import CalendarFiles
import HouseholdModel
import MealModel
import Testing

/// Meals around the days on which clocks change.
struct DaylightTests {
  /// A day before a change, the day after it, and the offsets in minutes that hold then.
  struct Change: Sendable, CustomTestStringConvertible {
    var zone: String
    var before: (date: String, offset: Int)
    var after: (date: String, offset: Int)

    var testDescription: String { "\(zone) \(after.date)" }
  }

  static let changes = [
    Change(zone: "Europe/Madrid", before: ("2026-03-28", 60), after: ("2026-03-29", 120)),
    Change(zone: "Europe/Madrid", before: ("2026-10-24", 120), after: ("2026-10-25", 60)),
    Change(zone: "America/New_York", before: ("2026-03-07", -300), after: ("2026-03-08", -240)),
    Change(zone: "America/New_York", before: ("2026-10-31", -240), after: ("2026-11-01", -300)),
    Change(zone: "Australia/Sydney", before: ("2026-04-04", 660), after: ("2026-04-05", 600)),
    Change(zone: "Australia/Sydney", before: ("2026-10-03", 600), after: ("2026-10-04", 660)),
  ]

  @Test(arguments: changes)
  func `dinner stays at 21 o'clock`(change: Change) throws {
    for (date, offset) in [change.before, change.after] {
      let event = try event(date: date, zone: change.zone)
      let written = try written(event)
      let start = try #require(written.properties.first { $0.name == "DTSTART" })
      #expect(start.parameters == "TZID=\(change.zone)")
      #expect(start.value == date.filter { $0 != "-" } + "T210000")
      let local = try CivilDate.of(date).dayNumber * 86_400 + 21 * 3_600
      #expect(event.instant == local - offset * 60)
    }
  }

  @Test(
    arguments: zip(
      ["2026-03-29", "2026-10-25", "2026-03-29", "2026-10-25"],
      [("02:30", "01:30"), ("02:30", "00:30"), ("03:00", "01:00"), ("03:00", "02:00")]
    )
  )
  func `a time that is skipped or comes twice is one instant`(
    date: String,
    times: (local: String, utc: String)
  ) throws {
    let event = try event(date: date, time: times.local)
    let utc = try CivilTime.of(times.utc)
    #expect(
      try event.instant == CivilDate.of(date).dayNumber * 86_400 + utc.hour * 3_600
        + utc.minute * 60
    )
    let digits = date.filter { $0 != "-" } + "T" + times.local.filter { $0 != ":" } + "00"
    #expect(try written(event)["DTSTART"] == digits)
  }

  @Test func `a zone that nobody knows has no instants`() throws {
    #expect(try event(zone: "Nowhere/At").instant == nil)
  }
}
