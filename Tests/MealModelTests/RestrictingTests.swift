import MealModel
import Testing

/// A part of a problem is a problem of its own.
struct RestrictingTests {
  private func problem(window: PlanningWindow) throws -> PlanningProblem {
    try PlanningProblem(
      window: window,
      slots: MealSlot.grid(days: window.dayCount, meals: [.lunch, .dinner]),
      dishes: [Dish("Sopa"), Dish("Pollo", tags: [.meat])],
      pins: [
        Assignment(MealSlot(day: 3, meal: .lunch), "Sopa"),
        Assignment(MealSlot(day: 8, meal: .dinner), "Pollo"),
        Assignment(MealSlot(day: 15, meal: .lunch), "Sopa"),
      ],
      filters: [
        SlotFilter(days: [1, 9, 13], requiredTags: [.meat]), SlotFilter(meals: [.lunch]),
        SlotFilter(days: [2], excludedTags: [.meat]),
      ],
      context: [Assignment(MealSlot(day: -2, meal: .lunch), "Sopa")]
    )
  }

  @Test
  func `days are counted anew and pins outside become context`() throws {
    let whole = try problem(window: PlanningWindow(dayCount: 21))
    let part = try whole.restricted(toDays: 7..<14)
    #expect(part.window == PlanningWindow(dayCount: 7))
    #expect(part.slots == MealSlot.grid(days: 7, meals: [.lunch, .dinner]))
    #expect(part.pins == [Assignment(MealSlot(day: 1, meal: .dinner), "Pollo")])
    #expect(
      part.context == [
        Assignment(MealSlot(day: -9, meal: .lunch), "Sopa"),
        Assignment(MealSlot(day: -4, meal: .lunch), "Sopa"),
        Assignment(MealSlot(day: 8, meal: .lunch), "Sopa"),
      ]
    )
    #expect(part.dishes == whole.dishes && part.tags == whole.tags)
  }

  @Test
  func `filters keep their positions, also where they speak about no day of the part`() throws {
    let part = try problem(window: PlanningWindow(dayCount: 21)).restricted(toDays: 7..<14)
    #expect(part.filters.map(\.days) == [[2, 6], nil, []])
    #expect(part.slots.contains(where: part.filters[1].covers))
    #expect(!part.slots.contains(where: part.filters[2].covers))
  }

  @Test
  func `the weekday and the date move along`() throws {
    let start = try #require(CivilDate(iso: "2026-01-08"))
    let whole = try problem(window: PlanningWindow(start: start, dayCount: 21))
    let days = whole.window.days(ofWeeks: 1..<2)
    #expect(days == 4..<11)
    let part = try whole.restricted(toDays: days)
    #expect(part.window.startDate == CivilDate(iso: "2026-01-12"))
    #expect(part.window.firstWeekday == .monday)
    #expect(part.window.weekCount == 1)
    let undated = try problem(
      window: PlanningWindow(dayCount: 21, firstWeekday: .thursday, weekStart: .sunday)
    )
    let first = undated.window.days(ofWeeks: 0..<1)
    #expect(first == 0..<3)
    let rest = try undated.restricted(toDays: undated.window.days(ofWeeks: 1..<4))
    #expect(rest.window.firstWeekday == .sunday)
    #expect(rest.window.dayCount == 18)
  }

  @Test
  func `the whole is a part of itself`() throws {
    let whole = try problem(window: PlanningWindow(dayCount: 21))
    #expect(try whole.restricted(toDays: 0..<21) == whole)
  }

  @Test
  func `days outside the window are a caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      let problem = try? PlanningProblem(slots: [], dishes: [])
      _ = try? problem?.restricted(toDays: 3..<9)
    }
  }
}
