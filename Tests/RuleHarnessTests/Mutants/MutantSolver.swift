import GLPKBackend
import MIPModel
import MealPlanning

/// GLPK behind a program that has lost or bent some of its constraints.
struct MutantSolver: MIPSolver {
  /// What becomes of the bounds of a constraint; `nil` drops it.
  typealias Damage =
    @Sendable (ConstraintOrigin, _ bounds: ClosedRange<Double>) -> ClosedRange<Double>?

  let damage: Damage

  var name: String { "GLPK with a damaged program" }

  func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    try GLPKSolver().solve(damaged(program), minimizing: objective, options: options)
  }

  func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    try GLPKSolver().relax(damaged(program), minimizing: objective, options: options)
  }

  private func damaged<Origin>(_ program: IntegerProgram<Origin>) -> IntegerProgram<Origin> {
    var result = IntegerProgram<Origin>()
    for index in 0..<program.variableCount {
      _ = result.addVariable(
        from: program.variableLowerBounds[index],
        through: program.variableUpperBounds[index],
        program.integralities[index]
      )
    }
    for index in 0..<program.constraintCount {
      let origin = program.origins[index]
      var bounds: ClosedRange<Double>? =
        program.constraintLowerBounds[index]...program.constraintUpperBounds[index]
      if let origin = origin as? ConstraintOrigin, let whole = bounds {
        bounds = damage(origin, whole)
      }
      guard let bounds else { continue }
      result.addConstraint(
        program.terms(ofConstraint: index),
        from: bounds.lowerBound,
        through: bounds.upperBound,
        origin: origin
      )
    }
    return result
  }
}
