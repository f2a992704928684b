import MealModel
import MealPlanning

/// A kind of rule whose prohibitions and constraints can come from different places.
///
/// Dishes are told apart as the true kind does, unless it is the grouping that is broken.
struct MutantProhibition: CombinationRuleKind {
  var truth: any CombinationRuleKind
  var prohibiting: (any CombinationRuleKind)?
  var constrain: @Sendable (inout ProgramBuilder) -> Void
  var tellsDishesApart = true

  /// Whether the kind says that it has a rule about a dish itself.
  var ownsUp = true

  /// The true kind, to be broken.
  init(_ truth: any CombinationRuleKind) {
    self.truth = truth
    prohibiting = truth
    constrain = { truth.addConstraints(to: &$0) }
  }

  var relevantTags: [Int] { tellsDishesApart ? truth.relevantTags : [] }

  func appendSignature(of dish: Int, to signature: inout [Int]) {
    if tellsDishesApart { truth.appendSignature(of: dish, to: &signature) }
  }

  func isAbout(_ dish: Int) -> Bool { ownsUp && truth.isAbout(dish) }

  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    prohibiting?.appendBlockers(of: dish, in: slot, given: occupancy, to: &blockers)
  }

  func addConstraints(to builder: inout ProgramBuilder) { constrain(&builder) }
}

/// A kind of rule that asks for something, with constraints from elsewhere.
struct MutantDemand: DemandRuleKind {
  var truth: any DemandRuleKind
  var constrain: @Sendable (inout ProgramBuilder) -> Void

  /// Whether the tie-break is told what is missing.
  var tellsShortfall = true

  /// Whether the kind says that it has a rule about a dish itself.
  var ownsUp = true

  /// The true kind, to be broken.
  init(_ truth: any DemandRuleKind) {
    self.truth = truth
    constrain = { truth.addConstraints(to: &$0) }
  }

  var relevantTags: [Int] { truth.relevantTags }

  func appendSignature(of dish: Int, to signature: inout [Int]) {
    truth.appendSignature(of: dish, to: &signature)
  }

  func isAbout(_ dish: Int) -> Bool { ownsUp && truth.isAbout(dish) }

  func addConstraints(to builder: inout ProgramBuilder) { constrain(&builder) }

  func shortfall(ofDishes dishes: [Int], near slots: [Int], given occupancy: Occupancy) -> Int {
    tellsShortfall ? truth.shortfall(ofDishes: dishes, near: slots, given: occupancy) : 0
  }

  func requests(given fixed: Occupancy, rules: RuleBook) -> [UseRequest] {
    truth.requests(given: fixed, rules: rules)
  }
}

/// A kind about single placements that tells no dishes apart.
struct BlindPlacementKind: PlacementRuleKind {
  var truth: any PlacementRuleKind

  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID]) {
    truth.appendBlockers(of: dish, in: slot, to: &blockers)
  }
}
