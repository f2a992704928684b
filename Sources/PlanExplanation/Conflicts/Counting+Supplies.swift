import MealModel
import MealPlanning

/// What the rules leave of the meals that are asked for.
extension Counting {
  /// Supplies under which all dishes fall that fit somewhere, or `nil` when some dish has no limit.
  func supplies(of dishes: [Int], in slots: [Int]) -> [CountingArgument.Supply]? {
    var slotsOfDish: [Int: [Int]] = [:]
    for dish in dishes {
      let allowed = slots.filter { rules.allows(dish, in: $0, given: fixed) }
      if !allowed.isEmpty { slotsOfDish[dish] = allowed }
    }
    let usable = dishes.filter { slotsOfDish[$0] != nil }
    var supplies: [CountingArgument.Supply] = []
    var covered: Set<Int> = []
    let tags = Set(usable.flatMap { problem.tagsOfDish[$0] }).sorted()
    for tag in tags {
      let tagged = usable.filter { problem.tagsOfDish[$0].contains(tag) }
      let allowed = Set(tagged.flatMap { slotsOfDish[$0] ?? [] }).sorted()
      guard let supply = limit(ofTag: tag, in: allowed), supply.count < slots.count else {
        continue
      }
      supplies.append(supply)
      covered.formUnion(tagged)
    }
    for dish in usable where !covered.contains(dish) {
      guard let supply = limit(ofDish: dish, in: slotsOfDish[dish] ?? []),
        supply.count < slots.count
      else { return nil }
      supplies.append(supply)
    }
    return withoutSpare(supplies, for: usable)
  }

  /// Leaves out tags whose dishes all fall under other supplies too, the most generous first.
  private func withoutSpare(
    _ supplies: [CountingArgument.Supply],
    for dishes: [Int]
  ) -> [CountingArgument.Supply] {
    func isUnder(_ dish: Int, _ supply: CountingArgument.Supply) -> Bool {
      switch supply.subject {
      case .meals: true
      case .tag(let tag): problem.tagsOfDish[dish].contains(tag)
      case .dish(let other): dish == other
      }
    }
    var kept = supplies
    for supply in supplies.sorted(by: { $0.count > $1.count }) {
      let rest = kept.filter { $0 != supply }
      if dishes.allSatisfy({ dish in rest.contains { isUnder(dish, $0) } }) { kept = rest }
    }
    return kept
  }

  /// How many of some slots a tag can fill, by the rule that leaves the fewest.
  private func limit(ofTag tag: Int, in slots: [Int]) -> CountingArgument.Supply? {
    let rules = problem.tags[tag].rules
    var best = CountingArgument.Supply(subject: .tag(tag), count: slots.count, rule: nil)
    func consider(_ count: Int, _ kind: TagRuleKind) {
      if count < best.count || best.rule == nil {
        best = CountingArgument.Supply(subject: .tag(tag), count: count, rule: .tag(tag, kind))
      }
    }
    if let maximum = rules.maxPerWeek {
      let byWeek = Dictionary(grouping: slots) { fixed.layout.weekOfSlot[$0] }
      let count = byWeek.reduce(0) { sum, week in
        let room = max(0, maximum - fixed.uses(ofTag: tag, inWeek: week.key))
        return sum + min(week.value.count, room)
      }
      consider(count, .maxPerWeek)
    }
    if rules.noDuplicateInDay {
      consider(Set(slots.map { problem.slots[$0].day }).count, .noDuplicateInDay)
    }
    switch rules.noConsecutive {
    case .sameMeal:
      let byMeal = Dictionary(grouping: slots) { fixed.layout.mealOfSlot[$0] }
      consider(byMeal.values.reduce(0) { $0 + alternating($1) }, .noConsecutive)
    case .anyMeal: consider(alternating(slots), .noConsecutive)
    case nil: break
    }
    if best.rule == nil {
      let kinds: [TagRuleKind] = [.mealTypeRestriction, .onlyDays]
      guard let kind = kinds.first(where: problem.tags[tag].rules.kinds.contains) else {
        return nil
      }
      best.rule = .tag(tag, kind)
    }
    return best
  }

  /// How many of some slots a dish can fill, by the rule that leaves the fewest.
  private func limit(ofDish dish: Int, in slots: [Int]) -> CountingArgument.Supply? {
    let rules = problem.dishes[dish].rules
    var best = CountingArgument.Supply(subject: .dish(dish), count: slots.count, rule: nil)
    if let maximum = rules.maxUses {
      let room = max(0, maximum - fixed.usesInWindow(ofDish: dish))
      if room < best.count {
        best.count = room
        best.rule = .dish(dish, .maxUses)
      }
    }
    if let gap = rules.minGapDays {
      var count = 0
      var last = Int.min / 2
      for day in Set(slots.map({ problem.slots[$0].day })).sorted() where day - last >= gap {
        count += 1
        last = day
      }
      if count < best.count {
        best.count = count
        best.rule = .dish(dish, .minGapDays)
      }
    }
    return best
  }

  /// The most slots on days of which no two are neighbours.
  private func alternating(_ slots: [Int]) -> Int {
    let count = Dictionary(grouping: slots) { problem.slots[$0].day }.mapValues(\.count)
    // The best among the days so far, and the best that leaves the last of them free.
    var best = 0
    var bestBefore = 0
    var last: Int?
    for (day, slots) in count.sorted(by: { $0.key < $1.key }) {
      let start = last == day - 1 ? bestBefore : best
      (bestBefore, best) = (best, max(best, start + slots))
      last = day
    }
    return best
  }
}
