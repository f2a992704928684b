import GLPKBackend
package import MIPModel

/// A solver that a test can make fail, stop or lie.
package struct StandInSolver: MIPSolver {
  package var name: String { "stand-in" }

  /// What happens to the outcome of a real solve.
  private let change: @Sendable (SolveOutcome) throws(SolverError) -> SolveOutcome

  package init(_ change: @escaping @Sendable (SolveOutcome) throws(SolverError) -> SolveOutcome) {
    self.change = change
  }

  /// A solver whose points set every variable to one, which breaks rules wherever there are any.
  package static let liar = StandInSolver { outcome throws(SolverError) in
    var lie = outcome
    lie.incumbent = outcome.incumbent.map {
      Incumbent(values: $0.values.map { _ in 1 }, objective: 0)
    }
    return lie
  }

  package func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    try change(try GLPKSolver().solve(program, minimizing: objective, options: options))
  }

  package func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    try GLPKSolver().relax(program, minimizing: objective, options: options)
  }
}
