import MIPModel

/// A small 0/1 program drawn from a seed, and its optimum by trying every point.
struct RandomProgram {
  var small = SmallProgram()

  /// The costs of the variables, and the constraints as whole numbers.
  private let costs: [Int]
  private var rows: [(coefficients: [Int], range: ClosedRange<Int>)] = []

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...9, using: &generator)
    costs = (0..<count).map { _ in Int.random(in: -9...9, using: &generator) }
    var variables: [DecisionVariable] = []
    for cost in costs { variables.append(small.binary(costing: Double(cost))) }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let coefficients = (0..<count).map { _ in
        Bool.random(using: &generator) ? Int.random(in: -6...6, using: &generator) : 0
      }
      let start = Int.random(in: -8...6, using: &generator)
      // No sum is beyond ±54, so the far end of the last two stands for none.
      let range =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: start...start
        case 1: start...(start + 3)
        case 2: start...Self.unlimited
        default: -Self.unlimited...start
        }
      rows.append((coefficients, range))
      small.require(
        zip(coefficients, variables).map { (Double($0), $1) },
        from: range.lowerBound == -Self.unlimited ? -.infinity : Double(range.lowerBound),
        through: range.upperBound == Self.unlimited ? .infinity : Double(range.upperBound)
      )
    }
  }

  private static let unlimited = 1000

  /// The smallest objective over all points, or `nil` when none is feasible.
  ///
  /// Whole numbers only, and nothing shared with the solvers.
  var optimum: Int? {
    (0..<(1 << costs.count)).lazy.map { point in
      costs.indices.map { point >> $0 & 1 }
    }.filter { point in
      rows.allSatisfy { row in
        row.range.contains(zip(row.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 })
      }
    }.map { point in
      zip(costs, point).reduce(0) { $0 + $1.0 * $1.1 }
    }.min()
  }
}
