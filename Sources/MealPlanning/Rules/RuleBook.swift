package import MealModel

/// Every rule of a problem, ready to be asked.
package struct RuleBook: Sendable {
  package let placementKinds: [any PlacementRuleKind]
  package let prohibitionKinds: [any CombinationRuleKind]
  package let demandKinds: [any DemandRuleKind]

  /// The prohibitions and then the demands.
  package let combinationKinds: [any CombinationRuleKind]

  package init(_ problem: PlanningProblem) {
    placementKinds = [
      DishMeals(problem), MealRestriction(problem), OnlyDays(problem), SlotFilters(problem),
    ]
    demandKinds = [WeeklyMinimum(problem), FixedDays(problem)]
    prohibitionKinds = [
      WeeklyMaximum(problem), NoDuplicateInDay(problem), NoConsecutiveDays(problem),
      MinimumGap(problem), MaximumUses(problem),
    ]
    combinationKinds = prohibitionKinds + demandKinds
  }

  /// Rules of which some are not those of the product.
  ///
  /// It is there for proofs that tests notice a rule that is wrong.
  package init(
    placementKinds: [any PlacementRuleKind],
    prohibitionKinds: [any CombinationRuleKind],
    demandKinds: [any DemandRuleKind]
  ) {
    self.placementKinds = placementKinds
    self.prohibitionKinds = prohibitionKinds
    self.demandKinds = demandKinds
    combinationKinds = prohibitionKinds + demandKinds
  }

  /// The rules that forbid a dish in an empty slot, given what stands elsewhere; empty when none does.
  package func blockers(of dish: Int, in slot: Int, given occupancy: Occupancy) -> [RuleID] {
    var blockers: [RuleID] = []
    for kind in placementKinds {
      kind.appendBlockers(of: dish, in: slot, to: &blockers)
    }
    for kind in combinationKinds {
      kind.appendBlockers(of: dish, in: slot, given: occupancy, to: &blockers)
    }
    return blockers
  }

  /// Whether no rule about the dish and the slot alone forbids the dish in it.
  package func admits(_ dish: Int, in slot: Int) -> Bool {
    var blockers: [RuleID] = []
    for kind in placementKinds {
      kind.appendBlockers(of: dish, in: slot, to: &blockers)
      if !blockers.isEmpty { return false }
    }
    return true
  }

  /// Whether no rule forbids a dish in an empty slot, given what stands elsewhere.
  package func allows(_ dish: Int, in slot: Int, given occupancy: Occupancy) -> Bool {
    guard admits(dish, in: slot) else { return false }
    var blockers: [RuleID] = []
    for kind in combinationKinds {
      kind.appendBlockers(of: dish, in: slot, given: occupancy, to: &blockers)
      if !blockers.isEmpty { return false }
    }
    return true
  }
}
