import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct FormulationTests {
  /// The program in both groupings, and the product, which does without it where it can.
  private static let ways: [(grouping: Grouping, alwaysSolves: Bool)] = [
    (.singletons, true), (.interchangeable, true), (.interchangeable, false),
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
}
