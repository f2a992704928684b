import MealModel
import RuleHarness
import Testing

/// A drawn week, some rules, and exactly what they must say about it.
struct RuleCase: CustomTestStringConvertible, Sendable {
  /// The kinds of rules that a case can be about.
  enum Kind: Hashable, Sendable {
    case tag(TagRuleKind)
    case dish(DishRuleKind)
    case filter

    static let all: [Kind] =
      TagRuleKind.allCases.map(Kind.tag) + DishRuleKind.allCases.map(Kind.dish) + [.filter]
  }

  /// What a case shows of a rule.
  enum Aspect: Hashable, Sendable, CaseIterable {
    case forbids
    case allows
    case edgeOfWeek
    case pins
    case context
  }

  var kind: Kind
  var aspect: Aspect
  var testDescription: String
  var rules: [CheckedRule]
  var week: WeekSketch

  /// By violation of the plan its meals.
  var violations: [[String]] = []

  /// The meals in which pins and context break the rule by themselves.
  var already: [String] = []

  /// How many uses an "at least" rule misses.
  var missing = 0

  /// Placements that exactly these rules keep out, and for an empty list that are allowed.
  var placements: [Placement] = []

  struct Placement: Sendable {
    var dish: DishID
    var meal: String
    var blockers: Set<RuleElement>
  }

  init(
    _ kind: Kind,
    _ aspect: Aspect,
    _ description: String,
    _ rules: CheckedRule...,
    on week: WeekSketch,
    violates violations: [[String]] = [],
    already: [String] = [],
    misses missing: Int = 0,
    placing placements: [Placement] = []
  ) {
    self.kind = kind
    self.aspect = aspect
    testDescription = description
    self.rules = rules
    self.week = week
    self.violations = violations
    self.already = already
    self.missing = missing
    self.placements = placements
  }
}

extension RuleCase.Placement {
  /// The dish may stand there.
  static func allowed(_ dish: DishID, _ meal: String) -> Self {
    Self(dish: dish, meal: meal, blockers: [])
  }

  /// Exactly these rules keep the dish out.
  static func blocked(_ dish: DishID, _ meal: String, by blockers: RuleElement...) -> Self {
    Self(dish: dish, meal: meal, blockers: Set(blockers))
  }
}
