import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import Testing

struct ResettingTests {
  @Test func `a reset says what it cleared and keeps hidden meals and chosen days`() throws {
    let fork = occasion("forkplan")
    var home = household("forkplan", [dish("A"), dish("B")])
    home.weeks = [week([(slot(.monday), "A"), (slot(.tuesday), "B")])]
    home.weeks[0].dietOfDay = [0: .standard]
    let cleared = try home.reset(monday, on: fork)
    #expect(cleared == [StoredSlot(slot(.monday), "A", origin: .chosen)])
    #expect(home.names() == [slot(.tuesday): "B"])
    #expect(home.week(monday)?.dietOfDay == [0: .standard])
  }

  @Test func `case D3, a week whose last dish goes is a valid empty week`() throws {
    var home = household([dish("A")])
    home.weeks = [week([(slot(.monday), "A")])]
    try home.clear(slot(.monday), ofWeek: monday, on: occasion())
    #expect(home.week(monday)?.slots == [])
    #expect(try home.plannableWeek(monday, on: occasion()).plan.emptySlots.count == 7)
    let cleared = try home.reset(monday, on: occasion())
    #expect(cleared == [])
    #expect(home.week(monday)?.slots == [])
  }

  @Test func `making a menu anew keeps what somebody chose, the days and the cook history`() throws
  {
    let fork = occasion("forkplan")
    var home = household("forkplan", [dish("A"), dish("B")])
    home.cookEvents = [CookEvent("A", on: date("2026-12-01"))]
    home.weeks = [week([(slot(.monday), "A"), (slot(.tuesday), "B")])]
    home.weeks[0].slots[1].origin = .planned
    home.weeks[0].dietOfDay = [0: .standard, 1: .vegan]
    let clearance = try home.regenerate(monday, on: fork)
    #expect(clearance.cleared.map(\.dish) == ["B"])
    #expect(clearance.kept.map(\.dish) == ["A"])
    #expect(home.names() == [slot(.monday): "A"])
    #expect(home.week(monday)?.dietOfDay == [0: .standard, 1: .vegan])
    #expect(home.cookEvents.count == 1)
  }

  @Test func `a past week is not cleared`() {
    var home = household([dish("A")])
    home.weeks = [week(date("2026-11-23"), [(slot(.monday), "A")])]
    let before = home
    #expect(throws: WeekError.self) { try home.reset(date("2026-11-23"), on: occasion()) }
    #expect(throws: WeekError.self) { try home.regenerate(date("2026-11-23"), on: occasion()) }
    #expect(home == before)
  }
}
