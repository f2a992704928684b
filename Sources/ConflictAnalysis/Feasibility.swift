/// What an oracle says about a subset of the elements.
package enum Feasibility<Element: Hashable & Sendable>: Sendable {
  /// All elements of the subset can hold together.
  case feasible

  /// The elements cannot hold together; `core` is a part of the asked subset that is infeasible by
  /// itself, maybe the whole subset. An empty core says that nothing is feasible at all.
  case infeasible(core: [Element])

  /// The oracle stopped before it knew. This is never read as one of the other two.
  case unknown
}

extension Feasibility: Equatable {}

/// How much was proved about a conflict or a correction set.
package enum Certainty: Hashable, Sendable {
  /// It is what it says, and no smaller one within it is.
  case minimal

  /// It is what it says; a smaller one may be within it.
  case sufficient
}
