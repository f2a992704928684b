public import MealModel
public import MealPlanning

/// Why a week cannot be completed, and what would help.
public struct Explanation: Sendable {
  /// What is known about completing the week.
  public enum Verdict: Hashable, Sendable {
    /// Every meal can be filled and every "at least" rule met.
    case complete

    /// It is proved that they cannot.
    case impossible

    /// The search did not come to an end: it is not known.
    case notProved
  }

  /// What is known about completing the week.
  public var verdict: Verdict

  /// The best plan that was found, and what is proved about it.
  public var fill: FillResult

  /// Meals of the plan that stay empty where it is proved that not all can be filled, with what keeps
  /// each dish out.
  public var emptySlots: [EmptySlot]

  /// What cannot hold together, the smallest first.
  public var conflicts: [RuleConflict]

  /// Whether there are no minimal conflicts beside `conflicts`.
  public var areAllConflictsKnown: Bool

  /// What would help, the least change first; each was planned.
  public var repairs: [Repair]

  /// Whether no repair that changes less than the last of `repairs` is missing from them.
  public var areRepairsCheapest: Bool

  /// Fixed meals that break a rule among themselves.
  ///
  /// They are no reason why meals stay empty.
  public var contradictions: [RuleConflict]

  /// What would end the contradictions, the least change first.
  public var contradictionRepairs: [Repair]

  /// Solver calls of everything together: fills, questions and relaxations.
  public var solverCalls: Int

  /// Wall time of everything together.
  public var time: Duration
}

/// How far an explanation goes.
public struct ExplanationOptions: Sendable {
  /// How many conflicts are told at most.
  public var conflictLimit: Int

  /// How many repairs are told at most.
  public var repairLimit: Int

  /// Wall time for everything together, or `nil` for no limit.
  public var timeLimit: Duration?

  /// Raised from another thread to stop early.
  public var stop: StopFlag?

  /// Decides between equally good plans.
  public var seed: UInt64

  /// The language in which new dishes are named.
  public var language: Language

  /// How many questions the search for the first repair may ask; `nil` for no limit.
  package var repairQuestionLimit: Int? = 400

  /// Makes options; without arguments, a short explanation within ten seconds.
  public init(
    conflictLimit: Int = 3,
    repairLimit: Int = 3,
    timeLimit: Duration? = .seconds(10),
    stop: StopFlag? = nil,
    seed: UInt64 = 0,
    language: Language = .english
  ) {
    self.conflictLimit = conflictLimit
    self.repairLimit = repairLimit
    self.timeLimit = timeLimit
    self.stop = stop
    self.seed = seed
    self.language = language
  }
}
