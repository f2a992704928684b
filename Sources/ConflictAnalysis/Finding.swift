/// Elements that cannot hold together: a conflict.
///
/// Where elements have prerequisites, an element stands for those that it implies as well. They are not
/// listed, since they say nothing new.
package struct UnsatisfiableSubset<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The elements in order of preference.
  ///
  /// Empty if nothing at all is feasible.
  package var elements: [Element]

  /// Minimal if the removal of any one element was seen to be feasible: then it is a minimal
  /// unsatisfiable subset (MUS).
  ///
  /// To remove an element is to keep what it implies.
  package var certainty: Certainty

  package init(elements: [Element], certainty: Certainty) {
    self.elements = elements
    self.certainty = certainty
  }
}

/// Elements whose removal makes the rest feasible.
///
/// With every element the set contains its prerequisite, if it has one.
package struct CorrectionSet<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The elements in order of preference.
  ///
  /// Empty if nothing has to be removed.
  package var elements: [Element]

  /// The sum of the weights of the elements.
  package var weight: Int

  /// Minimal if it is proved that no proper subset does: then it is a minimal correction set (MCS).
  ///
  /// Only subsets with all their prerequisites count, and rejected sets count as not doing.
  package var certainty: Certainty

  /// Whether it is proved that no correction set weighs less except those that were found before.
  ///
  /// So the first set that was found and not rejected is a cheapest one if this holds.
  package var isCheapestLeft: Bool

  package init(
    elements: [Element],
    weight: Int,
    certainty: Certainty,
    isCheapestLeft: Bool
  ) {
    self.elements = elements
    self.weight = weight
    self.certainty = certainty
    self.isCheapestLeft = isCheapestLeft
  }
}

/// What the enumeration finds.
package enum Finding<Element: Hashable & Sendable>: Hashable, Sendable {
  case conflict(UnsatisfiableSubset<Element>)
  case correction(CorrectionSet<Element>)
}

/// The answer to the question for one conflict.
package enum ConflictAnswer<Element: Hashable & Sendable>: Hashable, Sendable {
  case conflict(UnsatisfiableSubset<Element>)

  /// All elements can hold together.
  case feasible

  /// The oracle could not say whether the elements can hold together.
  case unknown
}
