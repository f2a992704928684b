import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import Testing

struct PlannedDaysTests {
  private let fork = occasion("forkplan")

  @Test func `new days keep what fits, take out what does not, and hide the rest`() throws {
    var home = household("forkplan", [dish("A"), dish("B", diet: .vegan), dish("C")])
    home.weeks = [week([(slot(.monday), "A"), (slot(.tuesday), "B"), (slot(.friday), "C")])]
    home.weeks[0].dietOfDay = [0: .standard, 1: .standard, 4: .standard]
    let days = try home.planDays(
      [.monday: .vegetarian, .tuesday: .vegetarian, .sunday: .vegan],
      ofWeek: monday,
      on: fork
    )
    #expect(days.kept.map(\.dish) == ["B"])
    #expect(days.cleared.map(\.dish) == ["A"])
    #expect(days.hidden.map(\.dish) == ["C"])
    #expect(home.names() == [slot(.tuesday): "B", slot(.friday): "C"])
    #expect(home.week(monday)?.dietOfDay == [0: .vegetarian, 1: .vegetarian, 6: .vegan])
  }

  @Test func `no days is no plan`() throws {
    var home = household("forkplan", [])
    try home.planDays([.monday: .vegan], ofWeek: monday, on: fork)
    try home.planDays([:], ofWeek: monday, on: fork)
    #expect(home.week(monday)?.dietOfDay == nil)
    #expect(home.weekFile(monday, on: fork).document.slots == [])
  }

  @Test func `days are chosen only where the profile says so`() {
    var home = household([])
    #expect { try home.planDays([.monday: .vegan], ofWeek: monday, on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == .daysNotChosen
    }
  }

  @Test func `menus of older weeks are kept`() throws {
    var home = household("forkplan", [dish("A")])
    try home.planDays([.monday: .standard], ofWeek: monday, on: fork)
    try home.assign("A", to: slot(.monday), ofWeek: monday, on: fork)
    let later = occasion("forkplan", on: "2026-12-09")
    try home.planDays([.tuesday: .vegan], ofWeek: date("2026-12-07"), on: later)
    #expect(home.weeks.map(\.start) == [monday, date("2026-12-07")])
    #expect(home.names() == [slot(.monday): "A"])
    #expect(throws: WeekError.self) { try home.planDays([:], ofWeek: monday, on: later) }
  }
}
