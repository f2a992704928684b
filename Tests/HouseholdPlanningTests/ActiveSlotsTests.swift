import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct ActiveSlotsTests {
  @Test(arguments: [
    ([MealType.dinner], false, 5), ([.dinner], true, 7), ([.lunch, .dinner], false, 10),
    ([.dinner, .lunch], true, 14), ([.lunch], true, 7), ([], true, 0), ([.breakfast], true, 0),
  ])
  func `settings give 5, 7, 10 or 14 meals`(meals: [MealType], weekends: Bool, count: Int) {
    var home = household([])
    home.settings.meals = meals
    home.settings.includesWeekends = weekends
    let slots = home.activeSlots(of: week([]), profile: profile("mealmood"))
    #expect(slots.count == count)
    #expect(slots == slots.sorted(by: MealSlot.isInOrder))
  }

  @Test func `a profile that chooses days has the days of the week and no others`() {
    let home = household("forkplan", [])
    var planned = week([])
    #expect(home.activeSlots(of: planned, profile: profile("forkplan")).isEmpty)
    planned.dietOfDay = [4: .vegan, 1: .standard]
    #expect(
      home.activeSlots(of: planned, profile: profile("forkplan")) == [
        slot(.tuesday), slot(.friday),
      ]
    )
  }

  @Test func `meals that the settings hide are kept and come back`() throws {
    var home = household([dish("A"), dish("B"), dish("C")])
    home.settings.meals = [.lunch, .dinner]
    home.weeks = [
      week([(slot(.monday, .lunch), "A"), (slot(.monday), "B"), (slot(.sunday), "C")])
    ]
    let full = home.weeks[0]
    home.settings.meals = [.dinner]
    home.settings.includesWeekends = false
    #expect(home.activeMeals(of: full, profile: profile("mealmood")).map(\.dish) == ["B"])
    #expect(home.hiddenMeals(of: full, profile: profile("mealmood")).map(\.dish) == ["A", "C"])

    try home.reset(monday, on: occasion())
    try home.fill(on: occasion(), seed: 1)
    #expect(home.names()[slot(.monday, .lunch)] == "A")
    #expect(home.names()[slot(.sunday)] == "C")
    #expect(home.names().count == 7)

    home.settings.meals = [.lunch, .dinner]
    home.settings.includesWeekends = true
    let stored = try #require(home.week(monday))
    #expect(home.activeMeals(of: stored, profile: profile("mealmood")) == stored.slots)
  }

  @Test func `hidden meals are counted in no rule`() throws {
    var home = household([dish("Filete", [.meat]), dish("Pisto", [.vegetables])])
    home.settings.meals = [.lunch, .dinner]
    home.weeks = [week([(slot(.monday, .lunch), "Filete")])]
    // Meat stands on that day already, and not twice a day.
    #expect(throws: WeekError.self) {
      try home.assign("Filete", to: slot(.monday), ofWeek: monday, on: occasion())
    }
    home.settings.meals = [.dinner]
    try home.assign("Filete", to: slot(.monday), ofWeek: monday, on: occasion())
    #expect(home.names()[slot(.monday)] == "Filete")
  }

  @Test(arguments: [
    ("mar/cena", slot(.tuesday)), ("tue/dinner", slot(.tuesday)),
    ("2026-12-01/dinner", slot(.tuesday)),
    ("2/dinner", slot(.tuesday)), ("sábado/cena", slot(.saturday)),
  ])
  func `a meal is named as in files`(text: String, expected: MealSlot) throws {
    #expect(try household([]).slot(named: text, ofWeek: monday, on: occasion()) == expected)
  }

  @Test(
    arguments: [
      ("mar", .notAMeal("mar")), ("2026-12-08/cena", .noSuchDay("2026-12-08")),
      ("mar/desayuno", .noSuchMeal("desayuno")),
      ("mar/comida", .hiddenMeal(slot(.tuesday, .lunch))),
    ] as [(String, WeekError.Reason)]
  )
  func `what names no planned meal is refused`(text: String, reason: WeekError.Reason) {
    #expect { try household([]).slot(named: text, ofWeek: monday, on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == reason
    }
  }
}
