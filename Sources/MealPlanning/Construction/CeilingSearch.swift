import MealModel

/// Looks for a plan at the ceiling, which the audit alone proves optimal.
struct CeilingSearch: Sendable {
  let ceiling: ScoreCeiling
  private let wheel: SqueakyWheel?
  private let audit: Audit
  private let seed: UInt64

  /// How many placements a brief search tries.
  private let briefAttempts: Int

  /// How many times as long as a brief search a thorough one may be.
  ///
  /// A brief search takes less time than loading a program into a solver, a thorough one about as much
  /// as some nodes of its search tree.
  private static let thoroughness = 20

  /// The most placements that any search tries: a fraction of a second, which no clock watches.
  private static let greatestAttempts = 1_000_000

  init(rules: RuleBook, fixed: Occupancy, audit: Audit, seed: UInt64) {
    let problem = fixed.problem
    ceiling = ScoreCeiling(of: problem, base: audit.score(of: Plan(pinsOf: problem)))
    wheel = SqueakyWheel(rules: rules, fixed: fixed, weight: ceiling.weight)
    briefAttempts = 500 + 50 * problem.slots.count + 2 * problem.dishes.count
    self.audit = audit
    self.seed = seed
  }

  /// A plan at the ceiling, if one is found quickly.
  func briefly() -> Plan? {
    plan(attempts: briefAttempts, seed: seed)
  }

  /// A plan at the ceiling, if one is found with some patience; not the same as `briefly` finds.
  func thoroughly() -> Plan? {
    plan(attempts: briefAttempts * Self.thoroughness, seed: ~seed)
  }

  private func plan(attempts: Int, seed: UInt64) -> Plan? {
    var generator = SplitMix64(seed: seed)
    let attempts = min(attempts, Self.greatestAttempts)
    guard let plan = wheel?.plan(attempts: attempts, using: &generator),
      audit.score(of: plan) == ceiling.score
    else { return nil }
    return plan
  }
}
