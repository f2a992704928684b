package import MIPModel

/// A failure of GLPK, in its own terms.
package enum GLPKError: Error, Hashable {
  /// GLPK wanted to abort the process; the text is its own.
  case fatal(message: String)

  /// The problem object went down with an earlier fatal error, or a relaxation was given up.
  case lost

  /// A method did not reach an answer, mostly for numerical reasons.
  case numericalTrouble(returnCode: Int32, status: Int32)

  /// A pair of codes that the manual does not allow.
  case unexpectedStatus(returnCode: Int32, status: Int32)

  /// The same in the terms of all solvers.
  package var solverError: SolverError {
    switch self {
    case .fatal(let message):
      SolverError(.fatal(message: message))
    case .lost:
      SolverError(.fatal(message: "The problem was lost in an earlier error."))
    case .numericalTrouble(let returnCode, let status):
      SolverError(
        .fatal(message: "Numerical trouble, return code \(returnCode) with status \(status).")
      )
    case .unexpectedStatus(let returnCode, let status):
      SolverError(.unexpectedStatus(returnCode: Int(returnCode), status: Int(status)))
    }
  }
}
