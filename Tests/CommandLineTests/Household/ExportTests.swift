import Foundation
import FoundationXML
import Testing

/// Files that the commands of a household write for other programs.
struct ExportTests {
  @Test func `a calendar that nothing changed is the same byte for byte`() throws {
    var home = try Home([
      "init --windows both", "dish add Hake --tag Fish", "week assign next mon/dinner Hake",
      "week assign next wed/lunch Hake",
    ])
    #expect(home.run("calendar export next --out {folder}/a.ics").exitCode == 0)
    home.environment["PLANNER_TODAY"] = "2026-12-04"
    #expect(home.run("calendar export next --out {folder}/b.ics").exitCode == 0)
    #expect(home.run("calendar export next --out -").output == (try home.folder.text(of: "a.ics")))
    #expect(try home.folder.text(of: "a.ics") == home.folder.text(of: "b.ics"))
    #expect(try home.folder.text(of: "a.ics").components(separatedBy: "BEGIN:VEVENT").count == 3)
  }

  @Test func `a meal that was taken out is cancelled under the same identity`() throws {
    let home = try Home([
      "init --windows both", "dish add Hake --tag Fish", "week assign next mon/dinner Hake",
      "week assign next wed/lunch Hake",
    ])
    func events() -> [[String: String]] {
      home.run("calendar export next --out -").output.components(separatedBy: "BEGIN:VEVENT")
        .dropFirst().map { text in
          text.split(whereSeparator: \.isNewline).reduce(into: [:]) { fields, line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            if parts.count == 2 { fields[parts[0]] = fields[parts[0]] ?? parts[1] }
          }
        }
    }
    let before = events()
    #expect(home.run("week clear next mon/dinner").exitCode == 0)
    let after = events()
    #expect(Set(before.map { $0["UID"] }) == Set(after.map { $0["UID"] }))
    #expect(before.allSatisfy { $0["STATUS"] != "CANCELLED" })
    #expect(after.map { $0["STATUS"] == "CANCELLED" }.count { $0 } == 1)
    let cancelled = try #require(after.first { $0["STATUS"] == "CANCELLED" })
    let sequence = Int(cancelled["SEQUENCE"] ?? "") ?? 0
    let old = before.first { $0["UID"] == cancelled["UID"] }.flatMap { Int($0["SEQUENCE"] ?? "") }
    #expect(sequence == (old ?? 0) + 1)
  }

  @Test func `a calendar that is kept in step hears of every change from today on`() throws {
    let home = try Home([
      "init --windows dinnerOnly", "dish add Hake --tag Fish", "dish add Rice --tag Pasta/Rice",
      // It is Wednesday: what was eaten on Monday is no news.
      "week assign current mon/dinner Hake", "week assign current fri/dinner Hake",
      "settings set calendar {folder}/home.ics", "settings set sync on",
    ])
    func summaries() throws -> [String] {
      try home.folder.text(of: "home.ics").split(whereSeparator: \.isNewline)
        .filter { $0.hasPrefix("SUMMARY:") }.map { String($0.dropFirst("SUMMARY:🍽️ ".count)) }
    }
    #expect(try summaries() == ["Dinner: Hake"])
    #expect(home.run("week assign next tue/dinner Rice").exitCode == 0)
    #expect(try summaries() == ["Dinner: Hake", "Dinner: Rice"])
    #expect(home.run("dish edit Rice --name 'Rice with peas'").exitCode == 0)
    #expect(try summaries() == ["Dinner: Hake", "Dinner: Rice with peas"])
    #expect(home.run("fill next --seed 1").exitCode != 70)
    #expect(try summaries().count > 2)
    #expect(home.run("week reset next --yes").exitCode == 0)
    let text = try home.folder.text(of: "home.ics")
    #expect(text.components(separatedBy: "STATUS:CANCELLED").count > 2)
    #expect(home.run("settings set sync off").exitCode == 0)
    #expect(home.run("week clear current fri/dinner").exitCode == 0)
    #expect(try home.folder.text(of: "home.ics") == text)
  }

  @Test(arguments: ["dish", "tag", "week", "idle", "tag --tag Pescado"])
  func `a chart is a well-formed picture`(subject: String) throws {
    let home = try Home([
      "init --windows both", "dish add 'Sal & <pimienta> \"ñ\"' --tag Pescado",
      "week assign current mon/dinner 'sal & <pimienta> \"ñ\"'",
    ])
    let run = home.run("stats --by \(subject) --svg {folder}/a.svg --lang es")
    #expect(run.exitCode == 0, "\(run.errors)")
    let parser = XMLParser(data: try Data(home.folder.text(of: "a.svg").utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test(arguments: [
    "dish list", "dish show Hake", "tag list", "week show next", "template list", "settings get",
    "today", "shopping next", "stats", "check next", "options next",
  ])
  func `every answer for programs is one JSON object in any language`(line: String) throws {
    let home = try Home([
      "init --windows both", "dish add Hake --tag Fish --rating 4",
      "dish add Rice --tag Pasta/Rice",
      "week assign next mon/dinner Hake", "week assign current wed/dinner Rice",
      "cooked Hake --date 2026-11-30", "template save Usual next",
    ])
    #expect(try !home.object("\(line) --format json --lang es").isEmpty)
    #expect(try !home.object("\(line) --format json --lang en").isEmpty)
  }
}
