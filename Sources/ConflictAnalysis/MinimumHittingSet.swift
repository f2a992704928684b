/// Finds a cheapest set of elements that contains at least one element of each of some sets.
///
/// The search is exact, by branch and bound, and so takes exponential time at worst. Some sixty sets over
/// 150 elements take milliseconds as a rule.
package struct MinimumHittingSet: Sendable {
  /// The sets to hit.
  ///
  /// An empty one cannot be hit.
  package var sets: [ElementSet] = []

  /// Sets that the answer must not contain as a whole.
  package var forbidden: [ElementSet] = []

  /// Sets that the answer must not be; it may contain them.
  package var blocked: Set<ElementSet> = []

  package let weights: [Int]

  /// The answer contains with every element its prerequisite.
  package let prerequisites: Prerequisites

  /// Prepares a search without any sets.
  ///
  /// - Parameters:
  ///   - weights: By element its cost, positive.
  ///   - prerequisites: Which elements come only together; by default none.
  package init(weights: [Int], prerequisites: Prerequisites? = nil) {
    var total = 0
    for weight in weights {
      precondition(weight > 0, "A weight (\(weight)) must be positive.")
      let (sum, overflow) = total.addingReportingOverflow(weight)
      precondition(!overflow, "The weights are too large.")
      total = sum
    }
    let scale = (weights.count + 2) * HittingSetSearch.unit
    precondition(
      !total.multipliedReportingOverflow(by: 2 * scale).overflow,
      "The sum of the weights (\(total)) is too large."
    )
    self.weights = weights
    self.prerequisites = prerequisites ?? Prerequisites(count: weights.count)
  }

  /// Finds the answer.
  ///
  /// Among the cheapest sets it is the one with the fewest elements, and among those the one whose
  /// positions come first: it contains the least position in which two of them differ.
  ///
  /// - Parameter isOver: Whether the search must end now; asked again and again.
  /// - Returns: `nil` when there is no such set.
  /// - Throws: `SearchStopped` when the search had to end before it knew.
  package func solve(
    isOver: @escaping () -> Bool = { false }
  ) throws(SearchStopped) -> ElementSet? {
    var search = HittingSetSearch(self, isOver: isOver)
    guard var best = try search.cheapest() else { return nil }
    let cost = search.cost(of: best)
    var node = search.root
    search.narrow(&node, costing: cost)
    for position in weights.indices where node.cost < cost {
      guard !node.chosen.contains(position), !node.excluded.contains(position) else { continue }
      var child = node
      search.include(position, in: &child)
      if best.contains(position) {
        node = child
        search.narrow(&node, costing: cost)
      } else if let better = try search.anyone(from: child, costing: cost) {
        best = better
        node = child
      } else {
        search.exclude(position, in: &node)
      }
    }
    return best
  }

  /// Finds the weight of the answer.
  ///
  /// - Parameter isOver: Whether the search must end now; asked again and again.
  /// - Returns: `nil` when there is no answer.
  /// - Throws: `SearchStopped` when the search had to end before it knew.
  package func minimumWeight(
    isOver: @escaping () -> Bool = { false }
  ) throws(SearchStopped) -> Int? {
    var search = HittingSetSearch(self, isOver: isOver)
    return try search.cheapest().map(weight(of:))
  }

  package func weight(of set: ElementSet) -> Int {
    set.reduce(0) { $0 + weights[$1] }
  }
}

/// A search that had to end before it knew the answer.
package struct SearchStopped: Error, Hashable {}
