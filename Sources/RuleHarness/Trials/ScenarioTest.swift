public import MealPlanning

/// Finds out whether weeks are as their expectations say.
public struct ScenarioTest: Sendable {
  public var options: TrialOptions

  private let planner: MealPlanner

  /// - Parameters:
  ///   - options: Limits, threads and language.
  ///   - planner: Who fills the weeks; without a solver nothing is proved.
  public init(options: TrialOptions = TrialOptions(), planner: MealPlanner = MealPlanner()) {
    self.options = options
    self.planner = planner
  }

  /// Compares every week with its expectation.
  ///
  /// - Parameter scenarios: The weeks; those without an expectation are counted and hold.
  /// - Returns: What does not hold, in the order of the weeks.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  public func report(on scenarios: [Scenario]) throws -> ScenarioTestReport {
    let expecting = scenarios.filter { $0.expectation != nil }
    let examiner = Examiner(planner: planner, options: options)
    let failures = try ParallelWork(items: expecting, jobs: options.jobs)
      .answers { scenario in
        let examination = try examiner.examination(
          of: scenario,
          Examiner.Questions(for: scenario.expectation)
        )
        return ExpectationCheck(
          scenario: scenario,
          examination: examination,
          planner: planner,
          language: options.language
        )
        .failures()
      }
    return ScenarioTestReport(
      scenarios: scenarios.count,
      expecting: expecting.count,
      failures: failures.flatMap(\.self)
    )
  }
}

/// Which expectations do not hold.
public struct ScenarioTestReport: Hashable, Sendable, Codable {
  /// How many weeks there are, and how many of them have an expectation.
  public var scenarios: Int
  public var expecting: Int

  /// What does not hold or is not known, in the order of the weeks.
  public var failures: [ExpectationFailure]

  /// Whether something that must hold does not.
  public var breaksExpectations: Bool { failures.contains { !$0.unknown } }

  /// Whether everything was found out.
  public var isKnown: Bool { !failures.contains { $0.unknown } }
}
