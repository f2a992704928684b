import ConflictAnalysis
import Testing

extension Tag {
  /// Compares with an independent truth on many random instances.
  @Tag static var property: Self
}

/// A generator of random numbers that gives the same ones for the same seed.
struct Draw: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to below the bound.
  mutating func callAsFunction(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

/// A small problem whose truth is known for every subset.
///
/// Subsets are bit masks.
struct Instance: Sendable {
  /// So many seeds in release mode; in debug mode, which is far slower, a third of them.
  static func seeds(_ count: UInt64) -> Range<UInt64> {
    #if DEBUG
    0..<(count / 3)
    #else
    0..<count
    #endif
  }

  /// What the oracle gives as the core of an infeasible set.
  enum Cores: Sendable {
    case whole
    case minimal
    case random
  }

  var count: Int
  var weights: [Int]
  var prerequisites: [Int: Int]
  var cores: Cores
  var seed: UInt64

  /// By mask whether the elements, with all that they imply, are feasible.
  var isFeasible: [Bool] = []

  private var closures: [Int] = []

  /// Kinds of problems, weights, chains and cores all meet within 48 seeds.
  init(seed: UInt64, largest: Int = 9, hasChains: Bool? = nil, cores: Cores? = nil) {
    var draw = Draw(seed)
    let count = 1 + draw(largest)
    self.count = count
    self.seed = seed
    self.cores = cores ?? [.whole, .minimal, .random][Int(seed / 12 % 3)]
    weights = (0..<count).map { _ in seed / 3 % 2 == 0 ? 1 : 1 + draw(5) }
    prerequisites = [:]
    if hasChains ?? (seed / 6 % 2 == 1) {
      // A forest on a random order, so prerequisites come before and after their elements.
      let order = (0..<count).shuffled(using: &draw)
      for position in 1..<max(2, count) where position < count && draw(2) == 0 {
        prerequisites[order[position]] = order[draw(3) == 0 ? draw(position) : position - 1]
      }
    }
    let isPlainFeasible: (Int) -> Bool
    switch seed % 3 {
    case 0:
      let demands = (0..<count).map { _ in 1 + draw(9) }
      let capacity = draw(demands.reduce(0, +) + 2) - 1
      isPlainFeasible = { mask in
        (0..<count).filter { mask >> $0 & 1 == 1 }.reduce(0) { $0 + demands[$1] } <= capacity
      }
    case 1:
      let conflicts = (0..<draw(6)).map { _ in draw(1 << count) & draw(1 << count) }
      isPlainFeasible = { mask in !conflicts.contains { $0 & ~mask == 0 } }
    default:
      let families = (0..<draw(6)).map { _ in draw(1 << count) | draw(1 << count) }
      isPlainFeasible = { mask in families.contains { mask & ~$0 == 0 } }
    }
    for mask in 0..<(1 << count) {
      var closure = mask
      for _ in 0..<count {
        let before = closure
        for (element, prerequisite) in prerequisites where closure >> prerequisite & 1 == 1 {
          closure |= 1 << element
        }
        if closure == before { break }
      }
      closures.append(closure)
      isFeasible.append(isPlainFeasible(closure))
    }
  }

  var everything: Int { 1 << count - 1 }

  var elements: [Int] { (0..<count).map { 100 - $0 } }

  func members(_ mask: Int) -> [Int] { (0..<count).filter { mask >> $0 & 1 == 1 }.map { 100 - $0 } }

  func mask(_ members: [Int]) -> Int { members.reduce(0) { $0 | 1 << (100 - $1) } }

  func weight(_ mask: Int) -> Int { members(mask).reduce(0) { $0 + weights[100 - $1] } }

  /// With each element those that have it as a prerequisite.
  func closure(_ mask: Int) -> Int { closures[mask] }

  /// Without the elements whose prerequisite is there.
  func generators(_ mask: Int) -> Int {
    var result = mask
    for (element, prerequisite) in prerequisites where closure(mask) >> prerequisite & 1 == 1 {
      result &= ~(1 << element)
    }
    return result
  }

  var closedMasks: [Int] { (0...everything).filter { closure($0) == $0 } }

  /// The minimal ones among closed infeasible sets, told without what is implied.
  var minimalConflicts: Set<Int> {
    Set(minimal(among: closedMasks.filter { !isFeasible[$0] }).map(generators))
  }

  /// The sets whose removal helps, the cheapest first, as the search orders them.
  var removals: [Int] {
    closedMasks.filter { isFeasible[$0] }.map { mask in
      let removal = everything & ~mask
      // Of two sets of the same size the one comes first that has the first element in which they
      // differ.
      let order = (0..<count).reduce(0) { $0 << 1 | ~removal >> $1 & 1 }
      return (weight: weight(removal), size: removal.nonzeroBitCount, order: order, mask: removal)
    }
    .sorted { ($0.weight, $0.size, $0.order) < ($1.weight, $1.size, $1.order) }
    .map(\.mask)
  }

  /// The minimal correction sets in the order in which they are to be found.
  var minimalCorrections: [Int] {
    let removals = removals
    let minimal = Set(minimal(among: removals))
    return removals.filter(minimal.contains)
  }

  private func minimal(among sets: [Int]) -> [Int] {
    sets.sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }.reduce(into: []) { minimal, set in
      if !minimal.contains(where: { $0 & ~set == 0 }) { minimal.append(set) }
    }
  }

  /// An infeasible part of an infeasible set, as the oracle would give it.
  func core(of mask: Int) -> Int {
    var draw = Draw(seed ^ UInt64(mask) &* 0xABCD)
    var core = mask
    guard cores != .whole else { return core }
    for position in (0..<count).shuffled(using: &draw) where core >> position & 1 == 1 {
      if cores == .random && draw(2) == 0 { continue }
      if !isFeasible[core & ~(1 << position)] { core &= ~(1 << position) }
    }
    return core
  }
}
