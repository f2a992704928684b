import MIPModel
import Testing

/// Expects a proved optimum with everything that belongs to one.
func expectOptimum(
  _ expected: Double,
  of small: SmallProgram,
  by solver: any MIPSolver,
  _ options: SolveOptions = SolveOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = try small.solved(by: solver, options)
  #expect(outcome.stop == .optimal, sourceLocation: sourceLocation)
  let incumbent = try #require(outcome.incumbent, sourceLocation: sourceLocation)
  #expect(
    (incumbent.objective - expected).magnitude < 1e-6,
    "\(incumbent.objective) instead of \(expected)",
    sourceLocation: sourceLocation
  )
  #expect(outcome.bound == incumbent.objective, sourceLocation: sourceLocation)
  expectSound(incumbent, of: small, sourceLocation: sourceLocation)
}

/// Expects a point that satisfies the program, is whole where it must be, and has its objective.
func expectSound(
  _ incumbent: Incumbent,
  of small: SmallProgram,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(small.program.defect(of: incumbent.values) == nil, sourceLocation: sourceLocation)
  for (value, integrality) in zip(incumbent.values, small.program.integralities)
  where integrality == .integer {
    #expect(value == value.rounded(), sourceLocation: sourceLocation)
  }
  #expect(
    incumbent.objective == small.objective.value(at: incumbent.values),
    sourceLocation: sourceLocation
  )
}

/// Expects a proof that there is no feasible point.
func expectInfeasible(
  _ small: SmallProgram,
  by solver: any MIPSolver,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = try small.solved(by: solver)
  #expect(outcome.stop == .infeasible, sourceLocation: sourceLocation)
  #expect(outcome.incumbent == nil, sourceLocation: sourceLocation)
  #expect(outcome.bound == .infinity, sourceLocation: sourceLocation)
}
