public import MealModel

/// A rule and what it says, of a tag or of a dish.
public enum RuleSetting: Hashable, Sendable {
  case maxPerWeek(Int)
  case minPerWeek(Int)

  /// `nil` says that there is no such rule.
  case noConsecutive(ConsecutiveScope?)

  case noDuplicateInDay(Bool)
  case mealTypeRestriction(MealType)
  case onlyDays(Set<Weekday>)

  case meals(Set<MealType>)
  case minGapDays(Int)
  case fixedDay(FixedDay)
  case maxUses(Int)

  /// Which rule it is.
  public var key: RuleKey {
    switch self {
    case .maxPerWeek: .tag(.maxPerWeek)
    case .minPerWeek: .tag(.minPerWeek)
    case .noConsecutive: .tag(.noConsecutive)
    case .noDuplicateInDay: .tag(.noDuplicateInDay)
    case .mealTypeRestriction: .tag(.mealTypeRestriction)
    case .onlyDays: .tag(.onlyDays)
    case .meals: .dish(.meals)
    case .minGapDays: .dish(.minGapDays)
    case .fixedDay: .dish(.fixedDay)
    case .maxUses: .dish(.maxUses)
    }
  }

  /// Whether it says that there is no such rule.
  public var isNone: Bool { self == .noConsecutive(nil) || self == .noDuplicateInDay(false) }

  func apply(to rules: inout TagRules) {
    switch self {
    case .maxPerWeek(let number): rules.maxPerWeek = number
    case .minPerWeek(let number): rules.minPerWeek = number
    case .noConsecutive(let scope): rules.noConsecutive = scope
    case .noDuplicateInDay(let isSet): rules.noDuplicateInDay = isSet
    case .mealTypeRestriction(let meal): rules.mealTypeRestriction = meal
    case .onlyDays(let days): rules.onlyDays = days
    case .meals, .minGapDays, .fixedDay, .maxUses: break
    }
  }

  func apply(to dish: inout Dish) {
    switch self {
    case .meals(let meals): dish.meals = meals
    case .minGapDays(let days): dish.rules.minGapDays = days
    case .fixedDay(let day): dish.rules.fixedDay = day
    case .maxUses(let number): dish.rules.maxUses = number
    case .maxPerWeek, .minPerWeek, .noConsecutive, .noDuplicateInDay, .mealTypeRestriction,
      .onlyDays:
      break
    }
  }
}

/// A kind of rule, of tags or of dishes; no name belongs to both.
public enum RuleKey: Hashable, Sendable, CaseIterable {
  case tag(TagRuleKind)
  case dish(DishRuleKind)

  public static let allCases =
    TagRuleKind.allCases.map(Self.tag) + DishRuleKind.allCases.map(Self.dish)

  /// The name of the rule, as in a week file: `maxPerWeek`.
  public var name: String {
    switch self {
    case .tag(let kind): kind.rawValue
    case .dish(let kind): kind.rawValue
    }
  }
}
