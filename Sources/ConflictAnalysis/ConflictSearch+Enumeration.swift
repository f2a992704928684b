/// The enumeration of all conflicts and correction sets.
///
/// MARCO (Liffiton, Previti, Malik, Marques-Silva, Constraints 2016) with implicit hitting sets (Reiter
/// 1987; Davies and Bacchus, CP 2011; Ignatiev et al., CP 2015): all elements but a cheapest hitting set
/// of the known conflicts are asked about. If that is feasible, the hitting set is a cheapest correction
/// set that was not found before; if not, there is a conflict that was not known.
extension ConflictSearch {
  /// Finds the next conflict or correction set.
  ///
  /// Correction sets come in the order of their weights as long as no answer is unknown. Neither kind
  /// comes twice. There may be exponentially many.
  ///
  /// - Returns: `nil` at the end; `isExhaustive` says whether that is all there is.
  /// - Throws: What the oracle throws.
  package mutating func next() throws -> Finding<Element>? {
    lastRemoval = nil
    isSearchedThrough = false
    while wantsCorrections || wantsConflicts && shrinksConflicts {
      let everything = everything
      map.settle { [known] removal in
        switch known.answer(for: everything.subtracting(removal)) {
        case .feasible, .infeasible: true
        case .unknown, nil: false
        }
      }
      guard map.unknown.count < limits.unknownSeeds ?? .max || map.unknown.isEmpty else {
        return nil
      }
      let candidate: ElementSet?
      do throws(SearchStopped) {
        candidate = try map.candidates.solve(isOver: isOver)
      } catch {
        return nil
      }
      guard let removal = candidate else {
        isSearchedThrough = true
        return nil
      }
      switch try answer(for: everything.subtracting(removal)) {
      case .feasible:
        if let correction = correct(by: removal) { return .correction(correction) }
      case .infeasible(let core):
        if let conflict = try refute(core) { return .conflict(conflict) }
      case .unknown:
        if isOutOfCalls { return nil }
        map.add(unknown: removal)
      }
    }
    return nil
  }

  /// Finds the next conflict; correction sets on the way are kept in `corrections`.
  ///
  /// - Returns: `nil` at the end.
  /// - Throws: What the oracle throws.
  package mutating func nextConflict() throws -> UnsatisfiableSubset<Element>? {
    while wantsConflicts, let finding = try next() {
      if case .conflict(let conflict) = finding { return conflict }
    }
    return nil
  }

  /// Finds the next correction set; conflicts on the way are kept in `conflicts`.
  ///
  /// - Returns: `nil` at the end.
  /// - Throws: What the oracle throws.
  package mutating func nextCorrection() throws -> CorrectionSet<Element>? {
    while wantsCorrections, let finding = try next() {
      if case .correction(let correction) = finding { return correction }
    }
    return nil
  }

  /// Says that a correction set does not do, for reasons that the oracle does not know.
  ///
  /// It no longer counts as found, and sets that contain it may be found later.
  ///
  /// - Parameter set: What the last call of `next` found.
  package mutating func reject(_ set: CorrectionSet<Element>) {
    guard let removal = lastRemoval, corrections.last == set else {
      preconditionFailure("\(set) must be what was found last.")
    }
    lastRemoval = nil
    isSearchedThrough = false
    corrections.removeLast()
    map.reject(removal)
  }

  /// Whether all minimal conflicts and all minimal correction sets were found, and nothing else.
  ///
  /// False before the end, and after an end by a limit or with an unknown answer that matters.
  package var isExhaustive: Bool {
    hasAllCorrections && !hasUntoldConflicts && conflicts.allSatisfy { $0.certainty == .minimal }
  }

  /// Whether all minimal correction sets were found, and nothing else of that kind.
  package var hasAllCorrections: Bool {
    isSearchedThrough && map.unknown.isEmpty && !hasUntoldCorrections
      && corrections.allSatisfy { $0.certainty == .minimal }
  }

  /// A lower bound on the number of elements of any conflict; a conflict of this size is a smallest one.
  ///
  /// A conflict hits all correction sets, so it is not smaller than a smallest hitting set of those that
  /// are known (Ignatiev, Previti, Liffiton, Marques-Silva, CP 2015). Zero if none is known, or if there
  /// is nothing to correct. Computed anew with every access, see `MinimumHittingSet` for the effort.
  package var smallestSizeBound: Int {
    var hitting = MinimumHittingSet(weights: [Int](repeating: 1, count: elements.count))
    hitting.sets = corrections.map { set(of: $0.elements) }
    return (try? hitting.minimumWeight(isOver: isOver)) ?? 0
  }

  private var wantsConflicts: Bool { conflicts.count < limits.conflicts ?? .max }

  private var wantsCorrections: Bool { corrections.count < limits.corrections ?? .max }

  /// Notes a correction set, and tells it if the limit allows.
  private mutating func correct(by removal: ElementSet) -> CorrectionSet<Element>? {
    map.add(correction: removal)
    guard wantsCorrections else {
      hasUntoldCorrections = true
      return nil
    }
    // Every cheaper candidate was asked about; so only those without an answer may do.
    let weight = map.candidates.weight(of: removal)
    let isMinimal = !map.unknown.contains { $0.isSubset(of: removal) }
    let correction = CorrectionSet(
      elements: members(of: removal),
      weight: weight,
      certainty: isMinimal ? .minimal : .sufficient,
      isCheapestLeft: !map.unknown.contains { map.candidates.weight(of: $0) <= weight }
    )
    corrections.append(correction)
    lastRemoval = removal
    return correction
  }

  /// Notes a conflict within a closed infeasible set, and tells it if the limit allows.
  private mutating func refute(_ core: ElementSet) throws -> UnsatisfiableSubset<Element>? {
    let isTold = wantsConflicts
    let (closed, certainty) =
      isTold && shrinksConflicts ? try shrink(core) : (core, Certainty.sufficient)
    map.add(conflict: prerequisites.generators(of: closed))
    guard isTold else {
      hasUntoldConflicts = true
      return nil
    }
    let conflict = conflict(of: closed, certainty)
    conflicts.append(conflict)
    return conflict
  }
}
