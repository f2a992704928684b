/// A solver of mixed-integer linear programs.
///
/// A conforming type passes the conformance suite in `MIPSolverConformance`, which fixes what each
/// answer means. Calls are synchronous and may run on many threads at once.
package protocol MIPSolver: Sendable {
  /// The name and version, as printed beside results, such as `GLPK 5.0`.
  var name: String { get }

  /// Finds a point that minimises the objective, or proves that there is none.
  ///
  /// - Parameters:
  ///   - program: The variables and constraints.
  ///   - objective: What to minimise.
  ///   - options: Limits and a starting point.
  /// - Returns: The reason for stopping, the incumbent and the bound. Infeasible and stopped early
  ///   are answers, not errors.
  /// - Throws: `SolverError` when the program has numbers that no solver can take, or when the
  ///   solver fails.
  func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome

  /// Solves the program with integrality dropped.
  ///
  /// - Parameters:
  ///   - program: The variables and constraints; integrality is ignored.
  ///   - objective: What to minimise.
  ///   - options: Limits; the incumbent and the node limit are not used.
  /// - Returns: Values, reduced costs and duals, or why there are none.
  /// - Throws: `SolverError`, as `solve`.
  func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome
}

/// A program that a solver cannot take, or a solver that failed.
package struct SolverError: Error, Hashable, CustomStringConvertible {
  package var reason: Reason

  package enum Reason: Hashable, Sendable {
    /// A bound, coefficient or objective is NaN, or infinite where that means nothing.
    case notANumber(place: String)

    /// The solver stopped with a fatal error of its own; the text is the solver's.
    case fatal(message: String)

    /// The solver gave a pair of codes that its manual does not allow.
    case unexpectedStatus(returnCode: Int, status: Int)

    /// The solver claims a point that breaks the program.
    case wrongPoint(detail: String)
  }

  package init(_ reason: Reason) {
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .notANumber(let place):
      "\(place) is not a number that a solver can take."
    case .fatal(let message):
      "The solver stopped with a fatal error: \(message)"
    case .unexpectedStatus(let returnCode, let status):
      "The solver returned code \(returnCode) with status \(status), which its manual rules out."
    case .wrongPoint(let detail):
      "The solver returned a point that breaks the program: \(detail)"
    }
  }
}
