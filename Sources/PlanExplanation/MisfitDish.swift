public import MealModel
import MealPlanning

/// A dish that no meal of the plan can ever hold.
public struct MisfitDish: Hashable, Sendable {
  /// The position of the dish.
  public var dish: Int

  /// The rules that together keep it out of every meal.
  public var rules: [RuleID]

  /// Makes a finding.
  public init(dish: Int, rules: [RuleID]) {
    self.dish = dish
    self.rules = rules
  }
}

extension PlanningProblem {
  /// Dishes that fit nowhere, whatever stands in the other meals, with the proof.
  ///
  /// Every meal is tried, and only rules count that look at the dish and the place alone or allow nothing
  /// at all; a dish that is merely crowded out is not among them. Time grows with dishes × slots.
  public var misfitDishes: [MisfitDish] {
    let kinds = RuleBook(self).placementKinds
    return dishes.indices.compactMap { dish in
      let banned = bans(ofDish: dish)
      guard banned.isEmpty else { return MisfitDish(dish: dish, rules: banned) }
      guard !slots.isEmpty else { return nil }
      var rules: [RuleID] = []
      for slot in slots.indices {
        var blockers: [RuleID] = []
        for kind in kinds { kind.appendBlockers(of: dish, in: slot, to: &blockers) }
        if blockers.isEmpty { return nil }
        for rule in blockers where !rules.contains(rule) { rules.append(rule) }
      }
      return MisfitDish(dish: dish, rules: rules)
    }
  }

  /// Rules that never allow a dish: a maximum of zero.
  private func bans(ofDish dish: Int) -> [RuleID] {
    let tags = tagsOfDish[dish].filter { self.tags[$0].rules.maxPerWeek == 0 }
    let own = dishes[dish].rules.maxUses == 0 ? [RuleID.dish(dish, .maxUses)] : []
    return tags.map { .tag($0, .maxPerWeek) } + own
  }
}
