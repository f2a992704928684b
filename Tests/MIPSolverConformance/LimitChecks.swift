import Foundation
import MIPModel
import Testing

extension MIPSolverConformance {
  /// Searches that stop before the end; the limits of time are backstops, no check measures time.
  static let limitChecks: [ConformanceCheck] = [
    ConformanceCheck("no time at all leaves the bound that the variables give") { solver in
      var small = SmallProgram()
      _ = small.variable(in: 1...4, .integer, costing: 3)
      _ = small.variable(in: 0...5, .integer, costing: -2)
      let outcome = try small.solved(by: solver, SolveOptions(timeLimit: .zero))
      #expect(outcome.stop == .timeLimit)
      #expect(outcome.incumbent == nil)
      #expect(outcome.bound == -7)
      #expect(outcome.statistics.nodes == 0)
    },
    ConformanceCheck("a flag raised before the call stops it") { solver in
      let flag = StopFlag()
      flag.raise()
      let hard = MarketSplit(seed: 2)
      let outcome = try hard.small.solved(by: solver, SolveOptions(stop: flag))
      #expect(outcome.stop == .interrupted)
      #expect(outcome.incumbent == nil)
      #expect(outcome.bound == 0)
      #expect(outcome.statistics.nodes == 0)
    },
    ConformanceCheck("a flag raised in the middle ends the search with what it has") { solver in
      let flag = StopFlag()
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.3)
        flag.raise()
      }
      let hard = MarketSplit(seed: 3)
      let options = SolveOptions(
        timeLimit: .seconds(60),
        stop: flag,
        incumbent: hard.feasiblePoint
      )
      try expectStopInSearch(.interrupted, of: hard, by: solver, options)
    },
    ConformanceCheck("the time limit ends a long root relaxation") { solver in
      let large = WeeksProgram(weeks: 60, kinds: 20, seed: 1)
      let outcome = try large.small.solved(
        by: solver,
        SolveOptions(timeLimit: .milliseconds(50))
      )
      #expect(outcome.stop == .timeLimit)
      #expect(outcome.statistics.nodes == 0)
      #expect(outcome.incumbent == nil)
      #expect(outcome.bound == 0)
    },
    ConformanceCheck("a flag ends a long root relaxation") { solver in
      let flag = StopFlag()
      let large = WeeksProgram(weeks: 60, kinds: 20, seed: 2)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.05)
        flag.raise()
      }
      guard
        case .stopped(let reason) = try large.small.relaxed(by: solver, SolveOptions(stop: flag))
      else {
        Issue.record("The relaxation went on to its end.")
        return
      }
      #expect(reason == .interrupted)
    },
    ConformanceCheck("the time limit ends the search with what it has") { solver in
      let hard = MarketSplit(seed: 4)
      let options = SolveOptions(timeLimit: .milliseconds(300), incumbent: hard.feasiblePoint)
      try expectStopInSearch(.timeLimit, of: hard, by: solver, options)
    },
    ConformanceCheck("the node limit ends the search with what it has") { solver in
      let hard = MarketSplit(seed: 5)
      let options = SolveOptions(nodeLimit: 51, incumbent: hard.feasiblePoint)
      try expectStopInSearch(.nodeLimit, of: hard, by: solver, options)
    },
    ConformanceCheck("a node limit is never exceeded and gives repeatable answers") { solver in
      let hard = MarketSplit(seed: 6)
      for limit in [0, 1, 2, 3, 64] {
        let options = SolveOptions(nodeLimit: limit)
        let (first, second) = (
          try hard.small.solved(by: solver, options), try hard.small.solved(by: solver, options)
        )
        #expect(first.stop == .nodeLimit)
        #expect(first.statistics.nodes <= max(1, limit))
        #expect(first.incumbent == second.incumbent)
        #expect(first.bound == second.bound)
        #expect(first.statistics.nodes == second.statistics.nodes)
      }
    },
    ConformanceCheck("limits that are not reached change nothing") { solver in
      let instance = RandomProgram(seed: 77)
      let free = try instance.small.solved(by: solver)
      let limited = try instance.small.solved(
        by: solver,
        SolveOptions(timeLimit: .seconds(1 << 40), nodeLimit: .max, stop: StopFlag())
      )
      #expect(free.stop == limited.stop)
      #expect(free.incumbent == limited.incumbent)
    },
    ConformanceCheck("a proof by bounds needs no time") { solver in
      var small = SmallProgram()
      _ = small.program.addVariable(from: 1, through: 0, .integer)
      let outcome = try small.solved(by: solver, SolveOptions(timeLimit: .zero))
      #expect(outcome.stop == .infeasible)
    },
    ConformanceCheck("a relaxation stops at a limit without an answer") { solver in
      let hard = MarketSplit(seed: 7)
      let flag = StopFlag()
      flag.raise()
      for (options, expected) in [
        (SolveOptions(timeLimit: .zero), StopReason.timeLimit),
        (SolveOptions(stop: flag), StopReason.interrupted),
      ] {
        guard case .stopped(let reason) = try hard.small.relaxed(by: solver, options) else {
          Issue.record("The relaxation went on.")
          continue
        }
        #expect(reason == expected)
      }
    },
  ]

  /// Expects a search that had begun, and relations between incumbent, bound and starting point.
  private static func expectStopInSearch(
    _ expected: StopReason,
    of hard: MarketSplit,
    by solver: any MIPSolver,
    _ options: SolveOptions
  ) throws {
    let outcome = try hard.small.solved(by: solver, options)
    #expect(outcome.stop == expected)
    #expect(outcome.statistics.nodes > 0)
    let incumbent = try #require(outcome.incumbent)
    expectSound(incumbent, of: hard.small)
    #expect(incumbent.objective <= hard.small.objective.value(at: hard.feasiblePoint))
    #expect(outcome.bound >= 0)
    #expect(outcome.bound <= incumbent.objective)
    #expect(outcome.bound == outcome.bound.rounded())
  }
}
