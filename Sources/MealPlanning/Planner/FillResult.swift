public import MealModel

/// A filled plan with everything that is known about it.
///
/// Three answers are kept apart: why the search stopped, what is in hand, and who made it.
public struct FillResult: Sendable {
  /// What was filled.
  public let problem: PlanningProblem

  /// The pins and the dishes that were chosen beside them.
  public let plan: Plan

  /// Why the search stopped.
  public let stop: FillStop

  /// Who made the plan, and for a greedy plan why.
  public let author: PlanAuthor

  /// What the audit says about the plan; its violations are empty.
  public let audit: AuditReport

  /// The value of the plan on every level and what is proved about it, the most important level first.
  public let levels: [LevelResult]

  /// Per empty slot what keeps each dish out of it.
  public let emptySlots: [EmptySlot]

  /// The seed that, with the same problem and options, gives this plan again.
  public let seed: UInt64

  /// The size of the program and the work of the search.
  public let statistics: FillStatistics

  /// The value of the plan on every level, as the audit counts it.
  public var score: PlanScore { audit.score }

  /// Whether every slot is filled and every "at least" rule is met.
  public var isComplete: Bool { audit.isComplete }

  /// Whether the plan is proved to be best on every level.
  public var isProvedOptimal: Bool { levels.allSatisfy(\.isProved) }

  /// Whether it is proved that no plan is complete.
  public var isProvedIncomplete: Bool {
    !isComplete
      && levels.allSatisfy {
        ($0.level != .shortfall && $0.level != .filledSlots) || $0.isProved
      }
  }
}

/// Why a search for a plan stopped.
public enum FillStop: Hashable, Sendable {
  /// Every level is proved.
  case optimal

  /// The time of `FillOptions.timeLimit` was over.
  case timeLimit

  /// As many branch-and-bound nodes as allowed were looked at; only tests limit them.
  case nodeLimit

  /// The stop flag was raised or the task was cancelled.
  case interrupted

  /// The solver gave up; the text is for whoever maintains it.
  case solverFailure(String)

  /// No search was asked for, or none was possible.
  case notSearched
}

/// Who made a plan.
public enum PlanAuthor: Hashable, Sendable {
  /// Nothing but a draw of dishes: as good on every level as any could be, or no search that was stopped had found
  /// anything better yet. Whether it is proved, the levels say.
  case construction

  /// The solver, with its name and version.
  case optimalSolver(name: String)

  /// The greedy algorithm, for a reason.
  case greedy(GreedyReason)
}

/// Why a plan is greedy.
public enum GreedyReason: Hashable, Sendable {
  /// The caller asked for `FillMethod.greedy`.
  case requested

  /// The search ended early with nothing or with something worse.
  case searchEndedEarly

  /// The solver failed; `FillStop.solverFailure` says how.
  case solverFailed

  /// The program would be larger than any solver can take.
  case programTooLarge

  /// The package was built without a solver.
  case noSolver
}

/// The value of a plan on one level.
public struct LevelResult: Hashable, Sendable {
  /// Which level.
  public let level: PlanLevel

  /// What the plan reaches.
  public let value: Int

  /// No plan that is as good on the levels before can be better than this; `nil` when nothing is known.
  public let bound: Int?

  /// Whether the value is proved to be best, on this level and all before it.
  public let isProved: Bool

  /// The distance from the value to the bound, `nil` when nothing is known.
  public var gap: Int? { bound.map { abs($0 - value) } }
}

/// A slot that stayed empty, and why.
public struct EmptySlot: Hashable, Sendable {
  /// The position of the slot.
  public let slot: Int

  /// By dish the rules that keep it out, beside everything else in the plan.
  public let blockersOfDish: [[RuleID]]
}

/// The size of the program and the work of the search; sizes are zero where no program was written.
public struct FillStatistics: Hashable, Sendable {
  /// Kinds of interchangeable dishes.
  public internal(set) var kinds = 0

  /// The constraints.
  public internal(set) var rows = 0

  /// The decision variables.
  public internal(set) var columns = 0

  /// The terms of all constraints together.
  public internal(set) var nonzeros = 0

  /// How many programs were solved.
  public internal(set) var solves = 0

  /// Branch-and-bound nodes of all solves.
  public internal(set) var nodes = 0

  /// Grouping the dishes and writing the program.
  public internal(set) var buildTime = Duration.zero

  /// The search, or for another plan the making of it.
  public internal(set) var solveTime = Duration.zero

  /// The part of `solveTime` in which programs were made smaller; `nil` when nobody tells.
  public internal(set) var presolveTime: Duration?

  /// The part of `solveTime` in which root relaxations were solved; `nil` when nobody tells.
  public internal(set) var rootTime: Duration?

  /// The part of `solveTime` spent in branch and bound; `nil` when nobody tells.
  public internal(set) var searchTime: Duration?

  /// Choosing the dishes of each kind, the tie-break and the audit.
  public internal(set) var finishTime = Duration.zero

  /// All three times together.
  public var totalTime: Duration { buildTime + solveTime + finishTime }
}

/// A defect of the planner itself: never the household's fault, and never a plan.
public struct PlanningError: Error, Hashable, CustomStringConvertible {
  /// What was found to be wrong.
  public var reason: Reason

  /// The ways in which a planner can be wrong.
  public enum Reason: Hashable, Sendable {
    /// The audit found that a plan breaks rules.
    case auditFailed([Violation])

    /// The audit values a plan differently from the program.
    case scoreMismatch(expected: PlanScore, audited: PlanScore)

    /// A plan moves more or fewer meals than the program promised.
    case moveMismatch(expected: Int, counted: Int)

    /// The audit finds something missing from a plan that the program calls complete.
    case incomplete(PlanScore)
  }

  init(_ reason: Reason) {
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .auditFailed(let violations):
      "Internal error: the planner made a plan that breaks \(violations.count) rules: \(violations)."
    case .scoreMismatch(let expected, let audited):
      "Internal error: the program promised the score \(expected), the audit counts \(audited)."
    case .moveMismatch(let expected, let counted):
      "Internal error: the program promised \(expected) moved meals, the plan moves \(counted)."
    case .incomplete(let score):
      "Internal error: the program called a plan complete, the audit counts \(score)."
    }
  }
}
