import MealModel

/// Which dishes no optimal plan adds, because there are enough better ones in their place.
///
/// A dish *a* takes the place of a dish *d* in any plan that does not have *a* in the week of that place if *a* has
/// the same tags, as far as rules about several meals look at tags; if no such rule is about *a* itself; if it is
/// no fixed meal; and if it may stand wherever *d* may. Nothing falls short or stays empty by it unless a rule asks
/// for *d* itself, and a first use is worth no less than the use that it replaces. A plan has at most as many
/// dishes in a week as the week has open slots, *d* being one of them. So where that many such dishes are more
/// welcome than *d*, one of them is always free and makes the plan better, and no optimal plan adds *d*.
///
/// Dominated columns are known from integer programming. Here they pay where a history or ratings make every dish
/// as welcome as no other: rules about single dishes would then split off many kinds of one dish each.
struct DishDominance {
  /// Dishes that rules treat alike but for their weights.
  struct Group {
    var members: [Int]

    /// The empty slots that any of them may take, in rising order.
    var slots: [Int]

    /// The tags that rules about several meals look at.
    var tags: [Int]
  }

  private let groups: [Group]
  private let weights: [Int]

  /// By group the weight below which its dishes are dominated.
  private let leastWeights: [Int?]

  /// - Parameters:
  ///   - groups: All dishes that can stand somewhere.
  ///   - rules: The rules of the problem.
  ///   - fixed: The occupancy that holds the fixed meals only.
  init(groups: [Group], rules: RuleBook, fixed: Occupancy) {
    let weights = fixed.problem.dishes.map(\.weight)
    self.groups = groups
    self.weights = weights
    guard let first = weights.first, weights.contains(where: { $0 != first }) else {
      leastWeights = groups.map { _ in nil }
      return
    }
    let needed =
      fixed.layout.slotsOfWeek.map { $0.count { fixed.dishOfSlot[$0] == nil } }.max() ?? 0
    let substitutes = groups.indices.filter { group in
      groups[group].members.first.map { dish in
        fixed.daysOfDish[dish].isEmpty && !rules.combinationKinds.contains { $0.isAbout(dish) }
      } ?? false
    }
    let substitutesOfTags = Dictionary(grouping: substitutes) { groups[$0].tags }
    leastWeights = groups.map { group in
      guard let dish = group.members.first, !group.slots.isEmpty,
        !rules.demandKinds.contains(where: { $0.isAbout(dish) })
      else { return nil }
      let slots = Set(group.slots)
      let best = (substitutesOfTags[group.tags] ?? [])
        .filter { slots.isSubset(of: groups[$0].slots) }
        .flatMap { groups[$0].members.map { weights[$0] } }
      guard best.count >= needed, needed > 0 else { return nil }
      return best.sorted(by: >)[needed - 1]
    }
  }

  /// The members of a group that an optimal plan can have.
  func undominated(in group: Int) -> [Int] {
    guard let least = leastWeights[group] else { return groups[group].members }
    return groups[group].members.filter { weights[$0] >= least }
  }
}
