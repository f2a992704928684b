import MIPModel
import Testing

extension MIPSolverConformance {
  /// Comparison with trying every point.
  static let randomProgramChecks: [ConformanceCheck] = [
    ConformanceCheck("500 random programs have the optimum that trying every point finds") {
      solver in
      for seed in 0..<500 as Range<UInt64> {
        let instance = RandomProgram(seed: seed)
        let outcome = try instance.small.solved(by: solver)
        #expect(outcome.stop == (instance.optimum == nil ? .infeasible : .optimal), "seed \(seed)")
        #expect(outcome.incumbent?.objective == instance.optimum.map(Double.init), "seed \(seed)")
        if let incumbent = outcome.incumbent { expectSound(incumbent, of: instance.small) }
      }
    },
    ConformanceCheck("objectives around twenty million are told apart by one") { solver in
      for seed in 0..<100 as Range<UInt64> {
        var instance = RandomProgram(seed: seed)
        let expected = instance.optimum.map { Double($0 + 20_000_000) }
        _ = instance.small.variable(in: 1...1, .integer, costing: 20_000_000)
        let outcome = try instance.small.solved(by: solver)
        #expect(outcome.incumbent?.objective == expected, "seed \(seed)")
      }
    },
    ConformanceCheck("a search cut short never contradicts the optimum") { solver in
      for (scale, seed) in [1, 0.25].flatMap({ scale in (0..<150).map { (scale, UInt64($0)) } }) {
        var instance = RandomProgram(seed: seed)
        for index in instance.small.objective.terms.indices {
          instance.small.objective.terms[index].coefficient *= scale
        }
        let outcome = try instance.small.solved(by: solver, SolveOptions(nodeLimit: 1))
        guard let optimum = instance.optimum.map({ Double($0) * scale }) else {
          #expect(outcome.incumbent == nil, "seed \(seed)")
          continue
        }
        #expect(outcome.stop != .infeasible, "seed \(seed)")
        #expect(outcome.bound <= optimum, "seed \(seed)")
        if let incumbent = outcome.incumbent {
          #expect(incumbent.objective >= optimum, "seed \(seed)")
        }
      }
    },
    ConformanceCheck("more nodes never weaken the bound and sometimes raise it") { solver in
      var raised = 0
      for seed in 0..<150 as Range<UInt64> {
        let instance = RandomProgram(seed: seed)
        let bounds = try [1, 3, 7, 15].map { limit in
          try instance.small.solved(by: solver, SolveOptions(nodeLimit: limit)).bound
        }
        #expect(bounds == bounds.sorted(), "seed \(seed)")
        if bounds[0] < bounds[3] { raised += 1 }
      }
      #expect(raised > 0)
    },
  ]
}
