import CGLPKShims
import MIPModel

extension GLPKInput {
  /// Solves the program without integrality.
  ///
  /// - Parameter limits: When to give up.
  /// - Returns: The outcome, in the terms of all solvers.
  /// - Throws: `GLPKError` when GLPK fails with both methods.
  func relax(within limits: SearchLimits) throws(GLPKError) -> RelaxationOutcome {
    if hasCrossedBounds || (columnCount == 0 && !allowsZero) { return .infeasible }
    if columnCount == 0 {
      let duals = [Double](repeating: 0, count: rowCount)
      return .optimal(Relaxation(objective: 0, values: [], reducedCosts: [], duals: duals))
    }
    if let reason = limits.reached { return .stopped(reason) }
    return try RelaxationMethod.firstAnswer {
      (method, problem) throws(GLPKError) -> RelaxationOutcome in
      try problem.load(self)
      let root = try problem.solveRelaxation(by: method, within: limits)
      if let reason = root.stop.reason { return .stopped(reason) }
      switch try RelaxationVerdict(returnCode: root.return_code, status: root.status) {
      case .optimal:
        let solution = try problem.relaxedSolution(columnCount: columnCount, rowCount: rowCount)
        return .optimal(
          Relaxation(
            objective: root.objective,
            values: solution.values,
            reducedCosts: solution.reducedCosts,
            duals: solution.duals
          )
        )
      case .infeasible:
        return .infeasible
      case .unbounded:
        return .unbounded
      case .unclear:
        throw .numericalTrouble(returnCode: root.return_code, status: root.status)
      }
    }
  }
}
