/// What a search may use and what it starts from.
package struct SolveOptions: Sendable {
  /// Wall time for the call, or `nil` for no limit.
  ///
  /// Zero stops before the first relaxation.
  package var timeLimit: Duration?

  /// The number of branch-and-bound nodes, or `nil` for no limit.
  ///
  /// Unlike time, it gives repeatable answers.
  package var nodeLimit: Int?

  /// Raised from elsewhere to stop the search.
  package var stop: StopFlag?

  /// A feasible point to start from, one value per variable, or `nil`.
  ///
  /// A solver checks it before use and ignores a point that breaks a constraint, a bound or
  /// integrality: an unchecked point would be reported as an optimum by some solvers.
  package var incumbent: [Double]?

  /// Asked with the best bound before the search branches for the first time; `true` interrupts it.
  ///
  /// Many programs are solved at the root. Where one is not, this is the moment for other work that may
  /// make the search needless. It runs on the thread of the search and must not solve anything.
  package var endsBeforeBranching: (@Sendable (Double) -> Bool)?

  package init(
    timeLimit: Duration? = nil,
    nodeLimit: Int? = nil,
    stop: StopFlag? = nil,
    incumbent: [Double]? = nil,
    endsBeforeBranching: (@Sendable (Double) -> Bool)? = nil
  ) {
    self.timeLimit = timeLimit
    self.nodeLimit = nodeLimit
    self.stop = stop
    self.incumbent = incumbent
    self.endsBeforeBranching = endsBeforeBranching
  }
}
