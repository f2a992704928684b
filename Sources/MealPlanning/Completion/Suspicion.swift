import MealModel

/// Guesses which rules lie behind a program that cannot be completed.
///
/// The rows with a dual value in the relaxation make a Farkas certificate: together they rule out every
/// complete plan among the placements that exist. Placements that a rule keeps out have no variable and
/// so no row; for each of them one rule is blamed that does.
struct Suspicion {
  private let rules: RuleBook
  private let fixed: Occupancy
  private let kinds: [DishKind]

  init(rules: RuleBook, fixed: Occupancy, kinds: [DishKind]) {
    self.rules = rules
    self.fixed = fixed
    self.kinds = kinds
  }

  /// The rules behind some constraints, each once, in an order that depends on that of the constraints.
  ///
  /// Time grows with the dishes times the slots that the constraints are about.
  func rules(behind origins: [ConstraintOrigin]) -> [RuleID] {
    var result: [RuleID] = []
    var seen: Set<RuleID> = []
    func add(_ rule: RuleID) {
      if seen.insert(rule).inserted { result.append(rule) }
    }
    func blame(_ dishes: some Sequence<Int>, in slots: some Sequence<Int>) {
      for slot in slots where fixed.dishOfSlot[slot] == nil {
        for dish in dishes {
          let blockers = rules.blockers(of: dish, in: slot, given: fixed)
          if let first = blockers.first, !blockers.contains(where: seen.contains) { add(first) }
        }
      }
    }
    let problem = fixed.problem
    // Rules come first, so that a slot blames a rule that has a constraint rather than another.
    let isRule = { (origin: ConstraintOrigin) in if case .rule = origin { true } else { false } }
    for origin in origins.filter(isRule) + origins.filter({ !isRule($0) }) {
      switch origin {
      case .rule(let rule):
        for twin in twins(of: rule) { add(twin) }
        switch rule {
        case .tag(let tag, .minPerWeek):
          let dishes = problem.dishes.indices.filter { problem.tagsOfDish[$0].contains(tag) }
          blame(dishes, in: problem.slots.indices)
        case .dish(let dish, .fixedDay):
          blame(CollectionOfOne(dish), in: problem.slots.indices)
        default: break
        }
      case .slot(let slot):
        blame(problem.dishes.indices, in: CollectionOfOne(slot))
      case .uses, .presence, .repeats, .level: break
      }
    }
    return result
  }

  /// The same rule of every dish that shares the constraint.
  private func twins(of rule: RuleID) -> [RuleID] {
    guard case .dish(let dish, let kind) = rule,
      let group = kinds.first(where: { $0.representative == dish })
    else { return [rule] }
    return group.members.map { .dish($0, kind) }
  }
}
