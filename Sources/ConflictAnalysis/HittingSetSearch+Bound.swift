extension HittingSetSearch {
  /// Prices of the sets that are not hit, and what they leave of the elements' costs.
  struct Prices {
    /// By element what is left of its cost, in parts of a unit.
    var unpaid: [Int]

    /// The sum of all prices, in parts of a unit.
    var sum = 0
  }

  /// The better of two ways to find prices.
  ///
  /// One gives each set in turn as high a price as it can have. The other first divides the cost of
  /// each element among the sets that it hits.
  func prices(at node: Node) -> Prices {
    let choices = node.open.map { Array(problem.sets[$0].subtracting(node.excluded)) }
      .sorted { $0.count < $1.count }
    let full = costs.map { $0 * Self.unit }
    var greedy = Prices(unpaid: full)
    for elements in choices { raise(elements, at: node, &greedy, atMost: full) }
    guard bound(node, greedy.sum) < cutoff else { return greedy }
    var degrees = [Int](repeating: 0, count: costs.count)
    for elements in choices {
      for element in payers(of: elements, at: node) { degrees[element] += 1 }
    }
    let shares = zip(full, degrees).map { $0 / max(1, $1) }
    var shared = Prices(unpaid: full)
    for elements in choices { raise(elements, at: node, &shared, atMost: shares) }
    for elements in choices { raise(elements, at: node, &shared, atMost: full) }
    return greedy.sum >= shared.sum ? greedy : shared
  }

  /// A lower bound on the cost of all solutions below a node, given the sum of prices.
  func bound(_ node: Node, _ sum: Int) -> Int {
    let cost = node.cost + (sum + Self.unit - 1) / Self.unit
    // A weight of w is reached with at most w elements, and with no fewer than w / greatestWeight.
    let scale = costs.count + 1
    let weight = (cost + scale) / (scale + 1)
    return max(cost, weight * scale + (weight + greatestWeight - 1) / greatestWeight)
  }

  /// What an element that is not chosen would still cost, with its prerequisites.
  func unpaid(_ element: Int, at node: Node, _ prices: Prices) -> Int {
    removals[element].reduce(0) { $0 + (node.chosen.contains($1) ? 0 : prices.unpaid[$1]) }
  }

  /// Excludes elements that no better solution contains; false if there is none.
  ///
  /// Only elements of sets that are not hit are looked at.
  func excludeDear(_ node: inout Node, _ prices: Prices) -> Bool {
    guard cutoff < .max else { return false }
    var hitting = ElementSet(universe: costs.count)
    for index in node.open { hitting.formUnion(problem.sets[index]) }
    var isChanged = false
    for element in hitting.subtracting(node.excluded) {
      guard bound(node, prices.sum + unpaid(element, at: node, prices)) >= cutoff else { continue }
      exclude(element, in: &node)
      isChanged = true
    }
    return isChanged
  }

  /// The elements whose costs may pay for a set: those that hit it, and their prerequisites.
  private func payers(of elements: [Int], at node: Node) -> ElementSet {
    var payers = ElementSet(universe: costs.count)
    for element in elements { payers.formUnion(problem.prerequisites.removals[element]) }
    return payers.subtracting(node.chosen)
  }

  /// Raises the price of a set as far as each element that hits it can pay, alone or with its
  /// prerequisites, none more than the allowance.
  ///
  /// Any solution contains one of these elements with all its prerequisites, and so pays the price.
  private func raise(
    _ elements: [Int],
    at node: Node,
    _ prices: inout Prices,
    atMost allowance: [Int]
  ) {
    var price = Int.max
    for element in elements {
      var sum = 0
      for payer in removals[element] where !node.chosen.contains(payer) {
        sum += min(prices.unpaid[payer], allowance[payer])
      }
      price = min(price, sum)
    }
    guard price > 0, price < .max else { return }
    prices.sum += price
    var paid: [Int: Int] = [:]
    for element in elements {
      guard removals[element].count > 1 else {
        prices.unpaid[element] -= min(price, prices.unpaid[element])
        continue
      }
      var rest = price
      // What a shared prerequisite has paid counts for each element.
      for payer in removals[element] where !node.chosen.contains(payer) && rest > 0 {
        let before = paid[payer] ?? 0
        let more = max(0, min(rest - before, prices.unpaid[payer], allowance[payer] - before))
        prices.unpaid[payer] -= more
        paid[payer] = before + more
        rest -= before + more
      }
    }
  }
}
