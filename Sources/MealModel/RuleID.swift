/// The kinds of rules that a tag can have.
public enum TagRuleKind: String, Hashable, Sendable, CaseIterable {
  case maxPerWeek
  case minPerWeek
  case noConsecutive
  case noDuplicateInDay
  case mealTypeRestriction
  case onlyDays
}

/// The kinds of rules that a single dish can have.
public enum DishRuleKind: String, Hashable, Sendable, CaseIterable {
  case meals
  case minGapDays
  case fixedDay
  case maxUses
}

/// One rule of a household: one statement about one tag, one dish or some slots.
///
/// Tags, dishes, filters and pins are meant by their position in the problem.
public enum RuleID: Hashable, Sendable {
  case tag(Int, TagRuleKind)
  case dish(Int, DishRuleKind)
  case filter(Int)

  /// A pinned dish stays where it is.
  case pin(Int)
}
