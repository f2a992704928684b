/// Which sets of elements may still be correction sets that were not found.
///
/// A candidate contains an element of each known conflict, and contains no known correction set. The
/// cheapest candidate is asked about next, so whatever it turns out to be, it was the cheapest.
struct HittingSetMap {
  /// The candidates.
  private(set) var candidates: MinimumHittingSet

  /// Candidates that the oracle knew nothing about, not yet settled otherwise.
  private(set) var unknown: Set<ElementSet> = []

  private var rejected: Set<ElementSet> = []

  init(weights: [Int], prerequisites: Prerequisites) {
    candidates = MinimumHittingSet(weights: weights, prerequisites: prerequisites)
  }

  /// Rules out all sets that do not hit a conflict.
  mutating func add(conflict: ElementSet) { candidates.sets.append(conflict) }

  /// Rules out a set and all that contain it.
  mutating func add(correction: ElementSet) { candidates.forbidden.append(correction) }

  /// Rules out exactly one set, for now.
  mutating func add(unknown set: ElementSet) {
    unknown.insert(set)
    candidates.blocked = rejected.union(unknown)
  }

  /// Takes a correction set back: it is ruled out itself, but those that contain it are candidates.
  mutating func reject(_ correction: ElementSet) {
    candidates.forbidden.removeAll { $0 == correction }
    rejected.insert(correction)
    candidates.blocked = rejected.union(unknown)
  }

  /// Makes unknown sets candidates again whose answer has become known.
  mutating func settle(where isKnown: (ElementSet) -> Bool) {
    let count = unknown.count
    unknown = unknown.filter { !isKnown($0) }
    if unknown.count < count { candidates.blocked = rejected.union(unknown) }
  }
}
