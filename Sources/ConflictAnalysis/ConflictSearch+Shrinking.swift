extension ConflictSearch {
  /// Finds one minimal conflict, with elements that come first if there is a choice.
  ///
  /// QuickXplain (Junker, AAAI 2004): for a conflict of k among n elements it puts at most
  /// 2k log2(n/k) + 2k questions and two more. When the oracle's cores are smaller than what was asked,
  /// the search goes on within them; that saves questions, but the conflict may then not be the most
  /// preferred one.
  ///
  /// - Parameter subset: Where to look, by default among all elements. What these imply belongs to it.
  /// - Returns: The conflict, or that there is none, or that this is unknown.
  /// - Throws: What the oracle throws.
  package mutating func minimalUnsatisfiableSubset(
    within subset: [Element]? = nil
  ) throws -> ConflictAnswer<Element> {
    let start = prerequisites.closure(of: subset.map(set(of:)) ?? everything)
    switch try answer(for: start) {
    case .feasible:
      return .feasible
    case .unknown:
      return .unknown
    case .infeasible(let core):
      let (minimum, certainty) = try shrink(core)
      return .conflict(conflict(of: minimum, certainty))
    }
  }

  /// Tells a closed infeasible set as a conflict.
  func conflict(of closed: ElementSet, _ certainty: Certainty) -> UnsatisfiableSubset<Element> {
    UnsatisfiableSubset(
      elements: members(of: prerequisites.generators(of: closed)),
      certainty: certainty
    )
  }

  /// Makes a closed infeasible set minimal, as far as the oracle has answers.
  mutating func shrink(_ infeasible: ElementSet) throws -> (ElementSet, Certainty) {
    var core = infeasible
    let candidates = prerequisites.weakestFirst.filter(core.contains)
    let none = ElementSet(universe: elements.count)
    let needed = try explain(candidates, after: none, within: &core, isAnswered: true)
    let found = prerequisites.closure(of: ElementSet(needed, universe: elements.count))
    return try check(found)
  }

  /// The elements among the candidates that a minimal conflict needs beside the background.
  ///
  /// The candidates come after all that they imply. So whatever is found needs no further weakening: an
  /// element is found only if the weaker ones before it do not do.
  ///
  /// - Parameters:
  ///   - candidates: Together with the background infeasible.
  ///   - background: Kept in any case.
  ///   - core: A closed infeasible part of the background and all candidates that are still open,
  ///     here and further out; it gets smaller.
  ///   - isAnswered: Whether the background needs no question.
  /// - Returns: The elements.
  /// - Throws: What the oracle throws.
  private mutating func explain(
    _ candidates: [Int],
    after background: ElementSet,
    within core: inout ElementSet,
    isAnswered: Bool
  ) throws -> [Int] {
    let kept = prerequisites.closure(of: background.intersection(core))
    let candidates = candidates.filter { core.contains($0) && !kept.contains($0) }
    guard !candidates.isEmpty else { return [] }
    if !isAnswered {
      switch try answer(for: kept) {
      case .infeasible(let smaller):
        core = smaller
        return []
      case .feasible, .unknown:
        break
      }
    }
    guard candidates.count > 1 else { return candidates }
    let middle = candidates.count / 2
    let first = Array(candidates[..<middle])
    let second = try explain(
      Array(candidates[middle...]),
      after: background.union(ElementSet(first, universe: elements.count)),
      within: &core,
      isAnswered: false
    )
    let rest = try explain(
      first,
      after: background.union(ElementSet(second, universe: elements.count)),
      within: &core,
      isAnswered: second.isEmpty
    )
    return rest + second
  }

  /// Makes sure that every element of an infeasible set is needed.
  ///
  /// After a search without unknown answers this follows from what was asked, but for one question when
  /// the conflict is a single element. Otherwise the smaller sets asked here may have an answer where
  /// the larger ones had none.
  private mutating func check(_ infeasible: ElementSet) throws -> (ElementSet, Certainty) {
    var closed = infeasible
    var needed = ElementSet(universe: elements.count)
    var open = needed
    while let element = prerequisites.generators(of: closed)
      .subtracting(needed).subtracting(open).max()
    {
      var rest = closed
      rest.remove(element)
      switch try answer(for: rest) {
      case .feasible:
        needed.insert(element)
      case .unknown:
        open.insert(element)
      case .infeasible(let core):
        closed = core
        // Smaller sets, new questions.
        open = ElementSet(universe: elements.count)
      }
    }
    return (closed, open.isEmpty ? .minimal : .sufficient)
  }
}
