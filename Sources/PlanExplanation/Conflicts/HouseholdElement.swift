public import MealModel

/// Something that a household says or has set, and that may take part in a conflict.
public enum HouseholdElement: Hashable, Sendable {
  /// One rule of a tag or of a dish, one filter, or one pin.
  case rule(RuleID)

  /// What was eaten before the plan and is planned after it, all together.
  case context
}
