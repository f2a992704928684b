import MealModel
import PlanFiles
import Testing

struct WeekFilePlanTests {
  @Test(arguments: [
    ("{ }", "tue"),
    ("{ \"start\": \"2026-11-30\" }", "tue"),
    ("{ \"days\": 14 }", "2"),
    ("{ \"start\": \"2026-11-30\", \"days\": 14 }", "2026-12-01"),
  ])
  func `days are written so that they are clear`(week: String, day: String) throws {
    let file = try read("{ \"schema\": 1, \"week\": \(week), \"dishes\": [{ \"name\": \"A\" }] }")
    let resolved = try file.resolved()
    let document = file.settingPlan(
      [Assignment(MealSlot(day: 1, meal: .dinner), "A")],
      of: resolved
    )
    #expect(document.plan.map(\.day.description) == [day])
    #expect(document.plan.map(\.meal) == [.dinner])
  }

  @Test func `days are written as the pins write them`() throws {
    let file = try read(
      """
      { "schema": 1, "week": { "start": "2026-11-30" }, "dishes": [{ "name": "A" }],
        "pins": [{ "day": "2026-12-03", "meal": "lunch", "dish": "A" }] }
      """
    )
    let plan = [Assignment(MealSlot(day: 1, meal: .lunch), "A")]
    let document = try file.settingPlan(plan, of: file.resolved())
    #expect(document.plan.map(\.day.description) == ["2026-12-01"])
  }

  @Test func `a plan comes back as it went, without the pins`() throws {
    let file = try WeekFile(readingFrom: Project.path("datasets/households/familia.json"))
    let week = try file.resolved()
    let dishes = week.problem.dishes
    let plan = week.problem.slots.enumerated().map { index, slot in
      let pin = week.problem.pins.first { $0.slot == slot }
      return pin ?? Assignment(slot, dishes[index].id)
    }
    let document = file.settingPlan(plan, of: week)
    #expect(document.plan.count == 11)
    let again = try WeekFile(json: Array(document.encoded().utf8), file: "again").resolved()
    #expect(again.plan.assignments(in: again.problem) == plan)
  }

  @Test func `a dish whose name is not unique gets an id`() throws {
    let file = try read(
      "{ \"schema\": 1, \"dishes\": [{ \"name\": \"A\" }, { \"name\": \"A\" }] }"
    )
    let week = try file.resolved()
    let plan = [
      Assignment(MealSlot(day: 0, meal: .lunch), "A (2)"),
      Assignment(MealSlot(day: 1, meal: .lunch), "A"),
    ]
    let document = file.settingPlan(plan, of: week)
    #expect(document.dishes.map(\.id) == ["A", "A (2)"])
    let again = try WeekFile(document, file: "again").resolved()
    #expect(again.plan.assignments(in: again.problem) == plan)
  }

  private func read(_ json: String) throws -> WeekFile {
    try WeekFile(json: Array(json.utf8), file: "week.json")
  }
}
