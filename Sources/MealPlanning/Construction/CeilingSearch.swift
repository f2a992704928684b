import MealModel

/// Looks for plans that need little or no search: at the ceiling, where the audit alone proves them optimal, or
/// of the dishes that a relaxation uses.
struct CeilingSearch: Sendable {
  let ceiling: ScoreCeiling
  private let wheel: SqueakyWheel
  private let audit: Audit
  private let seed: UInt64

  /// Whether dishes differ in weight.
  private let hasPreferences: Bool

  init(rules: RuleBook, fixed: Occupancy, audit: Audit, seed: UInt64) {
    let problem = fixed.problem
    ceiling = ScoreCeiling(by: audit)
    wheel = SqueakyWheel(rules: rules, fixed: fixed)
    hasPreferences = problem.dishes.contains { $0.weight != problem.dishes[0].weight }
    self.audit = audit
    self.seed = seed
  }

  /// A plan at the ceiling, if one is found.
  func planAtCeiling(_ patience: SqueakyWheel.Patience) -> Plan? {
    wheel.plan(of: .weight(ceiling.weight), patience, seed: seed)
      .flatMap { audit.score(of: $0) == ceiling.score ? $0 : nil }
  }

  /// A plan that is at the ceiling on all levels above preference, if one is found.
  ///
  /// Where dishes are as welcome as each other it would say nothing new.
  ///
  /// - Parameters:
  ///   - dishes: The dishes that it may have.
  ///   - patience: How long to look.
  /// - Returns: The plan, or `nil`.
  func planBesidePreference(of dishes: Set<Int>, _ patience: SqueakyWheel.Patience) -> Plan? {
    guard hasPreferences else { return nil }
    return wheel.plan(of: .dishes(dishes), avoidingRepeats: false, patience, seed: seed)
      .flatMap { plan in
        let score = audit.score(of: plan)
        return PlanLevel.allCases.filter(\.isAbovePreference)
          .allSatisfy { score[$0] == ceiling.score[$0] } ? plan : nil
      }
  }

  /// A plan of the dishes of a menu that loses nothing else, if one is found with patience.
  func plan(of menu: Menu) -> Plan? {
    wheel.plan(of: menu, .patient, seed: seed)
  }
}
