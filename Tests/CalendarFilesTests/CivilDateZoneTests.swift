import CalendarFiles
import Foundation
import MealModel
import Testing

struct CivilDateZoneTests {
  /// Midnight of 2026-12-07 in a zone, in seconds since 1970, by its offset in minutes.
  private static func midnight(offset: Int) throws -> Int {
    try CivilDate.of("2026-12-07").dayNumber * 86_400 - offset * 60
  }

  @Test(
    arguments: [
      ("Europe/Madrid", 60), ("UTC", 0), ("Pacific/Kiritimati", 840), ("Pacific/Pago_Pago", -660),
      ("America/Denver", -420), ("Australia/Brisbane", 600), ("Asia/Kathmandu", 345),
      ("US/Pacific", -480),
    ]
  )
  func `the day changes at midnight on the wall`(zone: String, offset: Int) throws {
    let midnight = try Self.midnight(offset: offset)
    #expect(try CivilDate.today(in: zone, at: midnight - 1).description == "2026-12-06")
    #expect(try CivilDate.today(in: zone, at: midnight).description == "2026-12-07")
    #expect(try CivilDate.today(in: zone, at: midnight + 86_399).description == "2026-12-07")
  }

  @Test func `it is three days at once on earth`() throws {
    let instant = try CivilDate.of("2026-12-07").dayNumber * 86_400 + 10 * 3_600 + 1_800
    let zones = ["Pacific/Pago_Pago", "UTC", "Pacific/Kiritimati"]
    let days = try zones.map { try CivilDate.today(in: $0, at: instant).description }
    #expect(days == ["2026-12-06", "2026-12-07", "2026-12-08"])
  }

  @Test func `instants before 1970 have days too`() throws {
    #expect(try CivilDate.today(in: "UTC", at: -1).description == "1969-12-31")
    #expect(try CivilDate.today(in: "UTC", at: -86_400).description == "1969-12-31")
    #expect(try CivilDate.today(in: "UTC", at: -86_401).description == "1969-12-30")
  }

  @Test func `an unknown zone has no today`() {
    #expect(throws: CalendarError(.unknownZone("Mars"))) {
      try CivilDate.today(in: "Mars", at: 0)
    }
  }

  @Test func `every zone has the day that Foundation counts`() throws {
    var compared = 0
    for name in TimeZoneNames.all {
      guard let zone = TimeZone(identifier: name) else { continue }
      for step in 0..<200 {
        let instant = sampleInstant + step * 157_001
        let local = instant + zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
        let expected = CivilDate(dayNumber: local / 86_400)
        guard try CivilDate.today(in: name, at: instant) != expected else {
          compared += 1
          continue
        }
        Issue.record("\(name) at \(instant) is not \(expected?.description ?? "")")
      }
    }
    #expect(compared > 400 * 200)
  }
}
