import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct FormulationTests {
  /// The program in every grouping, and the product, which does without it where it can.
  private static let ways: [(grouping: Grouping, alwaysSolves: Bool)] = [
    (.singletons, true), (.interchangeable, true), (.undominated, true), (.undominated, false),
  ]

  /// 1,500 problems in 30 lots in release mode; in debug mode, which is far slower, a third of them.
  #if DEBUG
  private static let lots = 0..<10
  #else
  private static let lots = 0..<30
  #endif

  @Test(arguments: lots)
  func `brute force, plain, aggregated and the product give the same value on every level`(
    lot: Int
  ) throws {
    var withoutProgram = 0
    for seed in (lot * 50)..<(lot * 50 + 50) {
      let problem = SmallProblems.problem(seed: UInt64(seed))
      var bruteForce = BruteForce(problem)
      let best = bruteForce.bestScore()
      for way in Self.ways {
        var options = FillOptions(seed: UInt64(seed), timeLimit: nil)
        options.grouping = way.grouping
        options.alwaysSolves = way.alwaysSolves
        let result = try MealPlanner().fill(problem, options: options)
        let (stop, isProved, score) = (result.stop, result.isProvedOptimal, result.score)
        #expect(stop == .optimal, "seed \(seed), \(way)")
        #expect(isProved, "seed \(seed), \(way)")
        #expect(score == best, "seed \(seed), \(way)")
        if result.author == .construction { withoutProgram += 1 }
      }
    }
    // Few of these problems leave room for a plan at the ceiling, but in every lot some do.
    #expect(withoutProgram > 0)
  }

  /// Two or three dinners, and many dishes of different weights, some with rules of their own.
  private static func problemWithDominatedDishes(seed: UInt64) throws -> PlanningProblem {
    var generator = SplitMix64(seed: seed)
    func chance(_ percent: Int) -> Bool { generator.draw(below: 100) < percent }
    let tags = [
      Tag("stew", TagRules(maxPerWeek: 1, minPerWeek: chance(30) ? 1 : nil)),
      Tag("fried", TagRules(noConsecutive: .sameMeal)),
    ]
    let rules: [DishRules] = [
      DishRules(minGapDays: 2), DishRules(maxUses: 1), DishRules(fixedDay: FixedDay(.monday)),
    ]
    let dishes = (0..<10).map { number in
      Dish(
        "dish \(number)",
        tags: tags.map(\.id).filter { _ in chance(25) },
        rules: chance(30) ? rules[generator.draw(below: rules.count)] : DishRules(),
        weight: generator.draw(below: 9) - 2
      )
    }
    let slots = MealSlot.grid(days: 2 + generator.draw(below: 2), meals: [.dinner])
    return try PlanningProblem(
      // Days of one calendar week or of two.
      window: PlanningWindow(dayCount: 3, firstWeekday: chance(50) ? .sunday : .monday),
      slots: slots,
      tags: tags,
      dishes: dishes,
      pins: chance(20) ? [Assignment(slots[0], dishes[0].id)] : [],
      filters: chance(20) ? [SlotFilter(days: [1], excludedDishes: [dishes[1].id])] : [],
      context: chance(20) ? [Assignment(MealSlot(day: -1, meal: .dinner), dishes[2].id)] : []
    )
  }

  @Test
  func `no dish that is left out as dominated is in any optimal plan`() throws {
    var leftOut = 0
    for seed in UInt64(0)..<300 {
      let problem = try Self.problemWithDominatedDishes(seed: seed)
      let all = try #require(Formulation(problem, grouping: .interchangeable))
      let kept = try #require(Formulation(problem, grouping: .undominated))
      let dominated = Set(all.kinds.flatMap(\.members)).subtracting(kept.kinds.flatMap(\.members))
      leftOut += dominated.count
      var bruteForce = BruteForce(problem)
      #expect(dominated.isDisjoint(with: bruteForce.dishesOfBestPlans()), "seed \(seed)")
      let best = bruteForce.bestScore()
      var options = FillOptions(seed: seed, timeLimit: nil)
      for alwaysSolves in [true, false] {
        options.alwaysSolves = alwaysSolves
        let result = try MealPlanner().fill(problem, options: options)
        let score = result.score
        #expect(result.isProvedOptimal && score == best, "seed \(seed)")
      }
    }
    #expect(leftOut > 300, "\(leftOut)")
  }

  @Test
  func `dishes as welcome as each other dominate none`() throws {
    let problem = CatalogueProblems.problem(dishes: 60, days: 7, meals: [.lunch, .dinner])
    let all = try #require(Formulation(problem, grouping: .interchangeable))
    let kept = try #require(Formulation(problem, grouping: .undominated))
    #expect(all.kinds == kept.kinds)
  }
}
