import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// Weeks of dishes that are not equally welcome, as histories and ratings make them.
@Suite
struct PreferenceTests {
  /// Windows of a catalogue of which hardly two dishes have the same weight.
  private static func problem(seed: UInt64) -> PlanningProblem {
    CatalogueProblems.problem(
      dishes: seed.isMultiple(of: 2) ? 40 : 70,
      days: seed.isMultiple(of: 5) ? 14 : 7,
      meals: seed.isMultiple(of: 3) ? [.dinner] : [.lunch, .dinner],
      seed: seed,
      greatestWeight: 700
    )
  }

  @Test
  func `what the relaxation says about dishes ends most searches at their root`() throws {
    var endedAtRoot = 0
    var branchedWithout = 0
    for seed in UInt64(0)..<30 {
      let (result, searched) = try bothWays(Self.problem(seed: seed), seed: seed)
      let (score, best) = (result.score, searched.score)
      #expect(result.isProvedOptimal && searched.isProvedOptimal, "seed \(seed)")
      #expect(score == best, "seed \(seed)")
      // What is perfect above preference needs no search of its own.
      #expect(result.statistics.solves == 1, "seed \(seed)")
      if result.statistics.nodes == 1 { endedAtRoot += 1 }
      if searched.statistics.nodes > searched.statistics.solves { branchedWithout += 1 }
    }
    #expect(endedAtRoot >= 27)
    #expect(branchedWithout >= 8)
  }

  @Test
  func `the point of a plan satisfies the program and loses what the plan does`() throws {
    var plans = 0
    for seed in UInt64(0)..<300 {
      let problem = SmallProblems.problem(seed: seed)
      let base = Audit(of: problem).score(of: Plan(pinsOf: problem))
      var generator = SplitMix64(seed: seed)
      for grouping in [Grouping.singletons, .interchangeable] {
        let formulation = try #require(Formulation(problem, grouping: grouping))
        var options = FillOptions(seed: seed)
        options.method = seed.isMultiple(of: 3) ? .optimal : .greedy
        let plan = try MealPlanner().fill(problem, options: options).plan
        let point = try #require(formulation.point(of: plan), "seed \(seed)")
        let defect = formulation.program.defect(of: point)
        #expect(defect == nil, "seed \(seed)")
        let score = Audit(of: problem).score(of: plan)
        let counted = formulation.score(
          losses: formulation.levels.map { ($0.level, Int($0.loss.objective.value(at: point))) },
          base: base
        )
        // A kind counts its best dishes, also where the plan has others of it.
        let isExact = grouping == .singletons
        #expect(isExact ? counted == score : counted >= score, "seed \(seed)")
        let read = formulation.plan(from: point, using: &generator)
        let scoreOfRead = Audit(of: problem).score(of: read)
        #expect(scoreOfRead == counted, "seed \(seed), \(grouping)")
        plans += 1
      }
    }
    #expect(plans == 600)
  }

  @Test
  func `a plan that the program has no placement for has no point`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 1, meals: [.lunch, .dinner]),
      dishes: [Dish("rice"), Dish("soup", meals: [.dinner])]
    )
    let formulation = try #require(Formulation(problem))
    var plan = Plan(pinsOf: problem)
    plan.dishOfSlot = [1, 0]
    #expect(formulation.point(of: plan) == nil)
    plan.dishOfSlot = [0, 1]
    #expect(formulation.point(of: plan) != nil)
  }
}
