import Foundation
import MealModel
import PlanFiles
import RuleHarness
import Testing

struct RuleChangeFileTests {
  private static let both = [
    RuleChange("Carne", .set(.maxPerWeek(2))),
    RuleChange("Huevos", .remove(.tag(.noDuplicateInDay))),
  ]

  @Test(arguments: [
    "[\"Carne.maxPerWeek=2\", \"-Huevos.noDuplicateInDay\"]",
    "Carne.maxPerWeek=2\n-Huevos.noDuplicateInDay",
    "\u{FEFF}# Menos carne\r\n\r\n  Carne.maxPerWeek=2\r\n#\r\n-Huevos.noDuplicateInDay\r\n",
  ])
  func `lists and lines are read`(text: String) throws {
    try Self.withFile(text) { path in
      let changes = try RuleChangeFile.changes(readingFrom: path)
      #expect(changes == Self.both)
    }
  }

  @Test(arguments: [
    ("Carne.maxPerWeek=2\n\nCarne.maxPerWeek", FilePlace.line(3)),
    ("[\"Carne.maxPerWeek=2\", \"Carne\"]", .path("[1]")),
  ])
  func `a mistake has its place`(text: String, place: FilePlace) throws {
    try Self.withFile(text) { path in
      let error = #expect(throws: RuleChangeError.self) {
        try RuleChangeFile.changes(readingFrom: path)
      }
      #expect(error?.source?.file == path)
      #expect(error?.source?.place == place)
      #expect(error?.text(in: .english).hasPrefix("\(path): ") == true)
    }
  }

  @Test(arguments: ["", "# nada\n", "[]", "[1]", "[\"Carne.maxPerWeek=2\"", "[\"\"]"])
  func `files without changes are mistakes`(text: String) throws {
    try Self.withFile(text) { path in
      #expect(throws: FileError.self) { try RuleChangeFile.changes(readingFrom: path) }
    }
  }

  @Test func `a file that is not there is said`() {
    let error = #expect(throws: FileError.self) {
      try RuleChangeFile.changes(readingFrom: "/no/such/file")
    }
    #expect(error?.reason == .noSuchFile)
  }

  private static func withFile(_ text: String, _ work: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "changes-\(UInt64.random(in: 0 ... .max))")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try work(file.path)
  }
}
