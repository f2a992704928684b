import MealModel

/// Hands the uses of a kind out to its dishes.
struct DishHandout {
  private let kind: DishKind

  /// The fixed meals.
  private let fixed: Occupancy

  private let weightOfDish: [Int: Int]

  init(kind: DishKind, fixed: Occupancy) {
    self.kind = kind
    self.fixed = fixed
    let dishes = fixed.problem.dishes
    weightOfDish = Dictionary(uniqueKeysWithValues: kind.members.map { ($0, dishes[$0].weight) })
  }

  /// Gives each slot a dish, keeping variety and preference as high as the counts allow.
  ///
  /// - Parameters:
  ///   - slots: The slots that the kind holds, in rising order.
  ///   - generator: Decides between dishes that serve equally well.
  /// - Returns: Each slot with its dish.
  func assign(
    _ slots: [Int],
    using generator: inout SplitMix64
  ) -> [(slot: Int, dish: Int)] {
    var order = kind.members
    generator.shuffle(&order)
    let rules = fixed.problem.dishes[kind.representative].rules
    if rules.minGapDays != nil || (rules.maxUses != nil && fixed.layout.weekCount > 1) {
      // Such dishes all have one weight. In turn, every dish gets uses a full round apart.
      return slots.enumerated().map { ($0.element, order[$0.offset % order.count]) }
    }
    var result: [(slot: Int, dish: Int)] = []
    for week in 0..<fixed.layout.weekCount {
      let slotsOfWeek = slots.filter { fixed.layout.weekOfSlot[$0] == week }
      guard !slotsOfWeek.isEmpty else { continue }
      var chosen = uses(slotsOfWeek.count, inWeek: week, from: order)
      // Dishes that were not used yet come first in the weeks that follow.
      let used = Set(chosen)
      order = order.filter { !used.contains($0) } + order.filter(used.contains)
      generator.shuffle(&chosen)
      result += zip(slotsOfWeek, chosen).map { ($0, $1) }
    }
    return result
  }

  /// The best dishes for a number of uses in one week; among equals the first in `order`.
  private func uses(_ count: Int, inWeek week: Int, from order: [Int]) -> [Int] {
    let fixedUses = fixed.uses(ofDish: kind.representative, inWeek: week)
    let usesLeft = fixed.problem.dishes[kind.representative].rules.maxUses.map {
      $0 - fixed.usesInWindow(ofDish: kind.representative)
    }
    let groups = groupsByWeight(of: order)
    var chosen: [Int] = []
    for round in 0... {
      let isLast = Variety.loss(ofUse: fixedUses + round + 1) == Variety.greatestLoss
      let usesPerDish = min(isLast ? count : 1, (usesLeft ?? .max) - round)
      // A point that uses the kind more often than it may be is false; its slots stay empty, and the
      // audit finds the plan worse than the point promised.
      guard usesPerDish > 0 else { break }
      for group in groups {
        let uses = min(count - chosen.count, usesPerDish * group.count)
        chosen += (0..<uses).map { group[$0 % group.count] }
      }
      if chosen.count == count { break }
    }
    return chosen
  }

  /// The dishes of equal weight, the greatest weight first, each group in the given order.
  private func groupsByWeight(of order: [Int]) -> [[Int]] {
    Dictionary(grouping: order, by: { weightOfDish[$0] ?? 0 })
      .sorted { $0.key > $1.key }
      .map(\.value)
  }
}
