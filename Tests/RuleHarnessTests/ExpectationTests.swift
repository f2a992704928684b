import Foundation
import MealModel
import MealPlanning
import PlanFiles
import RuleHarness
import Testing

/// Expectations that hold, that do not, and files that cannot be used.
struct ExpectationTests {
  private static let week = """
    {"schema": 1, "week": {"days": 3, "meals": ["dinner"]},
     "tags": [{"key": "meat", "name": {"es": "Carne", "en": "Meat"},
               "rules": {"maxPerWeek": 1, "noConsecutive": true}}],
     "dishes": [{"name": "Pollo", "tags": ["meat"]}, {"name": "Sopa", "rules": {"maxUses": 1}}],
     "pins": [{"day": "mon", "meal": "dinner", "dish": "Pollo"}]}
    """

  @Test(arguments: [
    "{\"about\": \"x\"}",
    """
    {"about": "x", "slots": 3, "filled": 2, "shortfall": 0,
     "levels": {"filledSlots": 2, "variety": 6, "preference": 0, "repeats": 0},
     "conflicts": [[{"rule": "maxUses", "dish": "Sopa"}, {"rule": "maxPerWeek", "tag": "Meat"}]],
     "contradictions": [],
     "allowed": [{"slot": "tue/dinner", "dish": "Sopa"}],
     "blocked": [{"slot": "3/cena", "dish": "Pollo", "by": [{"rule": "maxPerWeek", "tag": "meat"}]},
                 {"slot": "mar/cena", "dish": "Pollo"}],
     "violations": []}
    """,
  ])
  func `what is so holds`(expectation: String) throws {
    let report = try Self.report(expectation)
    #expect(report.failures.isEmpty, "\(report.failures)")
  }

  @Test(arguments: [
    ("\"slots\": 4", "slots", "4", "3"),
    ("\"filled\": 3", "filled", "3", "2"),
    ("\"shortfall\": 1", "shortfall", "1", "0"),
    ("\"levels\": {\"variety\": 9}", "levels.variety", "9", "6"),
    ("\"conflicts\": []", "conflicts", "nothing", "{Sopa.maxUses, meat.maxPerWeek}"),
    (
      "\"contradictions\": [[{\"rule\": \"pin\", \"pin\": 0}]]", "contradictions", "{pin 0}",
      "nothing"
    ),
    (
      "\"allowed\": [{\"slot\": \"wed/dinner\", \"dish\": \"Pollo\"}]", "allowed[0]", "allowed",
      "not allowed because of meat.maxPerWeek"
    ),
    (
      "\"blocked\": [{\"slot\": \"wed/dinner\", \"dish\": \"Sopa\"}]", "blocked[0]", "not allowed",
      "allowed"
    ),
    (
      """
      "blocked": [{"slot": "tue/dinner", "dish": "Pollo", "by": [{"rule": "maxPerWeek", "tag": "Carne"}]}]
      """,
      "blocked[0]", "not allowed because of meat.maxPerWeek",
      "not allowed because of meat.maxPerWeek, meat.noConsecutive"
    ),
    (
      "\"violations\": [{\"rule\": \"maxPerWeek\", \"tag\": \"meat\", \"slots\": [\"mon/dinner\"]}]",
      "violations", "meat.maxPerWeek (mon/dinner)", "nothing"
    ),
  ])
  func `what is not so is told with what is`(
    member: String,
    key: String,
    expected: String,
    found: String
  ) throws {
    let failures = try Self.report("{\"about\": \"x\", \(member)}").failures
    #expect(failures.map(\.key) == [key])
    #expect(failures.map(\.expected) == [expected])
    #expect(failures.map(\.found) == [found])
    #expect(failures.allSatisfy { !$0.unknown && $0.file.hasSuffix("week.expected.json") })
  }

  @Test func `the cheapest repairs are compared`() throws {
    let right = """
      {"cost": 2, "repairs": [[{"change": "setUses", "dish": "Sopa", "to": 2}],
                              [{"change": "setMaximum", "tag": "meat", "to": 2}]]}
      """
    #expect(try Self.report("{\"about\": \"x\", \"cheapest\": \(right)}").failures.isEmpty)
    let wrong = right.replacing("\"cost\": 2", with: "\"cost\": 3").replacing(
      "\"to\": 2",
      with: "\"to\": 3"
    )
    let failures = try Self.report("{\"about\": \"x\", \"cheapest\": \(wrong)}").failures
    #expect(failures.map(\.key) == ["cheapest.cost", "cheapest.repairs"])
  }

  @Test func `without time nothing is said to be broken`() throws {
    let options = TrialOptions(timeLimit: .zero)
    let report = try Self.report(
      "{\"about\": \"x\", \"filled\": 7, \"conflicts\": [[{\"rule\": \"context\"}]]}",
      options
    )
    #expect(report.failures.map(\.key) == ["filled", "conflicts"])
    #expect(report.failures.allSatisfy { $0.unknown })
    #expect(!report.breaksExpectations && !report.isKnown)
  }

  @Test(arguments: [
    ("{}", "file", FileError.Reason.missingKey("about"), nil),
    ("{\"about\": \"x\", \"filed\": 3}", "filed", .unknownKey("filed"), "filled"),
    ("{\"about\": \"x\", \"filled\": \"3\"}", "filled", .wrongType(.number), nil),
    (
      "{\"about\": \"x\", \"conflicts\": [[{\"rule\": \"maxPerWeek\", \"tag\": \"Crane\"}]]}",
      "conflicts[0][0].tag", .unknownTag("Crane"), "Carne"
    ),
    (
      "{\"about\": \"x\", \"allowed\": [{\"slot\": \"mon/dinner\", \"dish\": \"Polo\"}]}",
      "allowed[0].dish", .unknownDish("Polo"), "Pollo"
    ),
    (
      "{\"about\": \"x\", \"allowed\": [{\"slot\": \"monday\", \"dish\": \"Pollo\"}]}",
      "allowed[0].slot", .notASlot("monday"), nil
    ),
    (
      "{\"about\": \"x\", \"allowed\": [{\"slot\": \"fri/dinner\", \"dish\": \"Pollo\"}]}",
      "allowed[0].slot", .dayOutside("fri"), nil
    ),
    (
      "{\"about\": \"x\", \"violations\": [{\"rule\": \"pin\", \"pin\": 1}]}",
      "violations[0].pin", .outOfRange("1", lower: "0", upper: "0"), nil
    ),
    (
      "{\"about\": \"x\", \"violations\": [{\"rule\": \"filter\", \"filter\": 0}]}",
      "violations[0].filter", .empty, nil
    ),
    ("{\"about\": \"x\", \"conflicts\": [[]]}", "conflicts[0]", .empty, nil),
  ])
  func `mistakes have their place`(
    text: String,
    place: String,
    reason: FileError.Reason,
    nearMatch: String?
  ) throws {
    let error = #expect(throws: FileError.self) { try Self.report(text) }
    #expect(error?.file.hasSuffix("week.expected.json") == true)
    #expect(error?.place.description == place)
    #expect(error?.reason == reason)
    #expect(error?.nearMatch == nearMatch)
  }

  private static func report(
    _ expectation: String,
    _ options: TrialOptions = TrialOptions(timeLimit: .seconds(60))
  ) throws -> ScenarioTestReport {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "expectation-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(week.utf8).write(to: folder.appending(path: "week.json"))
    try Data(expectation.utf8).write(to: folder.appending(path: "week.expected.json"))
    return try ScenarioTest(options: options).report(on: ScenarioFolder.scenarios(at: folder.path))
  }
}
