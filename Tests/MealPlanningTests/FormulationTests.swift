import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct FormulationTests {
  /// 1,500 problems in 30 lots.
  @Test(arguments: 0..<30)
  func `brute force, plain and aggregated give the same value on every level`(lot: Int) throws {
    for seed in (lot * 50)..<(lot * 50 + 50) {
      let problem = SmallProblems.problem(seed: UInt64(seed))
      var bruteForce = BruteForce(problem)
      let best = bruteForce.bestScore()
      for grouping in [Grouping.singletons, .interchangeable] {
        var options = FillOptions(seed: UInt64(seed), timeLimit: nil)
        options.grouping = grouping
        options.alwaysSolves = true
        let result = try MealPlanner().fill(problem, options: options)
        let (stop, isProved, score) = (result.stop, result.isProvedOptimal, result.score)
        #expect(stop == .optimal, "seed \(seed), \(grouping)")
        #expect(isProved, "seed \(seed), \(grouping)")
        #expect(score == best, "seed \(seed), \(grouping)")
      }
    }
  }
}
