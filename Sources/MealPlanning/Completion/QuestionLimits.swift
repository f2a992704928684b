import MIPModel

/// The limits that all questions of a probe share; the clock starts when they are made.
struct QuestionLimits {
  private let deadline: ContinuousClock.Instant?
  private let stop: StopFlag?

  /// - Parameters:
  ///   - timeLimit: Wall time for all questions together, or `nil` for no limit.
  ///   - stop: Raised from another thread to end the questions.
  init(timeLimit: Duration?, stop: StopFlag?) {
    deadline = timeLimit.map { ContinuousClock.now.advanced(by: $0) }
    self.stop = stop
  }

  /// What is left of the time, or `nil` without a limit.
  var timeLeft: Duration? {
    deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
  }

  /// Whether no further question will be answered.
  var isOver: Bool {
    timeLeft == .zero || stop?.isRaised == true
  }

  /// What the next question may use.
  var solveOptions: SolveOptions {
    SolveOptions(timeLimit: timeLeft, stop: stop)
  }
}
