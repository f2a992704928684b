import MIPModel
import Testing

extension MIPSolverConformance {
  /// What a starting point may and may not do.
  static let incumbentChecks: [ConformanceCheck] = [
    ConformanceCheck("a feasible starting point does not hide a better one") { solver in
      let (small, _) = knapsack()
      try expectOptimum(-95, of: small, by: solver, SolveOptions(incumbent: [1, 0, 0]))
      try expectOptimum(-95, of: small, by: solver, SolveOptions(incumbent: [0, 1, 1]))
    },
    ConformanceCheck("an infeasible starting point is ignored") { solver in
      let (small, broken) = knapsack()
      for point in broken {
        try expectOptimum(-95, of: small, by: solver, SolveOptions(incumbent: point))
      }
    },
    ConformanceCheck("an infeasible starting point is not reported by a stopped search") { solver in
      let (small, broken) = knapsack()
      for point in broken {
        let options = SolveOptions(timeLimit: .zero, incumbent: point)
        let outcome = try small.solved(by: solver, options)
        #expect(outcome.stop == .timeLimit)
        #expect(outcome.incumbent == nil)
      }
    },
    ConformanceCheck("a feasible starting point is reported by a stopped search") { solver in
      let (small, _) = knapsack()
      let options = SolveOptions(timeLimit: .zero, incumbent: [1, 0, 0])
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.incumbent == Incumbent(values: [1, 0, 0], objective: -60))
    },
    ConformanceCheck("a nearly whole starting point is made whole") { solver in
      let (small, _) = knapsack()
      let options = SolveOptions(timeLimit: .zero, incumbent: [1 - 1e-9, 1e-9, 0])
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.incumbent?.values == [1, 0, 0])
    },
    ConformanceCheck("a search is never worse than its starting point") { solver in
      let hard = MarketSplit(seed: 1)
      let start = hard.small.objective.value(at: hard.feasiblePoint)
      for nodeLimit in [0, 1, 20] {
        let options = SolveOptions(nodeLimit: nodeLimit, incumbent: hard.feasiblePoint)
        let incumbent = try #require(try hard.small.solved(by: solver, options).incumbent)
        #expect(incumbent.objective <= start)
        expectSound(incumbent, of: hard.small)
      }
    },
  ]

  /// A knapsack whose relaxation is fractional, with points that break it in every way.
  ///
  /// The first of them is better than the optimum, so a solver that believes it says so.
  static func knapsack() -> (SmallProgram, broken: [[Double]]) {
    var small = SmallProgram()
    let items = [(value: 60.0, weight: 10.0), (50.0, 9.0), (45.0, 9.0)].map { item in
      (item.weight, small.binary(costing: -item.value))
    }
    small.require(items, through: 18)
    let broken: [[Double]] = [
      [1, 1, 1], [1, 0.5, 0], [2, 0, -1], [0, .nan, 0], [1, 0], [1, 0, 0, 0], [],
    ]
    return (small, broken)
  }
}
