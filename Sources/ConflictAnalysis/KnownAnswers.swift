/// What is known about subsets of the elements, and what follows from it.
///
/// Feasibility is monotone: what contains an infeasible set is infeasible, what is within a feasible set
/// is feasible. So only the smallest infeasible and the largest feasible sets are kept. From an unknown
/// answer nothing follows but itself. A look-up takes one step for each set that is kept.
struct KnownAnswers {
  enum Answer: Hashable {
    case feasible
    case infeasible(core: ElementSet)
    case unknown
  }

  private var infeasible: [ElementSet] = []
  private var feasible: [ElementSet] = []
  private var unknown: Set<ElementSet> = []

  /// What is known about a set: the smallest known core of an infeasible one, or `nil` when the
  /// answer is open.
  ///
  /// Unknown is a known answer: it was given before.
  func answer(for set: ElementSet) -> Answer? {
    var core: ElementSet?
    for candidate in infeasible where candidate.isSubset(of: set) {
      if core.map({ candidate.count < $0.count }) ?? true { core = candidate }
    }
    if let core { return .infeasible(core: core) }
    if feasible.contains(where: { set.isSubset(of: $0) }) { return .feasible }
    return unknown.contains(set) ? .unknown : nil
  }

  /// Remembers an answer that did not follow from the earlier ones.
  mutating func note(_ answer: Answer, for set: ElementSet) {
    switch answer {
    case .feasible:
      feasible.removeAll { $0.isSubset(of: set) }
      feasible.append(set)
    case .infeasible(let core):
      infeasible.removeAll { core.isSubset(of: $0) }
      infeasible.append(core)
    case .unknown:
      unknown.insert(set)
    }
  }
}
