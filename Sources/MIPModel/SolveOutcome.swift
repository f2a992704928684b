/// Why a search ended.
package enum StopReason: Hashable, Sendable {
  /// The incumbent is proved to be best.
  case optimal

  /// It is proved that no point satisfies all constraints.
  case infeasible

  /// The relaxation has no finite optimum; whether an integer point exists is not known.
  case unbounded

  case timeLimit
  case nodeLimit
  case interrupted
}

/// The best feasible point that a search found.
package struct Incumbent: Hashable, Sendable {
  /// One value per variable; those of integer variables are whole numbers exactly.
  package var values: [Double]

  /// The objective at `values`.
  package var objective: Double

  package init(values: [Double], objective: Double) {
    self.values = values
    self.objective = objective
  }
}

/// The size of a program and the work that a search did on it.
package struct SearchStatistics: Hashable, Sendable {
  package var rows = 0
  package var columns = 0
  package var nonzeros = 0

  /// Branch-and-bound nodes created, the root included; zero when the search ended before it.
  package var nodes = 0

  /// Simplex iterations of the root relaxation.
  package var rootIterations = 0

  /// Making the program smaller before the root relaxation; `nil` when the solver does not tell.
  package var presolveTime: Duration?

  /// The root relaxation without the presolve; `nil` when the solver does not tell.
  package var rootTime: Duration?

  /// Branch and bound after the root relaxation; `nil` when the solver does not tell.
  package var searchTime: Duration?

  /// Largest number of bytes the solver has held at once; zero when it does not say.
  ///
  /// GLPK counts per thread, so this may stem from an earlier and larger program.
  package var peakBytes = 0

  package init() {}
}

/// What a search says: why it ended, what is in hand, what is proved.
package struct SolveOutcome: Sendable {
  package var stop: StopReason

  /// The best feasible point found, or `nil` when none is known.
  package var incumbent: Incumbent?

  /// No feasible point has an objective below this.
  ///
  /// It is `-.infinity` when nothing is known, `.infinity` when there is no feasible point, and the
  /// objective of the incumbent when that is optimal.
  package var bound: Double

  package var statistics: SearchStatistics

  package init(
    stop: StopReason,
    incumbent: Incumbent?,
    bound: Double,
    statistics: SearchStatistics
  ) {
    self.stop = stop
    self.incumbent = incumbent
    self.bound = bound
    self.statistics = statistics
  }
}

/// An optimal solution of a program with integrality dropped.
package struct Relaxation: Sendable {
  /// The optimal objective; a bound for the integer program.
  package var objective: Double

  /// One value per variable.
  package var values: [Double]

  /// One reduced cost per variable: how fast the objective grows as the variable leaves its bound.
  package var reducedCosts: [Double]

  /// One dual value per constraint.
  package var duals: [Double]

  package init(objective: Double, values: [Double], reducedCosts: [Double], duals: [Double]) {
    self.objective = objective
    self.values = values
    self.reducedCosts = reducedCosts
    self.duals = duals
  }
}

/// What solving a relaxation says.
package enum RelaxationOutcome: Sendable {
  case optimal(Relaxation)
  case infeasible
  case unbounded
  /// Stopped by a limit or a flag before an answer.
  case stopped(StopReason)
}
