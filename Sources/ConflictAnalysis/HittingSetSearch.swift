/// Branch and bound for a minimum hitting set.
///
/// A node has chosen some elements and excluded others. A set with one element left forces it. Then a
/// lower bound is raised on the dual of the linear relaxation: each set is given a price, such that the
/// prices of the sets that an element hits do not exceed its cost; the sum of the prices is a bound, and
/// an element whose unpaid cost lifts the bound to the best known cost is excluded.
struct HittingSetSearch {
  struct Node {
    var chosen: ElementSet
    var excluded: ElementSet
    var cost = 0

    /// Indices of the sets that are not hit.
    var open: [Int]
  }

  /// The parts that prices divide a unit of cost into.
  static var unit: Int { 120 }

  let problem: MinimumHittingSet
  let removals: [[Int]]

  /// One more element costs less than one more unit of weight.
  let costs: [Int]
  let greatestWeight: Int

  /// A solution must cost less than this.
  private(set) var cutoff = Int.max
  private var best: ElementSet?
  private var stopsAtFirst = false

  private let isOver: () -> Bool
  private var wasStopped = false
  private var nodeCount = 0

  /// After how many nodes it is asked whether the search is over.
  private static let nodesPerQuestion = 64

  init(_ problem: MinimumHittingSet, isOver: @escaping () -> Bool) {
    self.isOver = isOver
    var problem = problem
    problem.sets = Self.minimal(problem.sets)
    problem.forbidden = Self.minimal(problem.forbidden)
    self.problem = problem
    removals = problem.prerequisites.removals.map(Array.init)
    // In the largest units that all weights are whole in, the bounds round up best.
    let divisor = max(1, problem.weights.reduce(0, Self.commonDivisor))
    costs = problem.weights.map { $0 / divisor * (problem.weights.count + 1) + 1 }
    greatestWeight = (problem.weights.max() ?? 1) / divisor
  }

  var root: Node {
    let none = ElementSet(universe: costs.count)
    return Node(chosen: none, excluded: none, open: Array(problem.sets.indices))
  }

  func cost(of set: ElementSet) -> Int { set.reduce(0) { $0 + costs[$1] } }

  /// A set of the least cost, or `nil` when there is none.
  mutating func cheapest() throws(SearchStopped) -> ElementSet? {
    (cutoff, best, stopsAtFirst) = (.max, nil, false)
    descend(root)
    if wasStopped { throw SearchStopped() }
    return best
  }

  /// Some set below a node with at most the given cost, or `nil` when there is none.
  mutating func anyone(
    from node: Node,
    costing cost: Int
  ) throws(SearchStopped) -> ElementSet? {
    (cutoff, best, stopsAtFirst) = (cost + 1, nil, true)
    descend(node)
    if wasStopped { throw SearchStopped() }
    return best
  }

  /// Excludes elements that no set below a node with at most the given cost contains.
  mutating func narrow(_ node: inout Node, costing cost: Int) {
    cutoff = cost + 1
    guard propagate(&node) else { return }
    let prices = prices(at: node)
    for element in costs.indices where !node.chosen.contains(element) {
      if bound(node, prices.sum + unpaid(element, at: node, prices)) >= cutoff {
        exclude(element, in: &node)
      }
    }
  }

  /// Chooses an element that is not excluded, with its prerequisites.
  func include(_ element: Int, in node: inout Node) {
    for position in removals[element] where !node.chosen.contains(position) {
      node.chosen.insert(position)
      node.cost += costs[position]
    }
  }

  /// Excludes an element that is not chosen, with all that have it as a prerequisite.
  func exclude(_ element: Int, in node: inout Node) {
    node.excluded.formUnion(problem.prerequisites.implications[element])
  }

  /// The sets that contain no other; those follow from these.
  private static func minimal(_ sets: [ElementSet]) -> [ElementSet] {
    let sorted = sets.map { (count: $0.count, set: $0) }.sorted { $0.count < $1.count }
    return sorted.reduce(into: []) { minimal, next in
      if !minimal.contains(where: { $0.isSubset(of: next.set) }) { minimal.append(next.set) }
    }
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    var (divisor, rest) = (first, second)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return divisor
  }

  private var isDone: Bool { stopsAtFirst && best != nil || wasStopped }

  private mutating func descend(_ start: Node) {
    nodeCount += 1
    if nodeCount.isMultiple(of: Self.nodesPerQuestion), isOver() { wasStopped = true }
    guard !wasStopped else { return }
    var node = start
    var bounds = Prices(unpaid: [])
    repeat {
      guard propagate(&node), node.cost < cutoff else { return }
      if node.open.isEmpty { return finish(node) }
      bounds = prices(at: node)
      guard bound(node, bounds.sum) < cutoff else { return }
    } while excludeDear(&node, bounds)
    guard
      let branch = node.open.min(by: { left, right in
        problem.sets[left].count(outside: node.excluded)
          < problem.sets[right].count(outside: node.excluded)
      })
    else { return }
    let choices = problem.sets[branch].subtracting(node.excluded).map { element in
      let hits = node.open.count { problem.sets[$0].contains(element) }
      return (element: element, rank: unpaid(element, at: node, bounds), hits: hits)
    }
    for choice in choices.sorted(by: { ($0.rank, -$0.hits) < ($1.rank, -$1.hits) }) {
      guard bound(node, bounds.sum) < cutoff, !isDone else { return }
      // It went with its prerequisite, if that was a choice as well.
      guard !node.excluded.contains(choice.element) else { continue }
      var child = node
      include(choice.element, in: &child)
      descend(child)
      exclude(choice.element, in: &node)
    }
  }

  /// Draws the conclusions of what is chosen and excluded; false if there is no solution.
  private func propagate(_ node: inout Node) -> Bool {
    var isStable = false
    while !isStable {
      isStable = true
      for set in problem.forbidden where set.isDisjoint(with: node.excluded) {
        let left = set.count(outside: node.chosen)
        if left == 0 { return false }
        if left == 1, let last = set.subtracting(node.chosen).min() {
          exclude(last, in: &node)
          isStable = false
        }
      }
      node.open.removeAll { !problem.sets[$0].isDisjoint(with: node.chosen) }
      for index in node.open where problem.sets[index].isDisjoint(with: node.chosen) {
        let left = problem.sets[index].count(outside: node.excluded)
        if left == 0 { return false }
        if left == 1, let last = problem.sets[index].subtracting(node.excluded).min() {
          include(last, in: &node)
          isStable = false
        }
      }
    }
    return true
  }

  /// Takes a node that hits all sets as a solution, or adds to it what is needed to be no blocked one.
  private mutating func finish(_ start: Node) {
    guard problem.blocked.contains(start.chosen) else {
      best = start.chosen
      cutoff = start.cost
      return
    }
    var node = start
    let additions = costs.indices.filter {
      !node.chosen.contains($0) && !node.excluded.contains($0)
    }
    .map { element in
      var child = node
      include(element, in: &child)
      return (cost: child.cost, element: element)
    }
    for addition in additions.sorted(by: <) where addition.cost < cutoff && !isDone {
      // An earlier round may have excluded it together with its prerequisite.
      guard !node.excluded.contains(addition.element) else { continue }
      var child = node
      include(addition.element, in: &child)
      descend(child)
      exclude(addition.element, in: &node)
    }
  }
}
