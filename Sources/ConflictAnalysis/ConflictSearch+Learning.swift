extension ConflictSearch {
  /// Takes over that some elements cannot hold together, which the caller knows from elsewhere.
  ///
  /// The enumeration then hits them from the start, without a question. They are not told as a finding.
  ///
  /// - Parameter elements: An infeasible set; it need not be minimal.
  package mutating func learn(infeasible elements: [Element]) {
    let closed = prerequisites.closure(of: set(of: elements))
    known.note(.infeasible(core: closed), for: closed)
    map.add(conflict: prerequisites.generators(of: closed))
  }
}
