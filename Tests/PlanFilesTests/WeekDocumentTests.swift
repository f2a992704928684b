import Foundation
import MealModel
import PlanFiles
import Testing

struct WeekDocumentTests {
  @Test(arguments: Project.households)
  func `writing a household and reading it again changes nothing`(name: String) throws {
    let bytes = try Project.bytes("datasets/households/\(name).json")
    let document = try WeekDocument(json: bytes, file: name)
    #expect(Array(document.encoded().utf8) == bytes)
    #expect(try WeekDocument(json: Array(document.encoded().utf8), file: name) == document)
  }

  @Test func `everything that a document can say survives`() throws {
    let document = try read(
      #"""
      {
        "seed": 18446744073709551615, "schema": 1.0, "name": " Casa \u00e1 \ud83c\udf55 ",
        "week": { "firstDay": "sat", "days": 1e1, "weekStart": "sun", "meals": ["cena", "Merienda"] },
        "slots": [ { "day": 3, "meal": "Comida" } ],
        "tags": [
          { "key": "a", "name": "A", "color": "#abcdef", "rules": {
            "maxPerWeek": 0, "minPerWeek": 2, "noConsecutive": "anyMeal", "noDuplicateInDay": true,
            "mealTypeRestriction": "almuerzo", "onlyDays": ["sun", "sat"] } },
          { "key": "b", "name": { "es": "Be", "en": "Bee" }, "rules": { "noConsecutive": true } }
        ],
        "dishes": [ { "id": "x", "name": "X \"y\" \\ /", "description": "d\t\u0001e", "tags": ["a"],
          "meals": ["cena"], "weight": -3,
          "rules": { "minGapDays": 2, "fixedDay": { "day": "fri", "meal": "cena" }, "maxUses": 1 } } ],
        "pins": [ { "day": 3, "meal": "lunch", "dish": "x" } ],
        "filters": [ { "days": ["mon", 2], "meals": ["cena"], "requireTags": ["a"], "require": "all",
          "excludeTags": ["b"], "excludeDishes": ["x"], "onlyDishes": ["x"] } ],
        "context": { "before": [ { "day": 0, "meal": "cena", "dish": "x" } ],
          "after": [ { "day": "mon", "meal": "cena", "dish": "x" } ] },
        "plan": [ { "day": 3, "meal": "lunch", "dish": "x" } ]
      }
      """#
    )
    #expect(document.name == "Casa á 🍕")
    #expect(document.week.meals == [.dinner, "Merienda"])
    #expect(document.tags?.first?.rules.onlyDays == [.saturday, .sunday])
    #expect(document.dishes.first?.rules.fixedDay == FixedDay(.friday, meal: .dinner))
    let text = document.encoded()
    #expect(try read(text) == document)
    #expect(try read(text).encoded() == text)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try read("\u{FEFF}{ \"schema\": 1 }") == WeekDocument())
  }

  @Test(arguments: [
    ("{\n  \"schema\": 1,\n}", "line 3, column 1"),
    ("{\r\n \"schema\": 1 \"week\": {} }", "line 2, column 14"),
    ("{ \"schema\": 01 }", "line 1, column 14"),
    ("{ \"name\": \"ñ\" ! }", "line 1, column 15"),
    ("", "line 1, column 1"),
    ("{ \"schema\": 1 } x", "line 1, column 17"),
    ("{ \"name\": \"\\ud800\" }", "line 1, column 13"),
    ("{ \"name\": \"a\nb\" }", "line 1, column 13"),
    ("{ 'schema': 1 }", "line 1, column 3"),
  ])
  func `broken JSON is refused with line and column`(json: String, place: String) throws {
    let error = try #require(throws: FileError.self) { try read(json) }
    #expect(error.reason == .malformed)
    #expect(error.place.description == place)
  }

  @Test func `a key that stands twice is refused, however it is written`() throws {
    let error = try #require(throws: FileError.self) {
      try read("{ \"schema\": 1,\n \"\\u0073chema\": 1 }")
    }
    #expect(error.reason == .duplicateKey("schema"))
    #expect(error.place == .position(line: 2, column: 2))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `deep nesting is refused`(opening: String) throws {
    let error = try #require(throws: FileError.self) {
      try read(String(repeating: opening, count: 100_000))
    }
    #expect(error.reason == .nestedTooDeep)
  }

  @Test func `bytes that are no UTF-8 are refused with their place`() throws {
    let bytes = Array("{ \"schema\": 1,\n \"name\": \"".utf8) + [0xC3, 0x28]
    let error = try #require(throws: FileError.self) {
      try WeekDocument(json: bytes, file: "week.json")
    }
    #expect(error.reason == .notText)
    #expect(error.place == .position(line: 2, column: 11))
  }

  @Test func `a text in UTF-16 is refused`() throws {
    let bytes = "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let error = try #require(throws: FileError.self) {
      try WeekDocument(json: bytes, file: "week.json")
    }
    #expect(error.reason == .notText)
  }

  @Test(arguments: ["1.5", "1e400", "-1e400", "99999999999999999999", "-1", "1001"])
  func `a number that no rule can have is refused`(number: String) throws {
    let error = try #require(throws: FileError.self) {
      try read(
        "{ \"schema\": 1, \"tags\": [{ \"key\": \"a\", \"rules\": { \"maxPerWeek\": \(number) } }] }"
      )
    }
    #expect(error.place == .path("tags[0].rules.maxPerWeek"))
    #expect(
      number == "1.5"
        ? error.reason == .notWhole
        : error.reason == .outOfRange(number, lower: "0", upper: "1000")
    )
  }

  @Test func `a description may have a hundred characters, however many bytes they take`() throws {
    func json(_ count: Int) -> String {
      let text = String(repeating: "👩‍👩‍👧‍👦", count: count)
      return "{ \"schema\": 1, \"dishes\": [{ \"name\": \"a\", \"description\": \"\(text)\" }] }"
    }
    #expect(try read(json(100)).dishes.first?.details?.count == 100)
    let error = try #require(throws: FileError.self) { try read(json(101)) }
    #expect(error.reason == .tooLong(101, limit: 100))
  }

  @Test func `a misspelt key is named with the right one`() throws {
    let error = try #require(throws: FileError.self) {
      try read("{ \"schema\": 1, \"dishes\": [{ \"name\": \"a\", \"tgas\": [] }] }")
    }
    #expect(error.description == "week.json: dishes[0].tgas: no key 'tgas'; maybe 'tags'.")
  }

  private func read(_ json: String) throws -> WeekDocument {
    try WeekDocument(json: Array(json.utf8), file: "week.json")
  }
}
