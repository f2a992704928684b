import CalendarFiles
import HouseholdModel
import MealModel
import Testing

struct CalendarFileTests {
  @Test func `a small week is written like this`() throws {
    var household = Household.sample()
    household.settings.reminderMinutesBefore = 30
    let first = try export(
      household,
      [
        Assignment(MealSlot(day: 0, meal: .dinner), "a"),
        Assignment(MealSlot(day: 6, meal: .lunch), "c"),
      ]
    )
    household.calendar = first.records
    let second = try export(
      household,
      [Assignment(MealSlot(day: 0, meal: .dinner), "a")],
      after: 90
    )
    let text = try CalendarFile.text(
      of: second.events,
      name: CalendarFile.name(for: household, in: .spanish)
    )
    let expected = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//meal-planner//Weekly menu//EN
      CALSCALE:GREGORIAN
      METHOD:PUBLISH
      X-WR-CALNAME:Menú semanal
      BEGIN:VTIMEZONE
      TZID:Europe/Madrid
      BEGIN:STANDARD
      TZNAME:CET
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      DTSTART:20250101T010000
      END:STANDARD
      BEGIN:DAYLIGHT
      TZNAME:CEST
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      DTSTART:20250330T020000
      RRULE:FREQ=YEARLY;UNTIL=20270328T010000Z;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      BEGIN:STANDARD
      TZNAME:CET
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      DTSTART:20251026T030000
      RRULE:FREQ=YEARLY;UNTIL=20271031T010000Z;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:2026-12-07-dinner@k3v9.meal-planner
      SEQUENCE:0
      DTSTAMP:20261201T120000Z
      LAST-MODIFIED:20261201T120000Z
      DTSTART;TZID=Europe/Madrid:20261207T210000
      DURATION:PT1H
      SUMMARY:🍽️ Cena: Pollo asado
      DESCRIPTION:Con patatas\\, limón\\; y "ajo"
      STATUS:CONFIRMED
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT30M
      DESCRIPTION:🍽️ Cena: Pollo asado
      END:VALARM
      END:VEVENT
      BEGIN:VEVENT
      UID:2026-12-13-lunch@k3v9.meal-planner
      SEQUENCE:1
      DTSTAMP:20261201T133000Z
      LAST-MODIFIED:20261201T133000Z
      DTSTART;TZID=Europe/Madrid:20261213T140000
      DURATION:PT1H
      SUMMARY:🍽️ Comida: Crème brûlée & Löffel
      STATUS:CANCELLED
      END:VEVENT
      END:VCALENDAR

      """
    #expect(text.split(separator: "\r\n").joined(separator: "\n") + "\n" == expected)
    #expect(text.utf8.count { $0 == 10 } == text.utf8.count { $0 == 13 })
  }

  @Test(
    arguments: zip(
      [30, 60, 90, 120, 1, 61],
      ["PT30M", "PT1H", "PT1H30M", "PT2H", "PT1M", "PT1H1M"]
    )
  )
  func `a duration is hours and minutes`(minutes: Int, period: String) throws {
    #expect(try written(event(duration: minutes))["DURATION"] == period)
  }

  @Test(arguments: zip([30, 60, 120], ["-PT30M", "-PT1H", "-PT2H"]))
  func `an alarm sounds before the meal`(minutes: Int, trigger: String) throws {
    let alarms = try written(event(reminder: minutes)).parts("VALARM")
    #expect(alarms.map { $0["TRIGGER"] } == [trigger])
    #expect(alarms.map { $0["ACTION"] } == ["DISPLAY"])
  }

  @Test func `without a reminder and without notes there are none`() throws {
    let written = try written(event())
    #expect(written.parts.isEmpty)
    #expect(written["DESCRIPTION"] == nil)
  }

  @Test func `a meal that is gone rings no alarm`() throws {
    var gone = try event(reminder: 30)
    gone.isCancelled = true
    let written = try written(gone)
    #expect(written["STATUS"] == "CANCELLED")
    #expect(written.parts.isEmpty)
  }

  @Test(arguments: ["UTC", "GMT"])
  func `events in UTC need no zone`(zone: String) throws {
    let text = try CalendarFile.text(of: [event(zone: zone)], name: "Casa")
    #expect(text.contains("\r\nDTSTART:20261207T210000Z\r\n"))
    #expect(!text.contains("VTIMEZONE"))
  }

  @Test func `every zone stands in the file once, sorted`() throws {
    let zones = ["Europe/Madrid", "America/New_York", "Europe/Madrid"]
    let text = try CalendarFile.text(of: zones.map { try event(zone: $0) }, name: "Casa")
    let calendar = try #require(CalendarReader.calendar(in: text))
    #expect(
      calendar.parts("VTIMEZONE").map { $0["TZID"] } == ["America/New_York", "Europe/Madrid"]
    )
  }

  @Test(arguments: ["0001-01-01", "9999-12-31", "2038-06-01"])
  func `days at the ends of the calendar are written`(date: String) throws {
    let day = date.filter { $0 != "-" }
    #expect(try written(event(date: date))["DTSTART"] == "\(day)T210000")
  }

  @Test func `the calendar is called as the household is`() throws {
    var household = Household.sample()
    #expect(CalendarFile.name(for: household, in: .spanish) == "Menú semanal")
    #expect(CalendarFile.name(for: household, in: .english) == "Weekly menu")
    household.settings.name = " Casa\nGarcía "
    #expect(CalendarFile.name(for: household, in: .english) == "Casa García")
    let text = try CalendarFile.text(of: [event()], name: "Casa\r\nX:y\0")
    #expect(text.contains("\r\nX-WR-CALNAME:Casa X:y\r\n"))
  }

  @Test func `a calendar without events is refused`() {
    #expect(throws: CalendarError(.noEvents)) { try CalendarFile.text(of: [], name: "Casa") }
  }

  @Test func `an unknown zone is refused by name`() throws {
    let strange = try event(zone: "Europe/Madird")
    #expect(throws: CalendarError(.unknownZone("Europe/Madird"), nearMatch: "Europe/Madrid")) {
      try CalendarFile.text(of: [strange], name: "Casa")
    }
  }

  @Test func `many threads can write calendars at once`() async throws {
    let zones = ["Europe/Madrid", "Asia/Tokyo", "America/Caracas", "Africa/Lagos"]
    let alone = try zones.map { try CalendarFile.text(of: [event(zone: $0)], name: "Casa") }
    let together = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for index in 0..<64 {
        group.addTask {
          (index % 4, try CalendarFile.text(of: [event(zone: zones[index % 4])], name: "Casa"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.count == 64)
    #expect(together.allSatisfy { $0.1 == alone[$0.0] })
  }
}
