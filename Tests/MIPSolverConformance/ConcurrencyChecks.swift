import MIPModel
import Testing

extension MIPSolverConformance {
  static let concurrencyChecks: [ConformanceCheck] = [
    ConformanceCheck("64 concurrent solves do not disturb each other") { solver in
      try await withThrowingTaskGroup { group in
        for seed in 1000..<1064 as Range<UInt64> {
          group.addTask {
            let instance = RandomProgram(seed: seed)
            let outcome = try instance.small.solved(by: solver)
            return (outcome.incumbent?.objective, instance.optimum.map(Double.init))
          }
        }
        for try await (found, expected) in group {
          #expect(found == expected)
        }
      }
    },
    ConformanceCheck("one flag stops many searches") { solver in
      let flag = StopFlag()
      let stops = try await withThrowingTaskGroup { group in
        for seed in 0..<4 as Range<UInt64> {
          group.addTask {
            // The first search to finish its thirty nodes stops the others or finds them done.
            let hard = MarketSplit(seed: seed)
            let options = SolveOptions(timeLimit: .seconds(60), nodeLimit: 30, stop: flag)
            let stop = try hard.small.solved(by: solver, options).stop
            flag.raise()
            return stop
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(stops.contains(.nodeLimit))
      #expect(Set(stops).isSubset(of: [.nodeLimit, .interrupted]))
    },
  ]
}
