package import MealModel

/// What can be asked about the rules of a household when only some of those that forbid something hold.
///
/// A plan may leave meals empty, unless the question says otherwise; pins and context are as they are.
package enum RuleQuestion: Hashable, Sendable {
  /// Whether some plan breaks a rule about several meals more than the fixed meals do.
  case canBeBroken(RuleID)

  /// Whether some plan has everything that an "at least" rule asks for.
  case canBeMet(RuleID)

  /// Whether some plan fills every meal.
  case canBeFilled

  /// Whether some plan fills every meal and lacks something that an "at least" rule asks for.
  case canBeMissed(RuleID)
}

/// What is known about a question.
package enum RuleAnswer: Hashable, Sendable {
  /// Some plan does it; the audit has confirmed that.
  case possible

  /// It is proved that no plan does.
  case impossible

  /// Nothing is known: a limit was hit, the solver failed, or there is none.
  case unknown
}

extension RuleQuestion {
  /// The dishes that an answer can depend on, or `nil` for all.
  ///
  /// Taking a dish out of a plan breaks no rule that forbids something. So where a few dishes break or meet
  /// a rule, the others may as well be away.
  func dishes(in problem: PlanningProblem) -> [Int]? {
    switch self {
    case .canBeBroken(let rule), .canBeMet(let rule): problem.dishes(under: rule)
    case .canBeFilled, .canBeMissed: nil
    }
  }
}

extension PlanningProblem {
  /// The dishes that a rule speaks about: those with the tag, the dish, or for a filter all.
  package func dishes(under rule: RuleID) -> [Int] {
    switch rule {
    case .tag(let tag, _): dishes.indices.filter { tagsOfDish[$0].contains(tag) }
    case .dish(let dish, _): [dish]
    case .filter, .pin: Array(dishes.indices)
    }
  }
}
