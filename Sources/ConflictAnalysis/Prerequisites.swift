/// Which elements can be removed only together with another.
///
/// The removal of an element takes its prerequisite with it, and that one's prerequisite, and so on: to
/// give up "at most 5" is to give up "at most 4" and "at most 3" as well. In turn an element implies all
/// those that have it as a prerequisite: where "at most 3" is kept, "at most 4" adds nothing.
///
/// So what is kept is always closed under what it implies, and what is removed is closed under
/// prerequisites; one is the complement of the other.
package struct Prerequisites: Sendable {
  /// By element: itself and all that go with its removal.
  package let removals: [ElementSet]

  /// By element: itself and all that it implies.
  package let implications: [ElementSet]

  /// All elements, each after those that it implies, otherwise in ascending order.
  package let weakestFirst: [Int]

  /// Prepares the relation.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - prerequisites: By element its direct prerequisite. There must be no cycle.
  package init(count: Int, _ prerequisites: [Int: Int] = [:]) {
    var removals: [ElementSet] = []
    var implications = (0..<count).map { ElementSet([$0], universe: count) }
    for element in 0..<count {
      var removal = ElementSet([element], universe: count)
      var last = element
      while let next = prerequisites[last] {
        precondition(
          (0..<count).contains(next),
          "The prerequisite (\(next)) of element \(last) must be below \(count)."
        )
        precondition(!removal.contains(next), "Element \(next) must not be its own prerequisite.")
        removal.insert(next)
        implications[next].insert(element)
        last = next
      }
      removals.append(removal)
    }
    for element in prerequisites.keys {
      precondition((0..<count).contains(element), "Element \(element) must be below \(count).")
    }
    var order: [Int] = []
    var placed = ElementSet(universe: count)
    for element in 0..<count where !placed.contains(element) {
      // What is implied has a longer way up, so the longest ways come first.
      let group = implications[element].subtracting(placed)
      order += group.sorted { (-removals[$0].count, $0) < (-removals[$1].count, $1) }
      placed.formUnion(group)
    }
    self.removals = removals
    self.implications = implications
    weakestFirst = order
  }

  /// The kept elements with all that they imply.
  package func closure(of kept: ElementSet) -> ElementSet {
    kept.reduce(into: kept) { $0.formUnion(implications[$1]) }
  }

  /// The members of a closed set that no other member implies.
  package func generators(of closed: ElementSet) -> ElementSet {
    closed.reduce(into: closed) { result, element in
      if removals[element].intersection(closed).count > 1 { result.remove(element) }
    }
  }
}
