import MIPModel

/// A program that branch and bound cannot finish: split all markets in half at once.
///
/// Each row wants a subset of forty items to hit half of their sum, with a penalty per unit missed.
/// The relaxation says zero until nearly all items are decided (Cornuéjols and Dawande, 1998). Taking
/// no item at all is feasible and easy to write down. With a planted subset the rows want its sums instead, so
/// that one point is known to reach zero.
struct MarketSplit {
  var small = SmallProgram()

  /// No item taken, every row missed by its whole target.
  private(set) var feasiblePoint: [Double]

  /// The planted subset and no row missed, or `nil` when none is planted.
  private(set) var plantedPoint: [Double]?

  init(seed: UInt64, items: Int = 40, rows: Int = 5, isPlanted: Bool = false) {
    var generator = SplitMix64(seed: seed)
    let planted =
      isPlanted ? (0..<items).map { _ in Double(Int.random(in: 0...1, using: &generator)) } : nil
    plantedPoint = planted.map { $0 + [Double](repeating: 0, count: 2 * rows) }
    feasiblePoint = Array(repeating: 0, count: items)
    let taken = (0..<items).map { _ in small.binary(costing: 0) }
    for _ in 0..<rows {
      let sizes = (0..<items).map { _ in Double(Int.random(in: 0..<100, using: &generator)) }
      let target =
        planted.map { zip($0, sizes).reduce(0) { $0 + $1.0 * $1.1 } }
        ?? (sizes.reduce(0, +) / 2).rounded(.down)
      let missing = small.variable(in: 0...target, .integer, costing: 1)
      let excess = small.variable(in: 0...target, .integer, costing: 1)
      small.require(
        Array(zip(sizes, taken)) + [(1, missing), (-1, excess)],
        from: target,
        through: target
      )
      feasiblePoint += [target, 0]
    }
  }
}
