/// Finds minimal conflicts and minimal correction sets with the help of an oracle.
///
/// A *conflict* is a set of elements that cannot hold together; a minimal one is a minimal unsatisfiable
/// subset (MUS). A *correction set* is a set of elements without which the rest can; a minimal one is a
/// MCS. Each is a hitting set of all of the other kind (Reiter 1987).
///
/// The oracle says whether a subset is feasible. It must be monotone: what is within a feasible set is
/// feasible. It may say that it does not know, and then nothing is claimed. No question is put whose
/// answer was given before or follows from earlier answers.
///
/// An error of the oracle passes through. What was known before stays known, so the operation can be
/// tried again.
package struct ConflictSearch<Element: Hashable & Sendable> {
  /// The elements in order of preference: conflicts are told in terms of those that come first.
  package let elements: [Element]

  /// By element what its removal costs.
  package let weights: [Int]

  package var limits: AnalysisLimits

  /// Whether the enumeration makes conflicts minimal.
  ///
  /// Otherwise it takes the oracle's cores as they are, and saves the questions. Correction sets are
  /// the same.
  package var shrinksConflicts: Bool

  /// The questions that were put to the oracle.
  package internal(set) var oracleCalls = 0

  /// The conflicts that the enumeration told, in that order.
  package internal(set) var conflicts: [UnsatisfiableSubset<Element>] = []

  /// The correction sets that the enumeration told, in that order, without the rejected ones.
  package internal(set) var corrections: [CorrectionSet<Element>] = []

  /// Whether the search must end now; then `next` returns `nil`, and nothing more is claimed.
  ///
  /// It is asked while candidates are looked for, which needs no oracle and can take long.
  package var isOver: () -> Bool = { false }

  let prerequisites: Prerequisites
  var known = KnownAnswers()

  /// What the enumeration knows and has ruled out.
  var map: HittingSetMap

  /// The correction set that the last call of `next` found, as long as it can be rejected.
  var lastRemoval: ElementSet?

  /// Whether the last call of `next` found no candidate.
  var isSearchedThrough = false

  /// Whether there are findings beyond the limits.
  var hasUntoldConflicts = false
  var hasUntoldCorrections = false

  private let positions: [Element: Int]
  private let oracle: ([Element]) throws -> Feasibility<Element>

  /// Prepares a search; asks nothing yet.
  ///
  /// - Parameters:
  ///   - elements: The elements in order of preference, each once.
  ///   - weights: By element what its removal costs, positive; by default one each.
  ///   - prerequisites: By position of an element the position of the one that must be removed before
  ///     it, without cycles. An element whose prerequisite is kept has no effect.
  ///   - limits: Where to stop early.
  ///   - shrinksConflicts: Whether the enumeration makes conflicts minimal.
  ///   - oracle: Says whether a subset, given in order of preference, is feasible. The subset contains
  ///     with every element also those that it implies.
  package init(
    elements: [Element],
    weights: [Int]? = nil,
    prerequisites: [Int: Int] = [:],
    limits: AnalysisLimits = AnalysisLimits(),
    shrinksConflicts: Bool = true,
    oracle: @escaping ([Element]) throws -> Feasibility<Element>
  ) {
    let weights = weights ?? [Int](repeating: 1, count: elements.count)
    precondition(
      weights.count == elements.count,
      "There are \(weights.count) weights for \(elements.count) elements."
    )
    var positions: [Element: Int] = [:]
    for (position, element) in elements.enumerated() {
      let earlier = positions.updateValue(position, forKey: element)
      precondition(earlier == nil, "\(element) must be an element once only.")
    }
    self.elements = elements
    self.weights = weights
    self.limits = limits
    self.shrinksConflicts = shrinksConflicts
    self.positions = positions
    self.oracle = oracle
    self.prerequisites = Prerequisites(count: elements.count, prerequisites)
    map = HittingSetMap(weights: weights, prerequisites: self.prerequisites)
  }

  /// All elements.
  var everything: ElementSet { ElementSet(elements.indices, universe: elements.count) }

  /// Whether no question may be put any more.
  var isOutOfCalls: Bool { limits.oracleCalls.map { oracleCalls >= $0 } ?? false }

  /// Says whether a closed set is feasible; asks only if that does not follow from earlier answers.
  mutating func answer(for kept: ElementSet) throws -> KnownAnswers.Answer {
    if let answer = known.answer(for: kept) { return answer }
    if isOutOfCalls { return .unknown }
    oracleCalls += 1
    let answer: KnownAnswers.Answer
    switch try oracle(members(of: kept)) {
    case .feasible:
      answer = .feasible
    case .infeasible(let core):
      let core = set(of: core)
      precondition(core.isSubset(of: kept), "The core must be a part of what was asked.")
      answer = .infeasible(core: prerequisites.closure(of: core))
    case .unknown:
      answer = .unknown
    }
    known.note(answer, for: kept)
    return answer
  }

  func members(of set: ElementSet) -> [Element] { set.map { elements[$0] } }

  func set(of members: [Element]) -> ElementSet {
    ElementSet(
      members.map { member in
        guard let position = positions[member] else {
          preconditionFailure("\(member) is not an element of the search.")
        }
        return position
      },
      universe: elements.count
    )
  }
}
