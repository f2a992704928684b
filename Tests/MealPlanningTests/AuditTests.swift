import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct AuditTests {
  /// 10,000 changes in 20 lots: half of small problems with every rule kind, half of ordinary weeks.
  @Test(arguments: 0..<20)
  func `one meal changed at random is judged as a plain reading of the rules judges it`(
    lot: Int
  ) throws {
    var generator = SplitMix64(seed: UInt64(lot))
    var changes = 0
    var broken = 0
    var seed = UInt64(lot * 1_000)
    while changes < 500 {
      seed += 1
      let problem =
        lot.isMultiple(of: 2)
        ? SmallProblems.problem(seed: seed)
        : CatalogueProblems.problem(dishes: 25, days: 7, meals: [.lunch, .dinner], seed: seed)
      let open = problem.slots.indices.filter { problem.pinnedDish[$0] == nil }
      guard !open.isEmpty, !problem.dishes.isEmpty else { continue }
      let valid = try MealPlanner().fill(problem, options: FillOptions(seed: seed)).plan
      let reading = RuleReading(problem)
      let audit = Audit(of: problem)
      for _ in 0..<25 {
        changes += 1
        var plan = valid
        let choice = generator.draw(below: problem.dishes.count + 1)
        plan.dishOfSlot[open[generator.draw(below: open.count)]] =
          choice == problem.dishes.count ? nil : choice
        let report = audit.report(on: plan)
        let expected = reading.brokenRules(by: plan)
        let new = Set(report.violations.map(\.rule))
        let existing = Set(report.existingViolations.map(\.rule))
        let score = report.score
        #expect(new == expected.new, "seed \(seed)")
        #expect(existing == expected.existing, "seed \(seed)")
        #expect(score == reading.score(of: plan), "seed \(seed)")
        if !new.isEmpty { broken += 1 }
      }
    }
    // Changes that all pass, or all fail, would prove little.
    #expect(broken > 50 && broken < 450)
  }

  @Test
  func `what pins broke already is told apart from what the plan adds`() throws {
    let slots = MealSlot.grid(days: 7, meals: [.dinner])
    let problem = try PlanningProblem(
      slots: slots,
      tags: [Tag(id: "meat", name: LocalizedName("Meat"), rules: TagRules(maxPerWeek: 1))],
      dishes: [Dish("beef", tags: ["meat"]), Dish("rice")],
      pins: [Assignment(slots[0], "beef"), Assignment(slots[3], "beef")]
    )
    var plan = Plan(pinsOf: problem)
    plan.dishOfSlot[5] = 1
    let kept = Audit(of: problem).report(on: plan)
    #expect(kept.violations.isEmpty)
    #expect(kept.existingViolations.map(\.count) == [2])
    #expect(kept.existingViolations.map { $0.meals.map(\.slot.day) } == [[0, 3]])

    plan.dishOfSlot[6] = 0
    let worse = Audit(of: problem).report(on: plan)
    #expect(worse.violations.map { $0.meals.map(\.slot.day) } == [[0, 3, 6]])
    #expect(worse.violations.map { $0.meals.map(\.isFixed) } == [[true, true, false]])
    #expect(worse.existingViolations == kept.existingViolations)
  }

  @Test
  func `a plan that moved a pin is reported`() throws {
    let slots = MealSlot.grid(days: 2, meals: [.dinner])
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 2),
      slots: slots,
      dishes: [Dish("beef"), Dish("rice")],
      pins: [Assignment(slots[1], "beef")]
    )
    let report = Audit(of: problem).report(on: Plan(dishOfSlot: [0, 1]))
    #expect(report.violations == [Violation(rule: .pin(0), meals: [])])
  }

  @Test
  func `where a slot is there twice, one meal does not answer for two pins`() throws {
    let slot = MealSlot(day: 0, meal: .dinner)
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 1),
      slots: [slot, slot],
      dishes: [Dish("beef"), Dish("rice")],
      pins: [Assignment(slot, "beef"), Assignment(slot, "beef")]
    )
    let report = Audit(of: problem).report(on: Plan(dishOfSlot: [0, 1]))
    #expect(report.violations == [Violation(rule: .pin(1), meals: [])])
  }

  @Test
  func `a standing appointment is missed only where a meal of the day can hold the dish`() throws {
    let pizza = Dish("pizza", rules: DishRules(fixedDay: FixedDay(.friday, meal: .dinner)))
    func shortfalls(meals: [MealType], filters: [SlotFilter] = []) throws -> [Shortfall] {
      let problem = try PlanningProblem(
        slots: MealSlot.grid(days: 7, meals: meals),
        dishes: [pizza],
        filters: filters
      )
      return Audit(of: problem).report(on: Plan(pinsOf: problem)).shortfalls
    }
    let missed = Shortfall(rule: .dish(0, .fixedDay), week: 0, day: 4, count: 0, required: 1)
    #expect(try shortfalls(meals: [.lunch, .dinner]) == [missed])
    #expect(try shortfalls(meals: [.lunch]).isEmpty)
    let noPizza = SlotFilter(days: [4], excludedDishes: ["pizza"])
    #expect(try shortfalls(meals: [.dinner], filters: [noPizza]).isEmpty)
  }
}
