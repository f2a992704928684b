import MIPModel

/// A program of the shape that meal planning gives: slots choose kinds, kinds have weekly limits.
///
/// Each slot takes one kind or stays empty at a high cost; the second and third use of a kind in a
/// week cost extra; some tags allow one use on two consecutive days, as one clique row each.
struct WeeksProgram {
  var small = SmallProgram()

  init(weeks: Int, kinds: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let slotsPerWeek = 14
    let tagCount = 8
    let costs = (0..<kinds).map { _ in Double(Int.random(in: 0..<6, using: &generator)) }
    let limits = (0..<kinds).map { _ in Double(Int.random(in: 1...3, using: &generator)) }
    let tags = (0..<kinds).map { _ in Int.random(in: 0..<tagCount, using: &generator) }

    var uses: [[DecisionVariable]] = []
    for _ in 0..<(weeks * slotsPerWeek) {
      var slot: [DecisionVariable] = []
      for cost in costs { slot.append(small.binary(costing: cost)) }
      let empty = small.binary(costing: 1000)
      small.require((slot + [empty]).map { (1, $0) }, from: 1, through: 1)
      uses.append(slot)
    }
    for week in 0..<weeks {
      let slots = uses[(week * slotsPerWeek)..<((week + 1) * slotsPerWeek)]
      for kind in 0..<kinds {
        var balance = slots.map { (1.0, $0[kind]) }
        small.require(balance, through: limits[kind])
        for (width, cost) in [(1.0, 0.0), (1, 10), (3, 20)] {
          balance.append((-1, small.variable(in: 0...width, .integer, costing: cost)))
        }
        small.require(balance, from: 0, through: 0)
      }
    }
    for tag in 0..<tagCount {
      let tagged = (0..<kinds).filter { tags[$0] == tag }
      for (first, second) in zip(uses, uses.dropFirst(2)) {
        let terms = tagged.flatMap { [(1.0, first[$0]), (1.0, second[$0])] }
        if tag.isMultiple(of: 2), !terms.isEmpty { small.require(terms, through: 1) }
      }
    }
  }
}
