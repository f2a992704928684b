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

/// A rule by the names that it is about.
public enum RuleName: Hashable, Sendable, CustomStringConvertible {
  /// A rule of a tag.
  case tag(TagID, TagRuleKind)

  /// A rule of a dish.
  case dish(DishID, DishRuleKind)

  /// A filter by its position among the filters.
  case filter(Int)

  /// A pinned meal by its position among the pins.
  case pin(Int)

  /// The name of a rule of a problem.
  public init(_ rule: RuleID, in problem: PlanningProblem) {
    self =
      switch rule {
      case .tag(let tag, let kind): .tag(problem.tags[tag].id, kind)
      case .dish(let dish, let kind): .dish(problem.dishes[dish].id, kind)
      case .filter(let filter): .filter(filter)
      case .pin(let pin): .pin(pin)
      }
  }

  /// The rule as rule changes write it, such as `meat.maxPerWeek`.
  public var description: String {
    switch self {
    case .tag(let tag, let kind): "\(tag.rawValue).\(kind.rawValue)"
    case .dish(let dish, let kind): "\(dish.rawValue).\(kind.rawValue)"
    case .filter(let filter): "filter \(filter + 1)"
    case .pin(let pin): "pin \(pin + 1)"
    }
  }
}
