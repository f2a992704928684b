import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles

/// Everything that is found out about a week under some rules.
struct Examination: Sendable {
  /// The problem with the pins of the file only, beside which `check` and `options` judge.
  let problem: PlanningProblem

  /// What stands: the pins and the plan of the file.
  let standing: Plan

  /// The best plan that keeps what stands.
  let fill: FillResult

  /// Why it is incomplete, or `nil` when nobody asked.
  let explanation: Explanation?

  let time: Duration

  /// Whether the week can be completed.
  var verdict: Outcome.Verdict {
    switch explanation?.verdict {
    case .complete?: .complete
    case .impossible?: .impossible
    case .notProved?: .notProved
    case nil: fill.isComplete ? .complete : fill.isProvedIncomplete ? .impossible : .notProved
    }
  }
}

/// Finds out about weeks.
struct Examiner: Sendable {
  let planner: MealPlanner
  let options: TrialOptions

  /// How much is to be found out.
  struct Questions {
    /// Whether the conflicts of a week that cannot be completed are wanted.
    var conflicts = true

    /// How many repairs are wanted.
    var repairs = 0
  }

  func fillOptions(for scenario: Scenario) -> FillOptions {
    FillOptions(
      seed: scenario.week.seed ?? 0,
      timeLimit: options.timeLimit,
      stop: options.stop
    )
  }

  /// Looks at a week.
  ///
  /// - Parameters:
  ///   - scenario: The week.
  ///   - changed: Its problem with other rules, or `nil` for its own; pins are those of the file.
  ///   - questions: How much is to be found out.
  /// - Returns: What was found out.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  func examination(
    of scenario: Scenario,
    under changed: PlanningProblem? = nil,
    _ questions: Questions
  ) throws -> Examination {
    let start = ContinuousClock.now
    let problem = changed ?? scenario.week.problem
    let fill = try planner.fill(
      problem.replacingPins(scenario.problem.pins),
      options: fillOptions(for: scenario)
    )
    var explanation: Explanation?
    if questions.conflicts {
      explanation = try Explainer(planner: planner)
        .explain(
          fill,
          options: ExplanationOptions(
            conflictLimit: options.conflictLimit,
            repairLimit: questions.repairs,
            timeLimit: options.timeLimit,
            stop: options.stop,
            seed: fill.seed,
            language: options.language
          )
        )
    }
    return Examination(
      problem: problem,
      standing: scenario.week.plan,
      fill: fill,
      explanation: explanation,
      time: start.duration(to: .now)
    )
  }
}

extension Examiner.Questions {
  /// What an expectation needs to be judged.
  init(for expectation: Expectation?) {
    repairs = expectation?.cheapest.map { $0.repairs.count + 1 } ?? 0
  }
}
