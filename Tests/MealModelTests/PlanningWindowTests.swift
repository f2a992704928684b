import MealModel
import Testing

struct PlanningWindowTests {
  @Test func `a plain week is one calendar week from Monday to Sunday`() {
    let window = PlanningWindow()
    #expect(window.weekCount == 1)
    #expect((0..<7).map(window.weekday(ofDay:)) == Weekday.allCases)
    #expect(window.week(ofDay: -1) == -1)
    #expect(window.week(ofDay: 7) == 1)
    #expect(window.date(ofDay: 0) == nil)
  }

  @Test(arguments: [
    ("2022-12-31", [0, 0, 1, 1, 1]), ("2024-12-30", [0, 0, 0, 0, 0]),
    ("2026-12-31", [0, 0, 0, 0, 1]),
  ])
  func `weeks from Monday run on through the end of the year`(
    start: String,
    weeks: [Int]
  ) throws {
    let window = PlanningWindow(start: try #require(CivilDate(iso: start)), dayCount: 5)
    #expect((0..<5).map(window.week(ofDay:)) == weeks)
  }

  @Test func `a week that starts on Sunday holds that Sunday and not the next`() throws {
    let sunday = try #require(CivilDate(iso: "2020-01-19"))
    let window = PlanningWindow(start: sunday, dayCount: 8, weekStart: .sunday)
    #expect((-1...7).map(window.week(ofDay:)) == [-1, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(window.weekCount == 2)
  }

  @Test(arguments: Weekday.allCases, Weekday.allCases)
  func `a new week begins exactly on its first weekday`(first: Weekday, weekStart: Weekday) {
    let window = PlanningWindow(dayCount: 21, firstWeekday: first, weekStart: weekStart)
    for day in -21..<21 {
      let isNew = window.week(ofDay: day) != window.week(ofDay: day - 1)
      #expect(isNew == (window.weekday(ofDay: day) == weekStart))
    }
    #expect(window.week(ofDay: 0) == 0)
    #expect(window.weekCount == (first == weekStart ? 3 : 4))
  }

  @Test func `dates follow the start across a leap day`() throws {
    let window = PlanningWindow(start: try #require(CivilDate(iso: "2024-02-26")))
    #expect(window.date(ofDay: 3)?.description == "2024-02-29")
    #expect(window.date(ofDay: 4)?.description == "2024-03-01")
    #expect(window.date(ofDay: -1)?.description == "2024-02-25")
    #expect(window.weekday(ofDay: 3) == .thursday)
  }

  @Test func `a window without days touches no week`() {
    #expect(PlanningWindow(dayCount: 0).weekCount == 0)
  }
}
