public import MealModel

/// What a check adds to a drawn week: the rules of a tag or a dish, or a filter.
public enum CheckedRule: Hashable, Sendable {
  /// All rules of one tag.
  case tag(TagID, TagRules)

  /// The numbers and the standing appointment of one dish.
  case dish(DishID, DishRules)

  /// The only meals that a dish suits.
  case meals(DishID, Set<MealType>)

  /// A condition on slots.
  case filter(SlotFilter)
}
