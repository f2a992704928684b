import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct TieBreakTests {
  /// In release mode 5,000 seeds over 1,000 dishes; in debug mode, which is far slower, a tenth of both.
  #if DEBUG
  static let dishes = 100
  static let seeds = 500
  #else
  static let dishes = 1_000
  static let seeds = 5_000
  #endif

  /// With a program and its seeded walk among equals, and without.
  @Test(arguments: [true, false])
  func `every dish is drawn by some seed, and every seed gives the same score`(
    alwaysSolves: Bool
  ) async throws {
    let problem = CatalogueProblems.problem(
      dishes: Self.dishes,
      days: 7,
      meals: [.lunch, .dinner]
    )
    let lots = 4
    var uses = [Int](repeating: 0, count: problem.dishes.count)
    var scores: Set<PlanScore> = []
    try await withThrowingTaskGroup(of: [FillResult].self) { group in
      for lot in 0..<lots {
        group.addTask {
          try stride(from: lot, to: Self.seeds, by: lots)
            .map { seed -> FillResult in
              var options = FillOptions(seed: UInt64(seed))
              options.alwaysSolves = alwaysSolves
              return try MealPlanner().fill(problem, options: options)
            }
        }
      }
      for try await results in group {
        for result in results {
          scores.insert(result.score)
          for dish in result.plan.dishOfSlot.compactMap(\.self) { uses[dish] += 1 }
        }
      }
    }
    let never = uses.indices.filter { uses[$0] == 0 }
    #expect(never.isEmpty)
    #expect(scores.count == 1)
  }

  @Test(arguments: [true, false])
  func `another seed gives another week of the same score`(alwaysSolves: Bool) throws {
    let problem = CatalogueProblems.problem(dishes: 40, days: 7, meals: [.lunch, .dinner])
    let results = try (UInt64(0)..<20).map { seed in
      var options = FillOptions(seed: seed)
      options.alwaysSolves = alwaysSolves
      return try MealPlanner().fill(problem, options: options)
    }
    #expect(Set(results.map(\.score)).count == 1)
    #expect(Set(results.map(\.plan)).count == 20)
  }

  @Test(arguments: [true, false])
  func `where every dish must be used, another seed gives another order`(
    alwaysSolves: Bool
  ) throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      dishes: (0..<7).map { Dish("dish \($0)") }
    )
    let plans = try (UInt64(0)..<20).map { seed in
      var options = FillOptions(seed: seed)
      options.alwaysSolves = alwaysSolves
      return try MealPlanner().fill(problem, options: options).plan
    }
    #expect(plans.allSatisfy { Set($0.dishOfSlot).count == 7 })
    #expect(Set(plans).count > 15)
  }
}
