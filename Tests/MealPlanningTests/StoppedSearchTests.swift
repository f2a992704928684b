import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// Searches that are stopped in the middle, by nodes so that every run stops at the same place.
@Suite
struct StoppedSearchTests {
  @Test(arguments: [5, 6, 7] as [UInt64])
  func `a search stopped in the middle keeps its plan and its bounds`(seed: UInt64) throws {
    let problem = HardProblems.problem(seed: seed)
    var options = FillOptions(seed: 1, timeLimit: nil)
    options.nodeLimit = 300
    let result = try MealPlanner().fill(problem, options: options)
    #expect(result.stop == .nodeLimit)
    let isProved = result.isProvedOptimal
    #expect(!isProved)
    #expect(result.statistics.nodes > 1 && result.statistics.nodes <= 300)

    let reading = RuleReading(problem)
    let isSound = reading.brokenRules(by: result.plan).new.isEmpty
    let isScoredRight = reading.score(of: result.plan) == result.score
    #expect(isSound && isScoredRight)
    // The first level that is not proved has a bound that lies on the better side of the value, and
    // nothing is claimed about the levels after it.
    let firstOpen = try #require(result.levels.firstIndex { !$0.isProved })
    let open = result.levels[firstOpen]
    switch open.level {
    case .shortfall, .repeats: #expect((open.bound ?? 0) <= open.value)
    case .filledSlots, .variety, .preference: #expect((open.bound ?? .max) >= open.value)
    }
    #expect(result.levels[(firstOpen + 1)...].allSatisfy { !$0.isProved })
  }

  @Test
  func `the same node limit gives the same plan and the same bounds`() throws {
    var options = FillOptions(seed: 4, timeLimit: nil)
    options.nodeLimit = 200
    let results = try (0..<2).map { _ in
      try MealPlanner().fill(HardProblems.problem(seed: 5), options: options)
    }
    #expect(results[0].plan == results[1].plan)
    #expect(results[0].levels == results[1].levels)
  }

  @Test
  func `a flag raised during the search ends it with a plan`() async throws {
    let stop = StopFlag()
    let problem = HardProblems.problem(seed: 6)
    async let result = MealPlanner()
      .fill(problem, options: FillOptions(seed: 1, timeLimit: .seconds(120), stop: stop))
    try await Task.sleep(for: .milliseconds(500))
    stop.raise()
    let (reason, filled) = try await (result.stop, result.score.filledSlots)
    #expect(reason == .interrupted)
    #expect(filled > 0)
  }
}
