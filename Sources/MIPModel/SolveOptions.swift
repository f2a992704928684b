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

  /// Asked once for a better point, when the relaxation at the root is not integral.
  ///
  /// Many programs are solved at the root. Where one is not, what the relaxation says may be enough to make
  /// a point as good as its bound, which ends the search. It runs on the thread of the search and must not
  /// solve anything. A solver checks its answer as it does `incumbent`.
  package var rootHeuristic: RootHeuristic?

  package init(
    timeLimit: Duration? = nil,
    nodeLimit: Int? = nil,
    stop: StopFlag? = nil,
    incumbent: [Double]? = nil,
    rootHeuristic: RootHeuristic? = nil
  ) {
    self.timeLimit = timeLimit
    self.nodeLimit = nodeLimit
    self.stop = stop
    self.incumbent = incumbent
    self.rootHeuristic = rootHeuristic
  }
}

/// Makes a feasible point of the relaxation at the root, or gives up.
package typealias RootHeuristic = @Sendable (RootRelaxation) -> [Double]?

/// What is known of a program before its search branches.
package struct RootRelaxation: Sendable {
  /// No feasible point has a smaller objective.
  package var bound: Double

  /// The optimum of the relaxation, one value per variable.
  package var values: [Double]

  package init(bound: Double, values: [Double]) {
    self.bound = bound
    self.values = values
  }
}
