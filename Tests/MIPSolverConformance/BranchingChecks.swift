import MIPModel
import Synchronization
import Testing

extension MIPSolverConformance {
  /// The question that a search asks before it branches for the first time.
  static let branchingChecks: [ConformanceCheck] = [
    ConformanceCheck("a search asks once before it branches, with a bound that holds") { solver in
      let bounds = Mutex<[Double]>([])
      let hard = MarketSplit(seed: 7, items: 8, rows: 2)
      let options = SolveOptions(endsBeforeBranching: { bound in
        bounds.withLock { $0.append(bound) }
        return false
      })
      let asked = try hard.small.solved(by: solver, options)
      let unasked = try hard.small.solved(by: solver, SolveOptions())
      #expect(asked.stop == .optimal && asked.statistics.nodes > 1)
      #expect(asked.incumbent?.objective == unasked.incumbent?.objective)
      let (all, optimum) = (bounds.withLock(\.self), asked.incumbent?.objective ?? -.infinity)
      #expect(all.count == 1)
      #expect(all.allSatisfy { $0 <= optimum + 1e-6 })
    },
    ConformanceCheck("the answer yes interrupts a search before it branches") { solver in
      let hard = MarketSplit(seed: 8)
      let options = SolveOptions(
        incumbent: hard.feasiblePoint,
        endsBeforeBranching: { _ in true }
      )
      let outcome = try hard.small.solved(by: solver, options)
      #expect(outcome.stop == .interrupted)
      #expect(outcome.incumbent != nil)
      #expect(outcome.statistics.nodes <= 1)
    },
    ConformanceCheck("a program that is solved at its root is not asked about") { solver in
      let count = Mutex(0)
      var small = SmallProgram()
      let item = small.binary(costing: -1)
      small.require([(1, item)], from: 0, through: 1)
      let options = SolveOptions(endsBeforeBranching: { _ in
        count.withLock { $0 += 1 }
        return true
      })
      let outcome = try small.solved(by: solver, options)
      #expect(outcome.stop == .optimal && outcome.incumbent?.objective == -1)
      #expect(count.withLock(\.self) == 0)
    },
  ]
}
