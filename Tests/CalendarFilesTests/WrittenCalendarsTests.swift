import CalendarFiles
import Foundation
import MealModel
import Testing

/// The calendars that `check_calendar.py` shows to other programs.
struct WrittenCalendarsTests {
  /// Reads the files with the reader of the tests; with `PLANNER_WRITE_CALENDARS=FOLDER` it also leaves them
  /// in that folder, each with what is expected of it.
  @Test func `calendars say what is expected of them`() throws {
    let calendars = try WrittenCalendar.all()
    #expect(Set(calendars.map(\.name)).count == calendars.count)
    for written in calendars {
      let calendar = try #require(CalendarReader.calendar(in: written.text))
      #expect(calendar.text("X-WR-CALNAME") == written.expectation.calendar)
      #expect(calendar.parts("VEVENT").map(found) == written.expectation.events, "\(written.name)")
    }
    guard let folder = ProcessInfo.processInfo.environment["PLANNER_WRITE_CALENDARS"] else {
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    for written in calendars {
      let path = "\(folder)/\(written.name)"
      try written.text.write(toFile: path + ".ics", atomically: false, encoding: .utf8)
      try encoder.encode(written.expectation).write(to: URL(fileURLWithPath: path + ".json"))
    }
  }

  private func found(in event: CalendarReader.Component) -> WrittenCalendar.Event {
    let start = event.properties.first { $0.name == "DTSTART" }
    let parameters = start?.parameters ?? ""
    let digits = Array(start?.value ?? "")
    let pieces = [0..<4, 4..<6, 6..<8, 9..<11, 11..<13].map { String(digits[$0]) }
    return WrittenCalendar.Event(
      uid: event.text("UID") ?? "",
      zone: parameters.isEmpty ? "UTC" : parameters.replacing("TZID=", with: ""),
      start: pieces[...2].joined(separator: "-") + "T" + pieces[3...].joined(separator: ":"),
      minutes: minutes(event["DURATION"] ?? ""),
      summary: event.text("SUMMARY") ?? "",
      description: event.text("DESCRIPTION"),
      alarm: event.parts("VALARM").first.map { minutes(String(($0["TRIGGER"] ?? "").dropFirst())) },
      sequence: Int(event["SEQUENCE"] ?? "") ?? -1,
      status: event["STATUS"] ?? ""
    )
  }

  /// The minutes of `PT1H30M`.
  private func minutes(_ period: String) -> Int {
    var (sum, number) = (0, 0)
    for letter in period.dropFirst(2) {
      if let digit = letter.wholeNumberValue {
        number = number * 10 + digit
      } else {
        sum += letter == "H" ? number * 60 : number
        number = 0
      }
    }
    return sum
  }
}
