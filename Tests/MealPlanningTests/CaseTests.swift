import MealModel
import MealPlanning
import Testing

/// What failed for users of other planners, with the right result.
@Suite
struct CaseTests {
  private let planner = MealPlanner()

  private func names(_ plan: Plan, _ problem: PlanningProblem) -> [String?] {
    plan.dishOfSlot.map { $0.map { problem.dishes[$0].name } }
  }

  private func tag(_ name: String, _ rules: TagRules = TagRules()) -> Tag {
    Tag(id: TagID(rawValue: name), name: LocalizedName(name), rules: rules)
  }

  private func dinners(_ days: Int) -> [MealSlot] {
    MealSlot.grid(days: days, meals: [.dinner])
  }

  @Test(arguments: [(SlotFilter.Requirement.any, 5), (.all, 0)])
  func `a filter with two tags means any of them unless all are asked for`(
    requirement: SlotFilter.Requirement,
    candidates: Int
  ) throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 1),
      slots: dinners(1),
      tags: [tag("pasta"), tag("soup")],
      dishes: (0..<3).map { Dish("pasta \($0)", tags: ["pasta"]) }
        + (0..<2).map { Dish("soup \($0)", tags: ["soup"]) },
      filters: [SlotFilter(requiredTags: ["pasta", "soup"], requirement: requirement)]
    )
    let result = try planner.fill(problem)
    let blockers = planner.blockers(inSlot: 0, of: Plan(pinsOf: problem), for: problem)
    #expect(blockers.count { $0.isEmpty } == candidates)
    #expect(result.isComplete == (candidates > 0))
    if candidates == 0 {
      // The clause that emptied the pool is named for every dish.
      #expect(
        result.emptySlots.map(\.blockersOfDish) == [[[RuleID]](repeating: [.filter(0)], count: 5)]
      )
    }
  }

  @Test(arguments: 0..<50)
  func `a dinner slot never gets a breakfast dish, whatever the seed`(seed: UInt64) throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 1),
      slots: dinners(1),
      dishes: [Dish("stew", meals: [.dinner]), Dish("porridge", meals: [.breakfast])]
    )
    for method in FillMethod.allCases {
      let result = try planner.fill(problem, options: FillOptions(method: method, seed: seed))
      #expect(names(result.plan, problem) == ["stew"])
    }
  }

  @Test(arguments: 0..<50)
  func `a re-roll replaces the dish and does not repeat yesterday`(seed: UInt64) throws {
    let rules = DishRules(minGapDays: 2)
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 2),
      slots: dinners(2),
      dishes: [Dish("A", rules: rules), Dish("B", rules: rules), Dish("C", rules: rules)],
      pins: [Assignment(MealSlot(day: 0, meal: .dinner), "A")]
    )
    var plan = try planner.fill(problem, options: FillOptions(seed: seed)).plan
    for _ in 0..<2 {
      let before = plan.dishOfSlot[1]
      guard case .changed(let next) = planner.reroll(slot: 1, of: plan, for: problem, seed: seed)
      else {
        Issue.record("There are two other dishes.")
        return
      }
      plan = next
      #expect(plan.dishOfSlot[0] == 0)
      #expect(plan.dishOfSlot[1] != 0 && plan.dishOfSlot[1] != before)
    }
  }

  @Test(arguments: 0..<50)
  func `four days and ten dishes give four different dishes`(seed: UInt64) throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 4),
      slots: dinners(4),
      dishes: (0..<10).map { Dish("dish \($0)") }
    )
    let plan = try planner.fill(problem, options: FillOptions(seed: seed)).plan
    #expect(Set(plan.dishOfSlot).count == 4)
  }

  @Test
  func `dishes repeat only when they must, and then evenly`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      dishes: (0..<3).map { Dish("dish \($0)") }
    )
    let plan = try planner.fill(problem, options: FillOptions(seed: 1)).plan
    let uses = (0..<3).map { dish in plan.dishOfSlot.count { $0 == dish } }
    // Three first uses, three second uses and one third: 9 + 6 + 1.
    #expect(uses.allSatisfy { $0 >= 2 })
    #expect(Audit(of: problem).score(of: plan).variety == 16)
  }

  @Test
  func `no eligible dish leaves the slot empty and says why for each dish`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 1),
      slots: dinners(1),
      dishes: [Dish("stew", tags: [.lunchOnly]), Dish("porridge", meals: [.breakfast])]
    )
    let result = try planner.fill(problem)
    #expect(result.isProvedIncomplete)
    #expect(
      result.emptySlots.map(\.blockersOfDish)
        == [[[.tag(7, .mealTypeRestriction)], [.dish(1, .meals)]]]
    )
  }

  @Test
  func `weekly minima, maxima and a rolling fortnight hold together`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      tags: [
        tag("fish", TagRules(minPerWeek: 1)),
        tag("soup", TagRules(minPerWeek: 1)),
        tag("meat", TagRules(maxPerWeek: 2)),
      ],
      dishes: [
        Dish("cod", tags: ["fish"]), Dish("lentil soup", tags: ["soup"]),
        Dish("beef", tags: ["meat"]), Dish("pork", tags: ["meat"]), Dish("chicken", tags: ["meat"]),
        Dish("pizza", rules: DishRules(minGapDays: 14), weight: 100), Dish("salad"), Dish("rice"),
      ],
      context: [Assignment(MealSlot(day: -3, meal: .dinner), "pizza")]
    )
    let result = try planner.fill(problem)
    let dishes = names(result.plan, problem)
    #expect(result.isComplete && result.isProvedOptimal)
    #expect(dishes.contains("cod") && dishes.contains("lentil soup"))
    #expect(dishes.count { ["beef", "pork", "chicken"].contains($0) } <= 2)
    #expect(!dishes.contains("pizza"))
  }

  @Test
  func `pizza every Friday and at most once a week is pizza on Friday only`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      tags: [tag("pizza", TagRules(maxPerWeek: 1))],
      dishes: [
        Dish("margherita", tags: ["pizza"], rules: DishRules(fixedDay: FixedDay(.friday))),
        Dish("marinara", tags: ["pizza"], weight: 9), Dish("salad"), Dish("rice"),
      ]
    )
    let result = try planner.fill(problem)
    let dishes = names(result.plan, problem)
    #expect(result.isComplete)
    #expect(dishes[4] == "margherita")
    #expect(dishes.count { $0 == "margherita" || $0 == "marinara" } == 1)
  }

  @Test
  func `no repeat until the list is used up, then a new round`() throws {
    let dishes = (0..<14).map { Dish("dish \($0)", rules: DishRules(minGapDays: 14)) }
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 21),
      slots: dinners(21),
      dishes: dishes
    )
    let result = try planner.fill(problem)
    #expect(result.isComplete && result.isProvedOptimal)
    let plan = result.plan.dishOfSlot
    #expect(Set(plan[0..<14]).count == 14)
    #expect(Set(plan[14..<21]) == Set(plan[0..<7]))
  }

  @Test
  func `wanted frequencies that add up to the plan are met exactly`() throws {
    let frequencies = [12, 12, 10, 10, 8, 8, 6, 6, 4, 4, 2, 2]
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 84),
      slots: dinners(84),
      dishes: frequencies.enumerated()
        .map { Dish("dish \($0.offset)", rules: DishRules(maxUses: $0.element)) }
    )
    let result = try planner.fill(problem)
    let uses = frequencies.indices.map { dish in result.plan.dishOfSlot.count { $0 == dish } }
    #expect(uses == frequencies)
    // Spread evenly: twelve uses in twelve weeks never meet in one week.
    #expect(result.score.variety == 84 * 3)
  }

  @Test
  func `a cycle of fifteen weeks begins again in the sixteenth`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 16 * 7),
      slots: MealSlot.grid(days: 16 * 7, meals: [.dinner])
        .filter { $0.day % 7 != 6 },
      dishes: (0..<90).map { Dish("dish \($0)", rules: DishRules(minGapDays: 15 * 7)) }
    )
    let result = try planner.fill(problem)
    #expect(result.isComplete)
    #expect(Array(result.plan.dishOfSlot[90...]) == Array(result.plan.dishOfSlot[..<6]))
  }

  @Test
  func `a pool is only the named dishes`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      dishes: (0..<20).map { Dish("dish \($0)") },
      filters: [SlotFilter(allowedDishes: ["dish 3", "dish 4"])]
    )
    let plan = try planner.fill(problem).plan
    #expect(Set(plan.dishOfSlot) == [3, 4])
  }

  @Test
  func `a dish that suits two meals is counted once per use`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.breakfast, .dinner]),
      dishes: [
        Dish("egg bowl", meals: [.breakfast, .dinner], rules: DishRules(maxUses: 3), weight: 5),
        Dish("porridge", meals: [.breakfast]), Dish("stew", meals: [.dinner]),
      ]
    )
    let result = try planner.fill(problem)
    #expect(result.plan.dishOfSlot.count { $0 == 0 } == 3)
    let eggs = planner.blockers(inSlot: 0, of: Plan(pinsOf: problem), for: problem)[0]
    let eggsAtDinner = planner.blockers(inSlot: 1, of: Plan(pinsOf: problem), for: problem)[0]
    #expect(eggs.isEmpty && eggsAtDinner.isEmpty)
  }

  @Test
  func `a re-roll keeps what the household excluded`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      tags: [tag("nuts")],
      dishes: (0..<12).map { Dish("dish \($0)", tags: $0 < 4 ? ["nuts"] : []) },
      filters: [SlotFilter(excludedTags: ["nuts"])]
    )
    let plan = try planner.fill(problem).plan
    for seed in 0..<100 {
      guard
        case .changed(let next) = planner.reroll(
          slot: 3,
          of: plan,
          for: problem,
          seed: UInt64(seed)
        )
      else {
        Issue.record("There are other dishes.")
        return
      }
      #expect((next.dishOfSlot[3] ?? 0) >= 4)
    }
  }

  @Test
  func `a filled Wednesday stays and a long horizon is not cut`() throws {
    let slots = dinners(30)
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 30),
      slots: slots,
      dishes: [Dish("A"), Dish("B"), Dish("C")],
      pins: [Assignment(slots[2], "C")]
    )
    let result = try planner.fill(problem)
    #expect(result.plan.dishOfSlot[2] == 2)
    #expect(result.score.filledSlots == 30)
  }

  @Test
  func `a slot that needs fish stays empty when every fish is blocked`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 2),
      slots: dinners(2),
      tags: [tag("fish", TagRules(noConsecutive: .sameMeal))],
      dishes: [Dish("cod", tags: ["fish"]), Dish("beef")],
      pins: [Assignment(MealSlot(day: 0, meal: .dinner), "cod")],
      filters: [SlotFilter(days: [1], requiredTags: ["fish"])]
    )
    let result = try planner.fill(problem)
    #expect(result.isProvedIncomplete)
    #expect(
      result.emptySlots.map(\.blockersOfDish) == [[[.tag(0, .noConsecutive)], [.filter(0)]]]
    )
  }

  @Test
  func `a fast dish without shellfish that is no repeat may not exist`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 2),
      slots: dinners(2),
      tags: [tag("fast"), tag("shellfish")],
      dishes: [
        Dish("omelette", tags: ["fast"], rules: DishRules(maxUses: 1)),
        Dish("prawns", tags: ["fast", "shellfish"]), Dish("roast"),
      ],
      filters: [SlotFilter(requiredTags: ["fast"]), SlotFilter(excludedTags: ["shellfish"])]
    )
    let result = try planner.fill(problem)
    #expect(result.score.filledSlots == 1)
    #expect(result.isProvedIncomplete)
    #expect(
      result.emptySlots.map(\.blockersOfDish)
        == [[[.dish(0, .maxUses)], [.filter(1)], [.filter(0)]]]
    )
  }

  @Test
  func `planner and audit count a tag in the same way`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      tags: [tag("chicken", TagRules(maxPerWeek: 1))],
      dishes: [
        Dish("roast", tags: ["chicken"]), Dish("salad", tags: ["chicken", "chicken"]), Dish("rice"),
      ]
    )
    let result = try planner.fill(problem)
    #expect(result.plan.dishOfSlot.count { $0 == 0 || $0 == 1 } == 1)
    #expect(result.audit.isClean)
  }

  @Test
  func `an empty week is a valid plan`() throws {
    let problem = try PlanningProblem(window: PlanningWindow(dayCount: 0), slots: [], dishes: [])
    let result = try planner.fill(problem)
    #expect(result.isComplete && result.isProvedOptimal)
    #expect(result.plan.dishOfSlot.isEmpty)
  }

  @Test
  func `the same dish may stand at lunch and dinner unless a rule forbids it`() throws {
    func filled(_ rules: DishRules) throws -> Int {
      let problem = try PlanningProblem(
        window: PlanningWindow(dayCount: 1),
        slots: MealSlot.grid(days: 1, meals: [.lunch, .dinner]),
        dishes: [Dish("A", rules: rules)]
      )
      return try planner.fill(problem).score.filledSlots
    }
    #expect(try filled(DishRules()) == 2)
    #expect(try filled(DishRules(minGapDays: 1)) == 1)
  }

  @Test(arguments: [(Weekday.monday, 2), (.saturday, 4)])
  func `per week means the household's own week`(weekStart: Weekday, expected: Int) throws {
    // Thursday to Sunday, two a week: one week from Monday, two weeks from Saturday.
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 4, firstWeekday: .thursday, weekStart: weekStart),
      slots: dinners(4),
      tags: [tag("meat", TagRules(maxPerWeek: 2))],
      dishes: [Dish("beef", tags: ["meat"])]
    )
    #expect(try planner.fill(problem).score.filledSlots == expected)
  }

  @Test
  func `two dishes, one meat and one fish, fill at most five of seven dinners`() throws {
    let problem = try PlanningProblem(
      slots: dinners(7),
      dishes: [Dish("Pollo", tags: [.meat]), Dish("Salmón", tags: [.fish])]
    )
    let result = try planner.fill(problem)
    #expect(result.score.filledSlots == 5)
    #expect(result.isProvedIncomplete)
  }

  @Test
  func `without an unlimited dish the default rules fill twelve of fourteen meals`() throws {
    let tags: [TagID] = [.meat, .fish, .legumes, .eggs, .pastaRice]
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
      dishes: tags.flatMap { tag in (0..<4).map { Dish("\(tag.rawValue) \($0)", tags: [tag]) } }
    )
    let result = try planner.fill(problem)
    #expect(result.score.filledSlots == 12)
    #expect(result.isProvedIncomplete)
  }
}
