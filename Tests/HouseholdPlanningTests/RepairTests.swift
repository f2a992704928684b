import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles
import Testing

/// What a repair of a stored week changes in the household.
struct RepairTests {
  private func adopt(
    _ repaired: PlanningProblem,
    of original: PlanningProblem,
    plan: [Assignment] = [],
    in home: inout Household,
    on occasion: Occasion = occasion()
  ) throws(WeekError) {
    var generator = SystemRandomNumberGenerator()
    try home.adoptRepair(
      repaired,
      of: original,
      plan: plan,
      inWeek: monday,
      on: occasion,
      using: &generator
    )
  }

  @Test func `a loosened rule of a tag holds for every week from then on`() throws {
    var home = household([dish("A", [.meat])])
    let original = try home.plannableWeek(monday, on: occasion()).problem
    var tags = original.tags
    tags[0].rules.maxPerWeek = 4
    let plan = [Assignment(slot(.monday), "A")]
    try adopt(try original.replacing(tags: tags), of: original, plan: plan, in: &home)
    #expect(home.tags[0].rules.maxPerWeek == 4)
    #expect(home.tags.dropFirst().map(\.rules) == Tag.defaults.dropFirst().map(\.rules))
    #expect(home.names() == [slot(.monday): "A"])
  }

  @Test func `a dish keeps what only the profile says about it`() throws {
    var pizza = dish("Pizza")
    pizza.rules.fixedDay = FixedDay(.friday)
    pizza.meals = [.dinner]
    var home = household("forkplan", [pizza])
    let forkplan = occasion("forkplan")
    try home.planDays([.friday: .standard], ofWeek: monday, on: forkplan)
    let original = try home.plannableWeek(monday, on: forkplan).problem
    #expect(original.dishes[0].rules.maxUses == 1)
    var dishes = original.dishes
    dishes[0].rules.fixedDay = nil
    dishes[0].meals = nil
    try adopt(try original.replacing(dishes: dishes), of: original, in: &home, on: forkplan)
    #expect(home.dishes[0].rules == DishRules())
    #expect(home.dishes[0].meals == nil)

    dishes[0].rules.maxUses = 2
    let twice = try original.replacing(dishes: dishes)
    #expect(throws: WeekError.self) { try adopt(twice, of: original, in: &home, on: forkplan) }
    #expect(home.dishes[0].rules == DishRules())
  }

  @Test func `a day whose condition goes asks for nothing any more`() throws {
    var home = household("forkplan", [dish("A"), dish("B", diet: .vegan)])
    let forkplan = occasion("forkplan")
    try home.planDays([.monday: .vegan, .tuesday: .vegetarian], ofWeek: monday, on: forkplan)
    let original = try home.plannableWeek(monday, on: forkplan).problem
    let filters = original.filters.map { filter in
      var filter = filter
      if filter.days == [0] { filter.days = [] }
      return filter
    }
    try adopt(try original.replacing(filters: filters), of: original, in: &home, on: forkplan)
    #expect(home.week(monday)?.dietOfDay == [0: .standard, 1: .vegetarian])
  }

  @Test func `a dish that a repair adds joins the household and its plan`() throws {
    var home = household([dish("A", [.meat])])
    let original = try home.plannableWeek(monday, on: occasion()).problem
    let new = Dish("Plato nuevo", tags: [.vegetables])
    let repaired = try original.replacing(dishes: original.dishes + [new])
    let plan = [Assignment(slot(.monday), new.id), Assignment(slot(.tuesday), "A")]
    try adopt(repaired, of: original, plan: plan, in: &home)
    let added = try #require(home.dishes.last)
    #expect(added.name == "Plato nuevo")
    #expect(added.id != new.id)
    #expect(added.tags == [.vegetables])
    #expect(home.names() == [slot(.monday): added.id.rawValue, slot(.tuesday): "A"])
  }

  @Test func `what was eaten and weeks that are over cannot be repaired`() throws {
    var home = household([dish("A", [.meat])])
    home.weeks = [week(date("2026-11-23"), [(slot(.sunday), "A")])]
    let original = try home.plannableWeek(monday, on: occasion()).problem
    #expect(!original.context.isEmpty)
    let before = home
    #expect(throws: WeekError.self) {
      try adopt(try original.replacing(context: []), of: original, in: &home)
    }
    #expect(throws: WeekError.self) {
      try adopt(original, of: original, in: &home, on: occasion(on: "2026-12-07"))
    }
    #expect(home == before)
  }
}
