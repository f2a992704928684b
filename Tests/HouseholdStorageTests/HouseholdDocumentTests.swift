import Foundation
import HouseholdModel
import HouseholdStorage
import MealModel
import PlanFiles
import Testing

struct HouseholdDocumentTests {
  @Test
  func `a household with everything is exported as it always was`() throws {
    let text = HouseholdDocument(ExportedHousehold.household).encoded()
    if ProcessInfo.processInfo.environment["PLANNER_WRITE_GOLDEN"] != nil {
      try put(Array(text.utf8), to: ExportedHousehold.file.path)
    }
    #expect(try String(contentsOf: ExportedHousehold.file, encoding: .utf8) == text)
    let read = try HouseholdDocument(readingFrom: ExportedHousehold.file.path)
    #expect(read.household == ExportedHousehold.household)
  }

  @Test
  func `what a short document leaves out is what a new household has`() throws {
    let document = try HouseholdDocument(
      json: Array(
        #"{"household": 1, "settings": {"id": "h", "profile": "mealmood", "timeZone": "UTC"}}"#.utf8
      ),
      file: "h.json"
    )
    let settings = HouseholdSettings(id: "h", profile: "mealmood", timeZone: "UTC")
    #expect(document.household == Household(settings: settings))
  }

  /// What is changed in the exported document, and what is said about it.
  @Test(arguments: [
    ("\"household\": 1", "\"household\": 2", "household: this program reads version 1 only, not 2"),
    ("\"household\": 1,", "", "the key 'household' is missing"),
    ("\"cooked\"", "\"coked\"", "coked: no key 'coked'; maybe 'cooked'"),
    ("\"id\": \"casa-1\",", "", "settings: the key 'id' is missing"),
    ("casa-1", "Casa 1", "settings.id: 'Casa 1' cannot be a key"),
    ("\"21:30\"", "\"24:00\"", "settings.times[0].time: '24:00' is not a time such as 21:00"),
    (
      "[\"lunch\", \"dinner\"]", "[\"comida\", \"lunch\"]",
      "settings.meals[1]: the meal 'Lunch' is there twice"
    ),
    ("\"people\": 4", "\"people\": \"4\"", "settings.people: it must be a number"),
    (
      "\"reminder\": 60", "\"reminder\": 15",
      "settings.reminder: '15' is none of these: 30, 60, 120"
    ),
    ("#C0392B", "red", "tags[10].color: 'red' is not a colour such as #E74C3C"),
    ("\"key\": \"horno\"", "\"key\": \"meat\"", "tags[10].key: the tag 'meat' is there twice"),
    (
      "\"tags\": [\"horno\"]", "\"tags\": [\"orno\"]",
      "dishes[1].tags[0]: no tag 'orno'; maybe 'horno'"
    ),
    ("\"id\": \"pizza\"", "\"id\": \"callos\"", "dishes[2].id: the dish 'callos' is there twice"),
    (
      "\"amount\": \"1-2\"", "\"amount\": \"2-1\"",
      "dishes[0].ingredients[2].amount: '2-1' is not an amount such as 250, 3/4 or 1-2"
    ),
    (
      "\"amount\": \"300\"", "\"amount\": 300", "dishes[0].ingredients[0].amount: it must be a text"
    ),
    ("\"rating\": 5", "\"rating\": 0", "dishes[0].rating: 0 is not between 1 and 5"),
    ("\"rating\": 5", "\"rating\": 4.5", "dishes[0].rating: it must be a whole number"),
    (
      "\"removed\": \"2026-11-30\"", "\"removed\": \"2026-11-31\"",
      "dishes[2].removed: '2026-11-31' is not a date such as 2026-11-30"
    ),
    (
      "\"start\": \"2026-11-30\"", "\"start\": \"2026-12-01\"",
      "weeks[0].start: '2026-12-01' is not a Monday, and weeks begin on Mondays"
    ),
    (
      "\"dish\": \"callos\", \"origin\"", "\"dish\": \"calos\", \"origin\"",
      "weeks[0].slots[1].dish: no dish 'calos'; maybe 'callos'"
    ),
    (
      "\"day\": \"fri\", \"diet\"", "\"day\": \"mon\", \"diet\"",
      "weeks[0].diets[1].day: 'mon' is there twice"
    ),
    (
      "\"origin\": \"chosen\"", "\"origin\": \"chose\"",
      "weeks[0].slots[1].origin: 'chose' is none of these: chosen, planned; maybe 'chosen'"
    ),
    (
      "\"sequence\": 2", "\"sequence\": -2",
      "calendar[0].sequence: -2 is not between 0 and \(Int.max)"
    ),
    (
      "\"created\": -1", "\"created\": 1e30",
      "dishes[2].created: 1e+30 is not between \(Int.min) and \(Int.max)"
    ),
    (
      "\"people\": 4", "\"people\": 4, \"people\": 4",
      "line 19, column 18: the key 'people' is there twice"
    ),
  ])
  func `a defect is told with its place`(old: String, new: String, message: String) throws {
    let text = try String(contentsOf: ExportedHousehold.file, encoding: .utf8)
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    let error = try #require(throws: FileError.self) {
      try HouseholdDocument(json: Array(changed.utf8), file: "h.json")
    }
    #expect(error.description == "h.json: \(message).")
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a damaged document is read or refused in one line`(seed: UInt64) throws {
    let sound = try bytes(of: ExportedHousehold.file.path)
    var random = SplitMix64(seed: seed)
    var refusals = 0
    for _ in 0..<100 {
      var damaged = sound
      let index = random.draw(below: damaged.count)
      switch random.draw(below: 4) {
      case 0: damaged.remove(at: index)
      case 1: damaged[index] = Array("0-9/,:{}[]\" z".utf8)[random.draw(below: 13)]
      case 2: damaged.removeSubrange(index..<min(damaged.count, index + 40))
      default: damaged[index] = UInt8(random.draw(below: 256))
      }
      do throws(FileError) {
        let read = try HouseholdDocument(json: damaged, file: "h.json")
        let again = try HouseholdDocument(json: Array(read.encoded().utf8), file: "h.json")
        #expect(again == read)
      } catch {
        refusals += 1
        #expect(!error.text(in: .spanish).contains("\n"))
      }
    }
    #expect(refusals > 0)
  }
}
