/// One change of a week that a household could make.
///
/// Tags and dishes are meant by their position, numbers are what the rule says afterwards.
public enum RepairStep: Hashable, Sendable {
  /// Another weekly maximum of a tag.
  case setMaximum(tag: Int, to: Int)

  /// Another weekly minimum of a tag; zero asks for nothing.
  case setMinimum(tag: Int, to: Int)

  /// Another distance between two uses of a dish; zero keeps none.
  case setGap(dish: Int, to: Int)

  /// Another greatest number of uses of a dish.
  case setUses(dish: Int, to: Int)

  /// Keeps a tag off neighbouring days in the same meal only.
  case sameMealOnly(tag: Int)

  /// Takes a rule, a filter or a pin away, or lets the meals around the plan forbid nothing.
  case remove(HouseholdElement)

  /// More dishes with exactly these tags, without rules of their own and for every meal.
  case addDishes(count: Int, tags: [Int])

  /// Whether the household's rules stay as they are.
  public var changesNoRule: Bool {
    if case .addDishes = self { true } else { false }
  }
}
