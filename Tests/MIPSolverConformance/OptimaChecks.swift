import MIPModel
import Testing

extension MIPSolverConformance {
  /// Programs with an optimum that can be worked out by hand.
  static let optimaChecks: [ConformanceCheck] = [
    ConformanceCheck("a knapsack is packed better than its relaxation rounds") { solver in
      // By value per weight one would take the first item, and then nothing else fits.
      var small = SmallProgram()
      let items = [(value: 60.0, weight: 10.0), (50.0, 9.0), (45.0, 9.0)].map { item in
        (item.weight, small.binary(costing: -item.value))
      }
      small.require(items, through: 18)
      try expectOptimum(-95, of: small, by: solver)
    },
    ConformanceCheck("an assignment takes the cheapest matching") { solver in
      let costs = [[4.0, 1, 3], [2, 0, 5], [3, 2, 2]]
      var small = SmallProgram()
      let chosen = costs.map { row in row.map { small.binary(costing: $0) } }
      for index in 0..<3 {
        small.require(chosen[index].map { (1, $0) }, from: 1, through: 1)
        small.require(chosen.map { (1, $0[index]) }, from: 1, through: 1)
      }
      try expectOptimum(5, of: small, by: solver)
    },
    ConformanceCheck("a general integer stops at the last whole number") { solver in
      var small = SmallProgram()
      let count = small.variable(in: 0...100, .integer, costing: -1)
      small.require([(3, count)], through: 20)
      try expectOptimum(-6, of: small, by: solver)
    },
    ConformanceCheck("fractional bounds of an integer are rounded inwards") { solver in
      var small = SmallProgram()
      _ = small.variable(in: 0.5...2.5, .integer, costing: 1)
      _ = small.variable(in: -2.5...(-0.5), .integer, costing: -1)
      try expectOptimum(2, of: small, by: solver)
    },
    ConformanceCheck("a continuous variable keeps its fraction") { solver in
      var small = SmallProgram()
      let amount = small.variable(in: 0...10, .continuous, costing: -2)
      let isOpen = small.binary(costing: 3)
      small.require([(4, amount), (-10, isOpen)], through: 0)
      try expectOptimum(-2, of: small, by: solver)
    },
    ConformanceCheck("a free variable may be negative") { solver in
      var small = SmallProgram()
      let free = small.variable(in: -.infinity...(.infinity), .continuous, costing: 1)
      let isUsed = small.binary(costing: 2)
      small.require([(1, free), (5, isUsed)], from: -7)
      try expectOptimum(-10, of: small, by: solver)
    },
    ConformanceCheck("a ranged constraint holds at both ends") { solver in
      for (cost, expected) in [(1.0, 3.0), (-1.0, -5.0)] {
        var small = SmallProgram()
        let items = (0..<8).map { _ in (1.0, small.binary(costing: cost)) }
        small.require(items, from: 2.5, through: 5.5)
        try expectOptimum(expected, of: small, by: solver)
      }
    },
    ConformanceCheck("terms of the same variable add up") { solver in
      var small = SmallProgram()
      let item = small.variable(in: 0...9, .integer, costing: -1)
      small.objective.terms.append(LinearTerm(-1, item))
      small.require([(1, item), (2, item)], through: 12)
      try expectOptimum(-8, of: small, by: solver)
    },
    ConformanceCheck("terms that cancel out leave no trace") { solver in
      var small = SmallProgram()
      let item = small.binary(costing: -1)
      small.require([(1, item), (-1, item)], from: 0, through: 0)
      try expectOptimum(-1, of: small, by: solver)
    },
    ConformanceCheck("a variable with equal bounds is a constant") { solver in
      var small = SmallProgram()
      let constant = small.variable(in: 3...3, .integer, costing: 7)
      let item = small.binary(costing: -1)
      small.require([(1, constant), (1, item)], through: 3)
      try expectOptimum(21, of: small, by: solver)
    },
    ConformanceCheck("an objective without terms is zero") { solver in
      var small = SmallProgram()
      let items = (0..<3).map { _ in (1.0, small.program.addBinary()) }
      small.require(items, from: 2, through: 2)
      try expectOptimum(0, of: small, by: solver)
    },
    ConformanceCheck("a program without constraints is decided by its bounds") { solver in
      var small = SmallProgram()
      _ = small.variable(in: -2...5, .integer, costing: 3)
      _ = small.variable(in: -2...5, .continuous, costing: -2)
      try expectOptimum(-16, of: small, by: solver)
    },
    ConformanceCheck("a program without variables has the optimum zero") { solver in
      var small = SmallProgram()
      try expectOptimum(0, of: small, by: solver)
      small.require([], from: -1, through: 0)
      try expectOptimum(0, of: small, by: solver)
    },
  ]
}
