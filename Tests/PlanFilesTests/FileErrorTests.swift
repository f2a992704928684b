import MealModel
import PlanFiles
import Testing

struct FileErrorTests {
  @Test(arguments: [
    ("{ \"schema\": 2 }", "schema: this program reads version 1 only, not 2"),
    ("{ \"schema\": 1, \"week\": [] }", "week: it must be an object"),
    ("{ \"schema\": 1, \"dishes\": {} }", "dishes: it must be a list [ ]"),
    ("{ \"schema\": 1, \"name\": 3 }", "name: it must be a text"),
    ("{ \"schema\": 1, \"name\": \"a\\nb\" }", "name: it must be on one line"),
    ("{ \"schema\": 1, \"seed\": \"3\" }", "seed: it must be a number"),
    (
      "{ \"schema\": 1, \"language\": \"esp\" }",
      "language: 'esp' is none of these: es, en; maybe 'es'"
    ),
    (
      "{ \"schema\": 1, \"week\": { \"start\": \"30/11/2026\" } }",
      "week.start: '30/11/2026' is not a date such as 2026-11-30"
    ),
    (
      "{ \"schema\": 1, \"week\": { \"days\": 3661 } }", "week.days: 3661 is not between 1 and 3660"
    ),
    (
      "{ \"schema\": 1, \"tags\": [{ \"key\": \"a\" }, { \"key\": \"a\" }] }",
      "tags[1].key: the tag 'a' is there twice"
    ),
    (
      "{ \"schema\": 1, \"dishes\": [{ \"id\": \"a\", \"name\": \"A\" }, { \"id\": \"a\", \"name\": \"B\" }] }",
      "dishes[1].id: the dish 'a' is there twice"
    ),
    (
      "{ \"schema\": 1, \"slots\": [{ \"day\": \"mon\", \"meal\": \"cena\" }, { \"day\": 1, \"meal\": \"dinner\" }] }",
      "slots[1]: Dinner on '1' is there twice"
    ),
    (
      "{ \"schema\": 1, \"filters\": [{ \"onlyDishes\": [\"Paella\"] }] }",
      "filters[0].onlyDishes[0]: no dish 'Paella'"
    ),
  ])
  func `a message says file, place and what is wrong`(json: String, message: String) throws {
    let error = try #require(throws: FileError.self) {
      try WeekFile(json: Array(json.utf8), file: "week.json").resolved()
    }
    #expect(error.description == "week.json: \(message).")
    #expect(error.text(in: .spanish).hasPrefix("week.json: \(error.place.text(in: .spanish)): "))
    #expect(error.text(in: .spanish) != error.description)
  }

  @Test func `line breaks and long texts of a file do not reach the message`() throws {
    let name = String(repeating: "é\\n", count: 500)
    let json = "{ \"schema\": 1, \"\(name)\": 1 }"
    let error = try #require(throws: FileError.self) {
      try WeekDocument(json: Array(json.utf8), file: "a\nb.json")
    }
    #expect(error.description.lineCount == 1)
    #expect(error.description.hasPrefix("a b.json: "))
  }

  @Test func `a problem that is too large is refused`() throws {
    let meals = (0..<6).map { "\"m\($0)\"" }.joined(separator: ",")
    let json = "{ \"schema\": 1, \"week\": { \"days\": 3660, \"meals\": [\(meals)] } }"
    let error = try #require(throws: FileError.self) {
      try WeekFile(json: Array(json.utf8), file: "week.json").resolved()
    }
    #expect(error.description == "week.json: slots: 21960 is not between 0 and 20000.")
  }
}
