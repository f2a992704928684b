import MIPModel
import Synchronization
import Testing

extension MIPSolverConformance {
  /// The point that a search asks for at its root.
  static let rootHeuristicChecks: [ConformanceCheck] = [
    ConformanceCheck("a search asks for a point once, with a bound that holds") { solver in
      let roots = Mutex<[RootRelaxation]>([])
      let hard = MarketSplit(seed: 7, items: 8, rows: 2)
      let options = SolveOptions(rootHeuristic: { root in
        roots.withLock { $0.append(root) }
        return nil
      })
      let asked = try hard.small.solved(by: solver, options)
      let unasked = try hard.small.solved(by: solver, SolveOptions())
      #expect(asked.stop == .optimal && asked.statistics.nodes > 1)
      #expect(asked.statistics.nodes == unasked.statistics.nodes)
      #expect(asked.incumbent?.objective == unasked.incumbent?.objective)
      let (all, optimum) = (roots.withLock(\.self), asked.incumbent?.objective ?? -.infinity)
      #expect(all.count == 1)
      for root in all {
        #expect(root.bound <= optimum + 1e-6)
        #expect(root.values.count == hard.small.program.variableCount)
        #expect((hard.small.objective.value(at: root.values) - root.bound).magnitude < 1e-6)
      }
    },
    ConformanceCheck("a point as good as the bound ends a search that would not end") { solver in
      let hard = MarketSplit(seed: 8, isPlanted: true)
      let planted = try #require(hard.plantedPoint)
      let outcome = try hard.small.solved(by: solver, SolveOptions(rootHeuristic: { _ in planted }))
      #expect(outcome.stop == .optimal)
      #expect(outcome.incumbent == Incumbent(values: planted, objective: 0))
      #expect(outcome.statistics.nodes <= 1)
    },
    ConformanceCheck("a point that is not the best is an incumbent and no more") { solver in
      let hard = MarketSplit(seed: 9, items: 8, rows: 2)
      let point = hard.feasiblePoint
      let asked = try hard.small.solved(by: solver, SolveOptions(rootHeuristic: { _ in point }))
      let unasked = try hard.small.solved(by: solver, SolveOptions())
      #expect(asked.stop == .optimal)
      #expect(asked.incumbent?.objective == unasked.incumbent?.objective)
    },
    ConformanceCheck("a point that breaks the program is ignored") { solver in
      let (small, broken) = knapsack()
      for point in broken {
        try expectOptimum(-95, of: small, by: solver, SolveOptions(rootHeuristic: { _ in point }))
      }
    },
    ConformanceCheck("a program that is solved at its root asks for no point") { solver in
      let count = Mutex(0)
      var small = SmallProgram()
      let item = small.binary(costing: -1)
      small.require([(1, item)], from: 0, through: 1)
      let options = SolveOptions(rootHeuristic: { _ in
        count.withLock { $0 += 1 }
        return nil
      })
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.stop == .optimal && outcome.incumbent?.objective == -1)
      #expect(count.withLock(\.self) == 0)
    },
  ]
}
