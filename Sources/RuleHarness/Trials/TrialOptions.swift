public import MealModel
public import MealPlanning

/// How the harness works: how long, with how many threads, and in which language it gives reasons.
public struct TrialOptions: Sendable {
  /// Wall time for each question about a week, or `nil` for no limit.
  ///
  /// The questions are its best plan, its conflicts and its moves. One that is not answered in time is
  /// answered "unknown".
  public var timeLimit: Duration?

  /// How many weeks are looked at at the same time; results do not depend on it.
  public var jobs: Int

  /// The language of the reasons; keys and names of files stay as they are.
  public var language: Language

  /// Raised from another thread to end the questions early.
  public var stop: StopFlag?

  /// How many conflicts of a week are looked for at most; weeks with more are not compared in full.
  public var conflictLimit: Int

  /// Makes options; without arguments, ten seconds for each question and one week at a time.
  public init(
    timeLimit: Duration? = .seconds(10),
    jobs: Int = 1,
    language: Language = .english,
    stop: StopFlag? = nil,
    conflictLimit: Int = 100
  ) {
    self.timeLimit = timeLimit
    self.jobs = jobs
    self.language = language
    self.stop = stop
    self.conflictLimit = conflictLimit
  }
}
