import MealModel
import Testing

struct PlanningProblemTests {
  private static let dishes = [
    Dish("Paella", tags: [.pastaRice, .fish, .pastaRice]), Dish("Pisto", tags: [.vegetables]),
  ]
  private static let monday = MealSlot(day: 0, meal: .lunch)

  @Test func `usual meals stand in their usual order within a day`() throws {
    let slots: [MealSlot] = [
      MealSlot(day: 1, meal: .dinner), MealSlot(day: 0, meal: .dessert),
      MealSlot(day: 0, meal: .breakfast), MealSlot(day: 1, meal: .lunch),
    ]
    let problem = try PlanningProblem(slots: slots, dishes: [])
    #expect(
      problem.slots.map { "\($0.day) \($0.meal.rawValue)" } == [
        "0 breakfast", "0 dessert", "1 lunch", "1 dinner",
      ]
    )
  }

  @Test func `with a meal of its own a household gives the order`() throws {
    let slots: [MealSlot] = [
      MealSlot(day: 1, meal: .dinner), MealSlot(day: 0, meal: "elevenses"),
      MealSlot(day: 0, meal: .lunch), MealSlot(day: 0, meal: .dinner),
      MealSlot(day: 1, meal: "elevenses"),
    ]
    let problem = try PlanningProblem(slots: slots, dishes: [])
    #expect(
      problem.slots.map { "\($0.day) \($0.meal.rawValue)" } == [
        "0 dinner", "0 elevenses", "0 lunch", "1 dinner", "1 elevenses",
      ]
    )
  }

  @Test func `more meals than any day has are refused, those of the context included`() throws {
    let context = (0..<25).map {
      Assignment(MealSlot(day: -1, meal: MealType(rawValue: "meal \($0)")), "A")
    }
    let error = try #require(throws: ProblemError.self) {
      try PlanningProblem(slots: [Self.monday], dishes: [Dish("A")], context: context)
    }
    #expect(error.place == "meals")
    #expect(error.reason == .outOfRange(26, ProblemLimits.meals))
  }

  @Test func `tags of a dish count once and stand in the order of the tags`() throws {
    let problem = try PlanningProblem(slots: [Self.monday], dishes: Self.dishes)
    #expect(problem.tagsOfDish == [[1, 5], [3]])
  }

  @Test func `a slot named twice can hold two pins and no third`() throws {
    let pin = Assignment(Self.monday, "Pisto")
    let slots = [Self.monday, Self.monday]
    let problem = try PlanningProblem(slots: slots, dishes: Self.dishes, pins: [pin, pin])
    #expect(problem.pinnedDish == [1, 1])
    try expectError("pins[2]", .slotPinnedTwice(Self.monday)) {
      try PlanningProblem(slots: slots, dishes: Self.dishes, pins: [pin, pin, pin])
    }
  }

  @Test func `an unknown tag is refused with the near match`() throws {
    try expectError("dishes[0].tags[1]", .unknownTag("vegetable", closest: "vegetables")) {
      try PlanningProblem(slots: [], dishes: [Dish("A", tags: [.meat, "vegetable"])])
    }
  }

  @Test func `doubled identities are refused`() throws {
    try expectError("tags[10]", .duplicateTag(.meat)) {
      try PlanningProblem(slots: [], tags: Tag.defaults + [Tag.defaults[0]], dishes: [])
    }
    try expectError("dishes[1]", .duplicateDish("A")) {
      try PlanningProblem(slots: [], dishes: [Dish("A"), Dish("A")])
    }
  }

  @Test func `pins need a slot and a dish`() throws {
    let tuesday = MealSlot(day: 1, meal: .lunch)
    try expectError("pins[0]", .noSuchSlot(tuesday)) {
      try PlanningProblem(
        slots: [Self.monday],
        dishes: Self.dishes,
        pins: [Assignment(tuesday, "Pisto")]
      )
    }
    try expectError("pins[0].dish", .unknownDish("Pista", closest: "Pisto")) {
      try PlanningProblem(
        slots: [Self.monday],
        dishes: Self.dishes,
        pins: [Assignment(Self.monday, "Pista")]
      )
    }
  }

  @Test func `context lies outside the window`() throws {
    try expectError("context[0]", .contextInsideWindow(Self.monday)) {
      try PlanningProblem(
        slots: [],
        dishes: Self.dishes,
        context: [Assignment(Self.monday, "Pisto")]
      )
    }
    let yesterday = Assignment(MealSlot(day: -1, meal: .lunch), "Pisto")
    let problem = try PlanningProblem(slots: [], dishes: Self.dishes, context: [yesterday])
    #expect(problem.dishOfContext == [1])
  }

  @Test func `slots lie inside the window`() throws {
    let late = MealSlot(day: 7, meal: .lunch)
    try expectError("slots[0]", .slotOutsideWindow(late)) {
      try PlanningProblem(slots: [late], dishes: [])
    }
  }

  @Test func `filters are known by name`() throws {
    try expectError("filters[0].excludeDishes[0]", .unknownDish("X", closest: nil)) {
      try PlanningProblem(
        slots: [],
        dishes: Self.dishes,
        filters: [SlotFilter(excludedDishes: ["X"])]
      )
    }
    let filter = SlotFilter(requiredTags: [.fish], allowedDishes: ["Paella"])
    let problem = try PlanningProblem(slots: [], dishes: Self.dishes).adding(filter)
    #expect(problem.resolvedFilters.map(\.requiredTags) == [[1]])
    #expect(problem.resolvedFilters.map(\.allowedDishes) == [[0]])
  }

  @Test(arguments: [
    (TagRules(maxPerWeek: -1), "tags[0].rules.maxPerWeek", -1),
    (TagRules(minPerWeek: 1_001), "tags[0].rules.minPerWeek", 1_001),
  ])
  func `numbers of rules have a range`(rules: TagRules, place: String, number: Int) throws {
    try expectError(place, .outOfRange(number, 0...1_000)) {
      let tag = Tag(id: "a", name: LocalizedName("a"), rules: rules)
      return try PlanningProblem(slots: [], tags: [tag], dishes: [])
    }
  }

  @Test(arguments: [
    (Dish("A", weight: 1_001), "dishes[0].weight", 1_001, -1_000...1_000),
    (Dish("A", rules: DishRules(minGapDays: 0)), "dishes[0].rules.minGapDays", 0, 1...3_660),
    (Dish("A", rules: DishRules(maxUses: -1)), "dishes[0].rules.maxUses", -1, 0...1_000),
  ])
  func `numbers of dishes have a range`(
    dish: Dish,
    place: String,
    number: Int,
    range: ClosedRange<Int>
  ) throws {
    try expectError(place, .outOfRange(number, range)) {
      try PlanningProblem(slots: [], dishes: [dish])
    }
  }

  private func expectError(
    _ place: String,
    _ reason: ProblemError.Reason,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: () throws -> PlanningProblem
  ) throws {
    let error = try #require(
      throws: ProblemError.self,
      sourceLocation: sourceLocation,
      performing: make
    )
    #expect(error.place == place, sourceLocation: sourceLocation)
    #expect(error.reason == reason, sourceLocation: sourceLocation)
    #expect(error.description.hasPrefix("\(place): "), sourceLocation: sourceLocation)
  }
}
