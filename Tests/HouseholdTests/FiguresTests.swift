import Foundation
import MealModel
import MealPlanning
import PlanFiles
import PlanningTestSupport
import Testing

/// Prints sizes and times of three problems; run it in release mode with `PLANNER_FIGURES=1`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PLANNER_FIGURES"] != nil), .serialized)
struct FiguresTests {
  @Test(arguments: [Grouping.interchangeable, .singletons])
  func `sizes and times`(grouping: Grouping) throws {
    let problems: [(String, PlanningProblem, Int)] = [
      ("the demo week", try Household(name: "familia").week().problem, 101),
      (
        "40 dishes, 7 days x 2 meals",
        CatalogueProblems.problem(dishes: 40, days: 7, meals: [.lunch, .dinner]), 51
      ),
      (
        "1,000 dishes, 28 days x 3 meals",
        CatalogueProblems.problem(dishes: 1_000, days: 28, meals: [.breakfast, .lunch, .dinner]), 5
      ),
      (
        "500 dishes, 364 days x 3 meals",
        CatalogueProblems.problem(dishes: 500, days: 364, meals: [.breakfast, .lunch, .dinner]), 3
      ),
    ]
    for (name, problem, repetitions) in problems {
      var options = FillOptions(seed: 1, timeLimit: .seconds(60))
      options.grouping = grouping
      var times: [Duration] = []
      var last: FillResult?
      for _ in 0..<repetitions {
        let result = try MealPlanner().fill(problem, options: options)
        times.append(result.statistics.totalTime)
        last = result
        if result.stop != .optimal { break }
      }
      let result = try #require(last)
      let statistics = result.statistics
      print(
        """
        \(grouping) | \(name): \(result.stop), \(statistics.kinds) kinds, \
        \(statistics.rows) rows, \(statistics.columns) columns, \(statistics.nonzeros) nonzeros, \
        \(statistics.solves) solves, \(statistics.nodes) nodes, \
        median \(times.sorted()[times.count / 2]) \
        (build \(statistics.buildTime), solve \(statistics.solveTime), \
        finish \(statistics.finishTime)), \(result.score)
        """
      )
    }
  }
}
