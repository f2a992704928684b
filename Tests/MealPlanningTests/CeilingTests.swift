import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// Plans that are proved by a ceiling that no plan can exceed, without solving anything.
@Suite
struct CeilingTests {
  @Test
  func `every plan at the ceiling is drawn by some seed`() throws {
    let soup = Tag("soup", TagRules(maxPerWeek: 1))
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 3),
      slots: MealSlot.grid(days: 3, meals: [.dinner]),
      tags: [soup],
      dishes: [
        Dish("broth", tags: [soup.id]), Dish("gazpacho", tags: [soup.id]), Dish("rice"),
        Dish("eggs"),
      ]
    )
    // One of two soups on one of three days, and rice and eggs in either order on the others.
    let plans = try (UInt64(0)..<400).map { seed in
      let result = try MealPlanner().fill(problem, options: FillOptions(seed: seed))
      #expect(result.author == .construction)
      return result.plan
    }
    #expect(Set(plans).count == 12)
  }

  @Test
  func `what the rules ask for is placed first`() throws {
    let fish = Tag("fish", TagRules(minPerWeek: 2))
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: [fish],
      dishes: (0..<2).map { Dish("fish \($0)", tags: [fish.id]) }
        + (0..<100).map { Dish("dish \($0)") }
        + [Dish("pizza", rules: DishRules(fixedDay: FixedDay(.friday)))]
    )
    for seed in UInt64(0)..<20 {
      let result = try MealPlanner().fill(problem, options: FillOptions(seed: seed))
      #expect(result.author == .construction)
      #expect(result.isComplete && result.isProvedOptimal)
      #expect(result.plan.dishOfSlot[4] == 102)
    }
  }

  @Test
  func `no program is written for a plan at the ceiling, and every level is proved`() throws {
    let week = CatalogueProblems.problem(dishes: 40, days: 7, meals: [.lunch, .dinner])
    let result = try MealPlanner().fill(week, options: FillOptions(seed: 3))
    #expect(result.author == .construction)
    #expect(result.isComplete && result.isProvedOptimal)
    #expect(result.score.filledSlots == 14 && result.score.variety == 42)
    #expect(result.levels.allSatisfy { $0.bound == $0.value && $0.isProved })
    #expect(result.statistics.columns == 0 && result.statistics.solves == 0)
  }

  /// Rules that leave few plans, so that the first look finds none.
  @Test
  func `a plan at the ceiling can end a search before it branches`() throws {
    var ended = 0
    for seed in UInt64(0)..<60 {
      let (result, searched) = try bothWays(TightProblems.problem(seed: seed), seed: seed)
      let (score, best) = (result.score, searched.score)
      #expect(result.stop == .optimal && score == best, "seed \(seed)")
      let (nodes, nodesOfSearch) = (result.statistics.nodes, searched.statistics.nodes)
      #expect(nodes <= nodesOfSearch, "seed \(seed)")
      if nodes == 1, nodesOfSearch > 1 { ended += 1 }
    }
    #expect(ended > 0)
  }

  @Test
  func `what no plan can give does not keep a plan from the ceiling`() throws {
    let oven = Tag("oven", TagRules(minPerWeek: 2))
    let fish = Tag("fish", TagRules(minPerWeek: 9))
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: [oven, fish],
      dishes: (0..<8).map { Dish("fish \($0)", tags: [fish.id]) } + [Dish("rice")]
    )
    let result = try MealPlanner().fill(problem, options: FillOptions(seed: 1))
    #expect(result.author == .construction && result.isProvedOptimal)
    #expect(result.score.shortfall == 2 + 2)
    #expect(result.score.filledSlots == 7)
  }
}
