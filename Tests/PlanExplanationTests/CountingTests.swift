import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport
import Testing

struct CountingTests {
  @Test(arguments: 0..<1_000)
  func `an argument is never wrong`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    guard let argument = Counting(problem).argument() else { return }
    #expect(argument.total < argument.needed)
    var force = BruteForce(problem)
    let best = force.bestScore()
    #expect(best.shortfall > 0 || best.filledSlots < problem.slots.count)
    #expect(MostUses(argument, in: problem).count() <= argument.total)
  }

  /// The most that any plan which obeys the rules fills of what an argument asks for.
  private struct MostUses {
    let argument: CountingArgument
    let reading: RuleReading

    init(_ argument: CountingArgument, in problem: PlanningProblem) {
      self.argument = argument
      reading = RuleReading(problem)
    }

    func count() -> Int {
      var most = 0
      func visit(_ plan: Plan, from slot: Int) {
        guard let next = plan.emptySlots.first(where: { $0 >= slot }) else {
          most = max(most, uses(in: plan))
          return
        }
        visit(plan, from: next + 1)
        for dish in reading.problem.dishes.indices {
          var candidate = plan
          candidate.dishOfSlot[next] = dish
          if reading.brokenRules(by: candidate).new.isEmpty { visit(candidate, from: next + 1) }
        }
      }
      visit(Plan(pinsOf: reading.problem), from: 0)
      return most
    }

    private func uses(in plan: Plan) -> Int {
      let problem = reading.problem
      let fixed = Plan(pinsOf: problem)
      return problem.slots.indices.count { slot in
        guard fixed.dishOfSlot[slot] == nil, let dish = plan.dishOfSlot[slot],
          argument.days.contains(problem.slots[slot].day),
          argument.meal.map({ $0 == problem.slots[slot].meal }) ?? true
        else { return false }
        switch argument.demand {
        case .meals: return true
        case .tags(let tags):
          return tags.contains { problem.dishes[dish].tags.contains(problem.tags[$0].id) }
        case .dish(let other): return dish == other
        }
      }
    }
  }

  @Test
  func `two weeks' worth of the limited default tags are twelve meals`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
      dishes: [
        Dish("Pollo", tags: [.meat]), Dish("Merluza", tags: [.fish]),
        Dish("Lentejas", tags: [.legumes]), Dish("Tortilla", tags: [.eggs]),
        Dish("Paella", tags: [.pastaRice]),
      ]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.demand == .meals)
    #expect(argument.needed == 14 && argument.total == 12)
    #expect(argument.supplies.map(\.count) == [3, 2, 2, 2, 3])
    #expect(argument.supplies.allSatisfy { $0.rule?.isWeeklyMaximum ?? false })
    #expect(argument.days == Array(0..<7))
    #expect(argument.meal == nil)
  }

  @Test
  func `one meat and one fish fill at most five of seven dinners`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      dishes: [Dish("Pollo", tags: [.meat]), Dish("Merluza", tags: [.fish])]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.needed == 7 && argument.total == 5)
    #expect(argument.supplies.map(\.count) == [3, 2])
    #expect(argument.meal == .dinner)
  }

  @Test
  func `a minimum without dishes has no supply`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: [Tag(id: .fish, name: LocalizedName("Fish"), rules: TagRules(minPerWeek: 2))],
      dishes: [Dish("Sopa")]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.demand == .tags([0]))
    #expect(argument.needed == 2 && argument.supplies.isEmpty)
  }

  @Test
  func `a standing day against a maximum that is used up`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: [Tag(id: .meat, name: LocalizedName("Meat"), rules: TagRules(maxPerWeek: 1))],
      dishes: [
        Dish("Asado", tags: [.meat], rules: DishRules(fixedDay: FixedDay(.sunday))),
        Dish("Pollo", tags: [.meat]), Dish("Sopa"),
      ],
      pins: [Assignment(MealSlot(day: 0, meal: .dinner), "Pollo")]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.demand == .dish(0))
    #expect(argument.needed == 1 && argument.total == 0 && argument.days == [6])
  }

  @Test
  func `a gap against the past`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 2, meals: [.dinner]),
      tags: [],
      dishes: [Dish("Sopa", rules: DishRules(minGapDays: 3))],
      context: [Assignment(MealSlot(day: -1, meal: .dinner), "Sopa")]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.demand == .meals)
    #expect(argument.needed == 1 && argument.total == 0 && argument.days == [0])
  }

  @Test
  func `what pins use up of a maximum is not there any more`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 5, meals: [.dinner]),
      tags: [Tag(id: .meat, name: LocalizedName("Meat"), rules: TagRules(maxPerWeek: 3))],
      dishes: [Dish("Pollo", tags: [.meat]), Dish("Conejo", tags: [.meat])],
      pins: [Assignment(MealSlot(day: 2, meal: .dinner), "Pollo")]
    )
    let argument = try #require(Counting(problem).argument())
    #expect(argument.needed == 4 && argument.total == 2)
    #expect(argument.supplies.map(\.rule) == [.tag(0, .maxPerWeek)])
  }
}

extension RuleID {
  fileprivate var isWeeklyMaximum: Bool {
    if case .tag(_, .maxPerWeek) = self { true } else { false }
  }
}
