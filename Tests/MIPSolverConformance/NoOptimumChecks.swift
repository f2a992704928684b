import MIPModel
import Testing

extension MIPSolverConformance {
  /// Programs without an optimum, each for another reason.
  static let noOptimumChecks: [ConformanceCheck] = [
    ConformanceCheck("constraints that clash are infeasible") { solver in
      var small = SmallProgram()
      let items = (0..<4).map { _ in (1.0, small.binary(costing: 1)) }
      small.require(items, from: 3)
      small.require(items, through: 2)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("a program with only fractional points is infeasible") { solver in
      var small = SmallProgram()
      let items = (0..<5).map { _ in (2.0, small.binary(costing: 1)) }
      small.require(items, from: 5, through: 5)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("an odd cycle that needs search is infeasible") { solver in
      // Each of five neighbours differs from the next, around a cycle of odd length.
      var small = SmallProgram()
      let items = (0..<5).map { _ in small.binary(costing: 1) }
      for index in items.indices {
        small.require([(1, items[index]), (1, items[(index + 1) % 5])], from: 1, through: 1)
      }
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("crossed bounds of a variable are infeasible") { solver in
      var small = SmallProgram()
      _ = small.program.addVariable(from: 2, through: 1, .continuous)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("integer bounds without a whole number between are infeasible") { solver in
      var small = SmallProgram()
      _ = small.variable(in: 0.2...0.8, .integer, costing: 1)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("crossed bounds of a constraint are infeasible") { solver in
      var small = SmallProgram()
      let item = small.binary(costing: 1)
      small.require([(1, item)], from: 1, through: 0)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("a constraint without terms that excludes zero is infeasible") { solver in
      var small = SmallProgram()
      small.require([], from: 1)
      try expectInfeasible(small, by: solver)
      _ = small.binary(costing: 1)
      try expectInfeasible(small, by: solver)
    },
    ConformanceCheck("an objective that falls for ever is unbounded") { solver in
      var small = SmallProgram()
      let first = small.variable(in: 0...(.infinity), .integer, costing: -1)
      let second = small.variable(in: 0...(.infinity), .continuous, costing: 0)
      small.require([(1, first), (-1, second)], through: 4)
      let outcome = try small.solved(by: solver)
      #expect(outcome.stop == .unbounded)
      #expect(outcome.incumbent == nil)
      #expect(outcome.bound == -.infinity)
    },
    ConformanceCheck("constraints that clash are infeasible, not unbounded") { solver in
      var small = SmallProgram()
      let first = small.variable(in: 0...(.infinity), .integer, costing: -1)
      let second = small.variable(in: 0...(.infinity), .integer, costing: 1)
      small.require([(1, second)], through: 1)
      small.require([(1, second)], from: 2)
      small.require([(1, first), (-1, second)], from: 0)
      try expectInfeasible(small, by: solver)
    },
  ]

  /// Numbers that must be refused before a solver sees them.
  static let invalidNumberChecks: [ConformanceCheck] = [
    ConformanceCheck("numbers that are none are refused with their place") { solver in
      for invalid in [Double.nan, .infinity, -.infinity] {
        var coefficient = SmallProgram()
        let item = coefficient.binary(costing: 1)
        coefficient.require([(1, item)], through: 1)
        coefficient.require([(invalid, item)], through: 1)
        try expectRefusal(of: coefficient, naming: "constraint 1", by: solver)

        var cost = SmallProgram()
        _ = cost.binary(costing: invalid)
        try expectRefusal(of: cost, naming: "variable 0", by: solver)
      }
      for (lower, upper) in [
        (Double.nan, 1.0), (0, .nan), (.infinity, .infinity), (-.infinity, -.infinity),
      ] {
        var bounds = SmallProgram()
        _ = bounds.program.addVariable(from: lower, through: upper, .continuous)
        try expectRefusal(of: bounds, naming: "variable 0", by: solver)

        var rows = SmallProgram()
        let item = rows.binary(costing: 1)
        rows.require([(1, item)], from: lower, through: upper)
        try expectRefusal(of: rows, naming: "constraint 0", by: solver)
      }
    }
  ]

  /// Expects `solve` and `relax` to throw an error that names the place of the number.
  private static func expectRefusal(
    of small: SmallProgram,
    naming place: String,
    by solver: any MIPSolver
  ) throws {
    let errors = [
      #expect(throws: SolverError.self) { try small.solved(by: solver) },
      #expect(throws: SolverError.self) { try small.relaxed(by: solver) },
    ]
    for error in errors {
      guard case .notANumber(let found)? = error?.reason else {
        Issue.record("\(String(describing: error)) instead of a number that is none")
        continue
      }
      #expect(found.hasSuffix(place))
    }
  }
}
