import CalendarFiles
import Foundation
import MealModel
import Testing

struct TimeZoneNamesTests {
  @Test(arguments: [
    "Europe/Madrid", "America/Argentina/Buenos_Aires", "UTC", "US/Pacific", "Etc/GMT+5",
  ])
  func `names of the database are known`(name: String) {
    #expect(TimeZoneNames.isKnown(name))
  }

  @Test(
    arguments: [
      "", "Madrid", "europe/madrid", "Europe/Madrid ", "Europe", "../../etc/passwd", "zone.tab",
      "/usr/share/zoneinfo/Europe/Madrid", "right/Europe/Madrid", "posix/Europe/Madrid",
      "localtime", "posixrules", "Factory", "tzdata.zi", "Europe/Madrid\0", "CET-1CEST",
      String(repeating: "A", count: 10_000),
    ]
  )
  func `anything else is not`(name: String) {
    #expect(!TimeZoneNames.isKnown(name))
    #expect(throws: CalendarError.self) { try TimeZoneNames.check(name) }
  }

  @Test func `all names are known, sorted and different`() {
    let names = TimeZoneNames.all
    #expect(names.count > 400)
    #expect(names == Set(names).sorted())
    #expect(names.contains("Europe/Madrid") && names.contains("UTC"))
    #expect(names.allSatisfy(TimeZoneNames.isKnown))
  }

  @Test(
    arguments: zip(
      [
        "Europe/Madird", "madrid", "New York", "europe/madrid", "Buenos Aires", "utc", "xyzzyxyzzy",
      ],
      [
        "Europe/Madrid", "Europe/Madrid", "America/New_York", "Europe/Madrid",
        "America/Argentina/Buenos_Aires", "UTC", nil,
      ]
    )
  )
  func `a near name is found`(name: String, nearMatch: String?) {
    #expect(throws: CalendarError(.unknownZone(name), nearMatch: nearMatch)) {
      try TimeZoneNames.check(name)
    }
  }

  @Test func `messages name the zone, what was meant, and stay on one line`() {
    let error = CalendarError(.unknownZone("Madrí\nd"), nearMatch: "Europe/Madrid")
    #expect(
      error.text(in: .spanish)
        == "no hay ninguna zona horaria 'Madrí d'; quizá 'Europe/Madrid'"
    )
    #expect("\(error)" == "there is no time zone 'Madrí d'; maybe 'Europe/Madrid'")
    #expect("\(CalendarError(.noEvents))" == "there is no meal to put into the calendar")
    #expect(
      CalendarError(.failed("BAD\nARG")).text(in: .spanish)
        == "no se ha podido escribir el calendario (BAD ARG)"
    )
  }

  /// What a machine says in its two places, and in the environment.
  struct Machine: Sendable {
    var environment: String?
    var timezone: String?
    var localtime: String?
    var name: String
  }

  @Test(
    arguments: [
      Machine(environment: "Asia/Tokyo", timezone: "Europe/Madrid\n", name: "Asia/Tokyo"),
      Machine(environment: ":Asia/Tokyo", name: "Asia/Tokyo"),
      Machine(environment: ":/usr/share/zoneinfo/Asia/Tokyo", name: "Asia/Tokyo"),
      Machine(environment: "CET-1CEST", timezone: "Europe/Madrid\n", name: "Europe/Madrid"),
      Machine(environment: "", localtime: "/usr/share/zoneinfo/Asia/Tokyo", name: "Asia/Tokyo"),
      Machine(timezone: "Nowhere/At\n", localtime: "../zoneinfo/Asia/Tokyo", name: "Asia/Tokyo"),
      Machine(timezone: "Nowhere/At\n", localtime: "/somewhere/else", name: "UTC"),
      Machine(name: "UTC"),
    ]
  )
  func `the zone of the machine is found`(machine: Machine) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/zones-\(UUID().uuidString)"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    if let text = machine.timezone {
      try text.write(toFile: folder + "/timezone", atomically: false, encoding: .utf8)
    }
    if let target = machine.localtime {
      try files.createSymbolicLink(
        atPath: folder + "/localtime",
        withDestinationPath: target
      )
    }
    let environment = machine.environment.map { ["TZ": $0] } ?? [:]
    #expect(TimeZoneNames.systemName(environment: environment, folder: folder) == machine.name)
  }

  @Test func `this machine has a zone`() {
    #expect(TimeZoneNames.isKnown(TimeZoneNames.systemName(environment: [:])))
  }
}
