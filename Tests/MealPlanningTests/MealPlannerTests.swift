import MIPModel
import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct MealPlannerTests {
  private let week = CatalogueProblems.problem(dishes: 40, days: 7, meals: [.lunch, .dinner])

  /// Fourteen meals from twelve dishes: not all can be first uses, so the ceiling is out of reach.
  private let scarceWeek = CatalogueProblems.problem(
    dishes: 12,
    days: 7,
    meals: [.lunch, .dinner]
  )

  @Test
  func `a fill keeps its three answers apart`() throws {
    var options = FillOptions(seed: 3)
    options.alwaysSolves = true
    let result = try MealPlanner().fill(week, options: options)
    #expect(result.stop == .optimal)
    #expect(result.author == .optimalSolver(name: "GLPK 5.0"))
    #expect(result.isComplete && result.isProvedOptimal && !result.isProvedIncomplete)
    #expect(result.score.filledSlots == 14 && result.score.variety == 42)
    #expect(result.levels.map(\.level) == PlanLevel.allCases)
    #expect(result.levels.allSatisfy { $0.gap == 0 })
    #expect(result.emptySlots.isEmpty)
    #expect(result.seed == 3)
  }

  @Test(arguments: FillMethod.allCases)
  func `the same seed gives the same plan`(method: FillMethod) throws {
    let options = FillOptions(method: method, seed: 11)
    let first = try MealPlanner().fill(week, options: options).plan
    let second = try MealPlanner().fill(week, options: options).plan
    #expect(first == second)
  }

  @Test
  func `a seed that was drawn is reported and gives the plan again`() throws {
    let first = try MealPlanner().fill(week)
    let second = try MealPlanner().fill(week, options: FillOptions(seed: first.seed))
    #expect(first.plan == second.plan)
  }

  @Test
  func `no time at all gives a greedy plan that says why`() throws {
    let result = try MealPlanner().fill(scarceWeek, options: FillOptions(seed: 1, timeLimit: .zero))
    #expect(result.stop == .timeLimit)
    #expect(result.author == .greedy(.searchEndedEarly))
    #expect(!result.isProvedOptimal && !result.isProvedIncomplete)
    #expect(result.score.filledSlots > 7)
  }

  @Test
  func `a raised flag interrupts`() throws {
    let stop = StopFlag()
    stop.raise()
    let result = try MealPlanner().fill(scarceWeek, options: FillOptions(seed: 1, stop: stop))
    #expect(result.stop == .interrupted)
    #expect(result.author == .greedy(.searchEndedEarly))
  }

  @Test
  func `a cancelled task gets the best plan so far`() async throws {
    let task = Task { [scarceWeek] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await MealPlanner().fill(scarceWeek, options: FillOptions(seed: 1))
    }
    let result = try await task.value
    #expect(result.stop == .interrupted)
    #expect(result.score.filledSlots > 7)
  }

  @Test
  func `the asynchronous form gives the same plan`() async throws {
    let options = FillOptions(seed: 5)
    let result = try await MealPlanner().fill(week, options: options)
    let fill: (PlanningProblem, FillOptions) throws -> FillResult = MealPlanner().fill
    let plan = try fill(week, options).plan
    #expect(plan == result.plan)
  }

  @Test
  func `a greedy plan that is asked for proves nothing`() throws {
    let result = try MealPlanner().fill(week, options: FillOptions(method: .greedy, seed: 2))
    #expect(result.stop == .notSearched)
    #expect(result.author == .greedy(.requested))
    #expect(result.levels.allSatisfy { !$0.isProved && $0.bound == nil })
  }

  @Test
  func `without a solver every plan is greedy`() throws {
    let result = try MealPlanner(solver: nil).fill(week, options: FillOptions(seed: 2))
    #expect(result.author == .greedy(.noSolver))
    let asked = try MealPlanner().fill(week, options: FillOptions(method: .greedy, seed: 2))
    #expect(result.plan == asked.plan)
  }

  @Test
  func `a solver that fails is replaced and named`() throws {
    let solver = StandInSolver { _ throws(SolverError) in
      throw SolverError(.fatal(message: "out of memory"))
    }
    let result = try MealPlanner(solver: solver).fill(scarceWeek, options: FillOptions(seed: 1))
    guard case .solverFailure(let text) = result.stop else {
      Issue.record("The search stopped as \(result.stop).")
      return
    }
    #expect(text.contains("out of memory"))
    #expect(result.author == .greedy(.solverFailed))
  }

  @Test
  func `a solver that calls an always possible program infeasible has failed`() throws {
    let solver = StandInSolver { outcome throws(SolverError) in
      SolveOutcome(
        stop: .infeasible,
        incumbent: nil,
        bound: .infinity,
        statistics: outcome.statistics
      )
    }
    let result = try MealPlanner(solver: solver).fill(scarceWeek, options: FillOptions(seed: 1))
    #expect(result.stop == .solverFailure("the solver calls the program infeasible"))
    #expect(result.author == .greedy(.solverFailed))
    #expect(!result.isProvedIncomplete)
  }

  @Test
  func `a search that ends with something better than greedy keeps it and its bounds`() throws {
    let solver = StandInSolver { outcome throws(SolverError) in
      var stopped = outcome
      stopped.stop = .timeLimit
      return stopped
    }
    var options = FillOptions(seed: 1)
    options.alwaysSolves = true
    let result = try MealPlanner(solver: solver).fill(week, options: options)
    #expect(result.stop == .timeLimit)
    #expect(result.author == .optimalSolver(name: "stand-in"))
    #expect(result.score.variety == 42)
    // The bound came with the point, so each level is as good as proved all the same.
    #expect(result.levels.allSatisfy { $0.bound == $0.value })
  }

  @Test
  func `a point that breaks rules never becomes a plan`() {
    #expect(throws: PlanningError.self) {
      try MealPlanner(solver: StandInSolver.liar).fill(scarceWeek, options: FillOptions(seed: 1))
    }
  }

  @Test
  func `many fills at once give what each gives alone`() async throws {
    let alone = try (0..<16).map {
      try MealPlanner().fill(SmallProblems.problem(seed: $0), options: FillOptions(seed: $0)).plan
    }
    let together = try await withThrowingTaskGroup(of: (Int, Plan).self) { group in
      for index in 0..<64 {
        group.addTask {
          let seed = UInt64(index % 16)
          let result = try await MealPlanner()
            .fill(SmallProblems.problem(seed: seed), options: FillOptions(seed: seed))
          return (index, result.plan)
        }
      }
      var plans = [Plan?](repeating: nil, count: 64)
      for try await (index, plan) in group { plans[index] = plan }
      return plans
    }
    for index in 0..<64 { #expect(together[index] == alone[index % 16]) }
  }
}
