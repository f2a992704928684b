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

  /// How many placements a brief search tries.
  private let briefAttempts: Int

  /// How many times as long as a brief search a patient one may be.
  private static let patience = 20

  /// The most placements that any search tries: a fraction of a second, which no clock watches.
  private static let greatestAttempts = 1_000_000

  init(rules: RuleBook, fixed: Occupancy, audit: Audit, seed: UInt64) {
    let problem = fixed.problem
    let requests = rules.demandKinds.flatMap { $0.requests(given: fixed, rules: rules) }
    let base = audit.score(of: Plan(pinsOf: problem))
    ceiling = ScoreCeiling(of: problem, base: base, requests: requests)
    wheel = SqueakyWheel(rules: rules, fixed: fixed, requests: requests)
    hasPreferences = problem.dishes.contains { $0.weight != problem.dishes[0].weight }
    briefAttempts = SqueakyWheel.briefAttempts(for: problem)
    self.audit = audit
    self.seed = seed
  }

  /// How long to look for a plan.
  enum Patience {
    /// Less than loading a program into a solver takes.
    case brief

    /// About as long as some nodes of a search tree take; not the same plan is found as in brief.
    case patient
  }

  /// A plan at the ceiling, if one is found.
  func planAtCeiling(_ patience: Patience) -> Plan? {
    plan(of: .weight(ceiling.weight), patience).flatMap {
      audit.score(of: $0) == ceiling.score ? $0 : nil
    }
  }

  /// A plan that is at the ceiling on all levels above preference, if one is found.
  ///
  /// Where dishes are as welcome as each other it would say nothing new.
  ///
  /// - Parameters:
  ///   - dishes: The dishes that it may have.
  ///   - patience: How long to look.
  /// - Returns: The plan, or `nil`.
  func plan(of dishes: Set<Int>, _ patience: Patience) -> Plan? {
    guard hasPreferences else { return nil }
    return plan(of: .dishes(dishes), avoidingRepeats: false, patience).flatMap { plan in
      let score = audit.score(of: plan)
      return PlanLevel.allCases.prefix { $0 != .preference }
        .allSatisfy { score[$0] == ceiling.score[$0] } ? plan : nil
    }
  }

  /// A plan of the dishes of a menu that loses nothing else, if one is found with patience.
  func plan(of menu: Menu) -> Plan? {
    plan(of: menu, .patient)
  }

  private func plan(
    of menu: Menu,
    avoidingRepeats avoidsRepeats: Bool = true,
    _ patience: Patience
  ) -> Plan? {
    let attempts: Int
    var generator: SplitMix64
    switch patience {
    case .brief: (attempts, generator) = (briefAttempts, SplitMix64(seed: seed))
    case .patient: (attempts, generator) = (briefAttempts * Self.patience, SplitMix64(seed: ~seed))
    }
    return wheel.plan(
      of: menu,
      avoidingRepeats: avoidsRepeats,
      attempts: min(attempts, Self.greatestAttempts),
      using: &generator
    )
  }
}
