import MealModel
import PlanFiles
import RuleHarness
import Testing

struct RuleSweepTests {
  @Test func `a sweep says where weeks begin to fail`() throws {
    let sweep = try RuleSweep(parsing: "Carne.maxPerWeek = 0..4")
    #expect(sweep.rule == "Carne.maxPerWeek")
    let report = try sweep.report(
      on: Project.scenarios("households"),
      options: TrialOptions(timeLimit: .seconds(60), jobs: 2)
    )
    #expect(report.steps.map(\.value) == [0, 1, 2, 3, 4])
    #expect(report.steps.allSatisfy { $0.complete.count + $0.impossible.count == report.concerned })
    #expect(report.edges.map(\.scenario) == ["taylors"])
    #expect(report.edges[0].impossible == 0 && report.edges[0].complete == 1)
    #expect(report.isKnown)
  }

  @Test func `a sweep without time knows nothing`() throws {
    let report = try RuleSweep(parsing: "Carne.maxPerWeek=2..2")
      .report(on: Project.scenarios("infeasible"), options: TrialOptions(timeLimit: .zero))
    #expect(!report.isKnown)
    // Only weeks in which nothing is left to search are known all the same.
    #expect(report.steps[0].unknown.count > 3 * report.concerned / 4)
  }

  @Test func `weeks of one name are told apart by their files`() throws {
    let scenarios = try [("a/uno.json", 2), ("b/uno.json", 1)]
      .map { file, days in
        var document = WeekDocument(
          tags: [WeekDocument.TagEntry(key: "meat", rules: TagRules(maxPerWeek: 3))],
          dishes: [WeekDocument.DishEntry(name: "Pollo", tags: ["meat"])]
        )
        document.week.days = days
        document.week.meals = [.dinner]
        return try Scenario(WeekFile(document, file: file))
      }
    #expect(Set(scenarios.map(\.name)).count == 1)
    let report = try RuleSweep(parsing: "Carne.maxPerWeek=0..1").report(on: scenarios)
    // The week of two dinners is complete with neither number.
    #expect(report.edges.map(\.scenario) == ["b/uno.json"])
    #expect(report.steps.map(\.impossible) == [["a/uno.json", "b/uno.json"], ["a/uno.json"]])
  }

  @Test(arguments: [
    ("Carne.maxPerWeek=2", RuleChangeError.Reason.notASweep),
    ("Carne.maxPerWeek=2..", .notASweep),
    ("Carne.maxPerWeek=1..2..3", .notASweep),
    ("..", .notASweep),
    ("Carne.maxPerWeek=7..0", .badRange(7, 0, greatestCount: RuleSweep.greatestCount)),
    ("Carne.maxPerWeek=0..999", .badRange(0, 999, greatestCount: RuleSweep.greatestCount)),
    ("Carne.onlyDays=1..3", .notADay("1")),
    ("-Carne.maxPerWeek=1..3", .needlessValue("maxPerWeek")),
    ("Carne.max=1..3", .unknownRule("max")),
  ])
  func `what is no sweep is said`(text: String, reason: RuleChangeError.Reason) {
    let error = #expect(throws: RuleChangeError.self) { try RuleSweep(parsing: text) }
    #expect(error?.reason == reason)
  }
}
