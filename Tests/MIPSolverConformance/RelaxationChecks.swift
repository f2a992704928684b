import MIPModel
import Testing

extension MIPSolverConformance {
  /// Relaxations, their reduced costs and duals.
  static let relaxationChecks: [ConformanceCheck] = [
    ConformanceCheck("a relaxation drops integrality and nothing else") { solver in
      var small = SmallProgram()
      let items = (0..<2).map { _ in (2.0, small.binary(costing: 1)) }
      small.require(items, from: 3, through: 3)
      _ = small.variable(in: 0.25...0.75, .integer, costing: 4)
      let relaxation = try optimalRelaxation(of: small, by: solver)
      #expect((relaxation.objective - 2.5).magnitude < 1e-9)
    },
    ConformanceCheck("a relaxation says infeasible and unbounded apart") { solver in
      var small = SmallProgram()
      let item = small.variable(in: 0...(.infinity), .continuous, costing: -1)
      guard case .unbounded = try small.relaxed(by: solver) else {
        Issue.record("An unbounded relaxation is called something else.")
        return
      }
      small.require([(1, item)], through: -1)
      guard case .infeasible = try small.relaxed(by: solver) else {
        Issue.record("An infeasible relaxation is called something else.")
        return
      }
    },
    ConformanceCheck("a relaxation without variables has one dual per constraint") { solver in
      var small = SmallProgram()
      small.require([], from: 0)
      let relaxation = try optimalRelaxation(of: small, by: solver)
      #expect(relaxation.objective == 0)
      #expect(relaxation.duals == [0])
    },
    ConformanceCheck("reduced costs and duals prove the optimum of 200 relaxations") { solver in
      var optimal = 0
      for seed in 0..<200 as Range<UInt64> {
        let instance = RandomProgram(seed: seed)
        switch try instance.small.relaxed(by: solver) {
        case .optimal(let relaxation):
          optimal += 1
          expectProof(relaxation, of: instance.small, "seed \(seed)")
          if let optimum = instance.optimum {
            #expect(relaxation.objective <= Double(optimum) + 1e-6, "seed \(seed)")
          }
        case .infeasible:
          #expect(instance.optimum == nil, "seed \(seed)")
        case .unbounded, .stopped:
          Issue.record("seed \(seed): neither optimal nor infeasible")
        }
      }
      #expect(optimal > 50)
    },
  ]

  private static func optimalRelaxation(
    of small: SmallProgram,
    by solver: any MIPSolver
  ) throws -> Relaxation {
    let outcome = try small.relaxed(by: solver)
    guard case .optimal(let relaxation) = outcome else {
      throw NotOptimal(outcome: outcome)
    }
    expectProof(relaxation, of: small, "")
    return relaxation
  }

  /// Expects reduced costs that follow from the duals, and a dual objective equal to the primal one.
  ///
  /// A positive dual or reduced cost counts the lower bound, a negative one the upper bound. A wrong
  /// sign thus meets an infinite or a worse bound, and the sums differ.
  private static func expectProof(
    _ relaxation: Relaxation,
    of small: SmallProgram,
    _ comment: Comment
  ) {
    let program = small.program
    var reducedCosts = small.objective.coefficients(variableCount: program.variableCount)
    for row in 0..<program.constraintCount {
      for term in program.terms(ofConstraint: row) {
        reducedCosts[term.variable.index] -= term.coefficient * relaxation.duals[row]
      }
    }
    for (computed, given) in zip(reducedCosts, relaxation.reducedCosts) {
      #expect((computed - given).magnitude < 1e-6, comment)
    }
    let dualObjective =
      contribution(
        of: relaxation.duals,
        program.constraintLowerBounds,
        program.constraintUpperBounds
      )
      + contribution(
        of: relaxation.reducedCosts,
        program.variableLowerBounds,
        program.variableUpperBounds
      )
    #expect((dualObjective - relaxation.objective).magnitude < 1e-6, comment)
    let primalObjective = small.objective.value(at: relaxation.values)
    #expect((primalObjective - relaxation.objective).magnitude < 1e-6, comment)
  }

  private static func contribution(
    of duals: [Double],
    _ lowers: [Double],
    _ uppers: [Double]
  ) -> Double {
    var sum = 0.0
    for (index, dual) in duals.enumerated() where dual.magnitude > 1e-9 {
      sum += dual * (dual > 0 ? lowers[index] : uppers[index])
    }
    return sum
  }
}

/// An outcome where an optimal relaxation was expected.
private struct NotOptimal: Error {
  var outcome: RelaxationOutcome
}
