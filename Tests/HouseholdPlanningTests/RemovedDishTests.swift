import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles
import Testing

struct RemovedDishTests {
  /// A household whose standing dish was removed.
  private func home() -> Household {
    var home = household([dish("Filete", [.meat]), dish("Pisto", [.vegetables])])
    home.dishes[0].removedOn = date("2026-12-01")
    home.dishes[0].rules.fixedDay = FixedDay(.friday)
    home.weeks = [week([(slot(.monday), "Filete")])]
    return home
  }

  @Test func `case D1, a removed dish that stands keeps its name and is reported`() throws {
    let resolved = try home().plannableWeek(monday, on: occasion())
    let dish = try #require(resolved.plan.dishOfSlot[0])
    #expect(resolved.problem.dishes[dish].name == "Filete")
    let report = Audit(of: resolved.problem).report(on: resolved.plan)
    #expect(report.violations.map(\.rule) == [.filter(0)])
    #expect(report.violations[0].meals.map(\.slot) == [slot(.monday)])
  }

  @Test func `a removed dish is not chosen anew, not even where it always stood`() throws {
    var home = home()
    let result = try home.fill(on: occasion(), seed: 1)
    #expect(result.audit.shortfalls.isEmpty)
    #expect(home.names()[slot(.monday)] == "Filete")
    #expect(home.names().values.count { $0 == "Filete" } == 1)
    #expect(home.names().count == 7)
    let resolved = try home.plannableWeek(monday, on: occasion())
    let blockers = MealPlanner().blockers(inSlot: 0, of: resolved.plan, for: resolved.problem)
    #expect(blockers.map(\.isEmpty) == [true, false])
  }

  @Test func `its tags still keep their distance, to the next week too`() throws {
    var home = home()
    home.dishes.append(dish("Pollo", [.meat]))
    #expect(throws: WeekError.self) {
      try home.assign("Pollo", to: slot(.tuesday), ofWeek: monday, on: occasion())
    }
    home.weeks = [week([(slot(.saturday), "Filete"), (slot(.sunday), "Filete")])]
    let next = date("2026-12-07")
    let context = home.weekFile(next, on: occasion()).document.context
    #expect(context.before.map { "\($0.day) \($0.dish)" } == ["2026-12-06 Filete"])
    #expect(throws: WeekError.self) {
      try home.assign("Pollo", to: slot(.monday), ofWeek: next, on: occasion())
    }
  }

  @Test func `case D2, two hundred dishes can go at once`() throws {
    var home = household((0..<200).map { dish("Plato \($0)", [.vegetables]) } + [dish("Pisto")])
    home.settings.meals = [.lunch, .dinner]
    home.weeks = [-2, -1, 0, 1].map { offset in
      week(
        date(monday, plus: 7 * offset),
        MealSlot.grid(days: 7, meals: [.lunch, .dinner]).enumerated()
          .map { ($1, "Plato \($0)") }
      )
    }
    for index in 0..<200 { home.dishes[index].removedOn = date("2026-12-02") }
    let report = try home.audit(on: occasion())
    #expect(report.violations.count == 14)
    #expect(Set(report.violations.map(\.rule)) == [.filter(0)])
    try home.reset(monday, on: occasion())
    try home.fill(on: occasion(), seed: 1)
    #expect(Set(home.names().values) == ["Pisto"])
    #expect(home.dish("Plato 7")?.name == "Plato 7")
  }

  @Test func `a dish that nobody knows is an occupied meal without tags`() throws {
    var home = household([dish("Pisto")])
    home.weeks = [week([(slot(.monday), "lost-and-gone")])]
    let resolved = try home.plannableWeek(monday, on: occasion())
    #expect(resolved.plan.emptySlots == [1, 2, 3, 4, 5, 6])
    #expect(resolved.problem.dishes.map(\.name) == ["Pisto", "lost-and-gone"])
    try home.fill(on: occasion(), seed: 1)
    #expect(home.names()[slot(.monday)] == "lost-and-gone")
  }
}
