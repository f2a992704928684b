import MIPModel

/// A program together with its objective, written term by term.
struct SmallProgram {
  var program = IntegerProgram<Int>()
  var objective = Objective()

  /// Adds a variable that is zero or one.
  mutating func binary(costing cost: Double) -> DecisionVariable {
    variable(in: 0...1, .integer, costing: cost)
  }

  /// Adds a variable; the ends of the range may be infinite.
  mutating func variable(
    in range: ClosedRange<Double>,
    _ integrality: Integrality,
    costing cost: Double
  ) -> DecisionVariable {
    let variable = program.addVariable(
      from: range.lowerBound,
      through: range.upperBound,
      integrality
    )
    objective.terms.append(LinearTerm(cost, variable))
    return variable
  }

  /// Adds a constraint whose origin is its number.
  mutating func require(
    _ terms: [(Double, DecisionVariable)],
    from lowerBound: Double = -.infinity,
    through upperBound: Double = .infinity
  ) {
    program.addConstraint(
      terms.map { LinearTerm($0.0, $0.1) },
      from: lowerBound,
      through: upperBound,
      origin: program.constraintCount
    )
  }

  func solved(
    by solver: any MIPSolver,
    _ options: SolveOptions = SolveOptions()
  ) throws(SolverError) -> SolveOutcome {
    try solver.solve(program, minimizing: objective, options: options)
  }

  func relaxed(
    by solver: any MIPSolver,
    _ options: SolveOptions = SolveOptions()
  ) throws(SolverError) -> RelaxationOutcome {
    try solver.relax(program, minimizing: objective, options: options)
  }
}

/// A seeded generator, so that every failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
