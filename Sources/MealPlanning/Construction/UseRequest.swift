/// Uses that a rule asks for beyond the fixed meals.
package struct UseRequest: Hashable, Sendable {
  /// The dishes that serve, in rising order; not empty.
  package var dishes: [Int]

  /// The empty slots that serve; not empty.
  package var slots: [Int]

  /// How many of the slots shall hold one of the dishes.
  package var count: Int

  /// Whether enough of the slots hold one of the dishes.
  func isMet(by occupancy: Occupancy) -> Bool {
    slots.count { slot in occupancy.dishOfSlot[slot].map(includes) ?? false } >= count
  }

  /// Whether a dish serves, found by bisection.
  private func includes(_ dish: Int) -> Bool {
    var range = dishes.indices
    while let lower = range.first {
      let middle = lower + range.count / 2
      if dishes[middle] == dish { return true }
      range = dishes[middle] < dish ? (middle + 1)..<range.upperBound : lower..<middle
    }
    return false
  }
}
