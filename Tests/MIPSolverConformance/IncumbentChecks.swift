import MIPModel
import Testing

extension MIPSolverConformance {
  /// What a starting point may and may not do.
  static let incumbentChecks: [ConformanceCheck] = [
    ConformanceCheck("a feasible starting point does not hide a better one") { solver in
      let (small, _) = pair()
      try expectOptimum(-2, of: small, by: solver, SolveOptions(incumbent: [1, 0]))
      try expectOptimum(-2, of: small, by: solver, SolveOptions(incumbent: [0, 1]))
    },
    ConformanceCheck("an infeasible starting point is ignored") { solver in
      let (small, broken) = pair()
      for point in broken {
        try expectOptimum(-2, of: small, by: solver, SolveOptions(incumbent: point))
      }
    },
    ConformanceCheck("an infeasible starting point is not reported by a stopped search") { solver in
      let (small, broken) = pair()
      for point in broken {
        let options = SolveOptions(timeLimit: .zero, incumbent: point)
        let outcome = try small.solved(by: solver, options)
        #expect(outcome.stop == .timeLimit)
        #expect(outcome.incumbent == nil)
      }
    },
    ConformanceCheck("a feasible starting point is reported by a stopped search") { solver in
      let (small, _) = pair()
      let options = SolveOptions(timeLimit: .zero, incumbent: [1, 0])
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.incumbent == Incumbent(values: [1, 0], objective: -1))
    },
    ConformanceCheck("a nearly whole starting point is made whole") { solver in
      let (small, _) = pair()
      let options = SolveOptions(timeLimit: .zero, incumbent: [1 - 1e-9, 1e-9])
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.incumbent?.values == [1, 0])
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

  /// At most one of two items, the second worth more, with points that break it in every way.
  private static func pair() -> (SmallProgram, broken: [[Double]]) {
    var small = SmallProgram()
    let items = [(1.0, small.binary(costing: -1)), (1.0, small.binary(costing: -2))]
    small.require(items, through: 1)
    return (small, [[1, 1], [0.5, 0.5], [2, -1], [0, .nan], [1], [1, 0, 0], []])
  }
}
