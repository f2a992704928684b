import MIPModel

extension Incumbent {
  /// A point with its integer values made whole, once it is known to satisfy the program.
  ///
  /// A solver's "feasible" has tolerances, and GLPK does not look at a starting point at all. No
  /// point becomes an incumbent except through here.
  ///
  /// - Parameters:
  ///   - point: One value per variable, integer ones nearly whole.
  ///   - program: What the rounded point must satisfy.
  ///   - objective: Evaluated at the rounded point.
  /// - Returns: The incumbent.
  /// - Throws: `SolverError` with the first broken constraint, bound or integrality.
  static func checked<Origin>(
    _ point: [Double],
    in program: IntegerProgram<Origin>,
    minimizing objective: Objective
  ) throws(SolverError) -> Incumbent {
    var values = point
    for (index, integrality) in program.integralities.enumerated()
    where integrality == .integer && index < values.count {
      let whole = values[index].rounded()
      // Adding zero turns -0 into 0. What is not nearly whole stays, for the check to refuse.
      if (values[index] - whole).magnitude <= 1e-5 { values[index] = whole + 0.0 }
    }
    if let defect = program.defect(of: values) {
      throw SolverError(.wrongPoint(detail: defect))
    }
    return Incumbent(values: values, objective: objective.value(at: values))
  }
}
