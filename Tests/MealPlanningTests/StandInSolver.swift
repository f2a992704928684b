import GLPKBackend
import MIPModel

/// A solver that a test can make fail, stop or lie.
struct StandInSolver: MIPSolver {
  var name: String { "stand-in" }

  /// What happens to the outcome of a real solve.
  var change: @Sendable (SolveOutcome) throws(SolverError) -> SolveOutcome

  func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    try change(try GLPKSolver().solve(program, minimizing: objective, options: options))
  }

  func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    try GLPKSolver().relax(program, minimizing: objective, options: options)
  }
}
