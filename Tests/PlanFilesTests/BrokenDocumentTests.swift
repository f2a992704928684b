import Foundation
import PlanFiles
import Testing

/// The documents that the published schema refuses are refused here too, at the right place.
struct BrokenDocumentTests {
  static let places = [
    ("blank-dish", "dishes[0].name"),
    ("colour-by-name", "tags[0].color"),
    ("dish-without-name", "dishes[0]"),
    ("doubled-meal", "week.meals[1]"),
    ("first-day-and-date", "week.firstDay"),
    ("half-a-dish", "tags[0].rules.maxPerWeek"),
    ("half-a-name", "tags[0].name"),
    ("huge-weight", "dishes[0].weight"),
    ("impossible-month", "week.start"),
    ("list-for-document", "file"),
    ("negative-maximum", "tags[0].rules.maxPerWeek"),
    ("negative-seed", "seed"),
    ("no-days", "week.days"),
    ("no-gap", "dishes[0].rules.minGapDays"),
    ("no-meals", "week.meals"),
    ("no-schema", "file"),
    ("null-language", "language"),
    ("number-as-text", "tags[0].rules.maxPerWeek"),
    ("pin-on-no-day", "pins[0].day"),
    ("pin-without-dish", "pins[0]"),
    ("tag-without-key", "tags[0]"),
    ("tags-as-text", "dishes[0].tags"),
    ("unknown-key", "dihses"),
    ("unknown-language", "language"),
    ("unknown-requirement", "filters[0].require"),
    ("unknown-rule", "tags[0].rules.maxPerweek"),
    ("unknown-scope", "tags[0].rules.noConsecutive"),
    ("unknown-version", "schema"),
    ("unknown-weekday", "tags[0].rules.onlyDays[0]"),
  ]

  @Test(arguments: places)
  func `a document that the schema refuses is refused with its place`(
    name: String,
    place: String
  ) throws {
    let json = try Project.bytes("Tests/Tooling/broken/\(name).json")
    let error = try #require(throws: FileError.self) {
      try WeekFile(json: json, file: name).resolved()
    }
    #expect(error.place.description == place)
    #expect(error.file == name)
  }

  @Test func `every broken document is tried`() throws {
    let names = try Project.names(in: "Tests/Tooling/broken")
    #expect(names == Self.places.map { "\($0.0).json" }.sorted())
  }
}
