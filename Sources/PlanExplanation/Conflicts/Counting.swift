package import MealModel
import MealPlanning

/// Looks for a counting argument against completing a problem.
///
/// It is given a problem that holds the elements of a conflict and nothing else, so whatever rule it meets
/// is part of the conflict. An argument is right by itself; that there is none says nothing.
package struct Counting {
  private let problem: PlanningProblem
  private let rules: RuleBook
  private let fixed: Occupancy

  package init(_ problem: PlanningProblem) {
    self.problem = problem
    rules = RuleBook(problem)
    fixed = Occupancy(fixedMealsOf: problem)
  }

  /// The argument about the fewest meals, or `nil` when the numbers alone show nothing.
  ///
  /// Time grows with dishes × slots × the scopes that are tried.
  package func argument() -> CountingArgument? {
    demandArgument() ?? mealsArgument()
  }

  // MARK: What is asked for

  private func mealsArgument() -> CountingArgument? {
    let empty = problem.slots.indices.filter { fixed.dishOfSlot[$0] == nil }
    let everyDish = Array(problem.dishes.indices)
    for scope in scopes(of: empty) {
      let supplies = supplies(of: everyDish, in: scope)
      guard let supplies, supplies.reduce(0, { $0 + $1.count }) < scope.count else { continue }
      let meals = Set(scope.map { problem.slots[$0].meal })
      return CountingArgument(
        demand: .meals,
        needed: scope.count,
        days: days(of: scope),
        meal: meals.count == 1 ? meals.first : nil,
        supplies: supplies
      )
    }
    return nil
  }

  /// Sets of slots, the small ones first: single slots, days, pairs of days, meals of a week, weeks, all.
  private func scopes(of slots: [Int]) -> [[Int]] {
    func groups<Key: Hashable>(_ key: (Int) -> Key) -> [[Int]] {
      var order: [Key] = []
      var groups: [Key: [Int]] = [:]
      for slot in slots {
        let key = key(slot)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(slot)
      }
      return order.compactMap { groups[$0] }
    }
    func week(_ slot: Int) -> Int { fixed.layout.weekOfSlot[slot] }
    let days = groups { problem.slots[$0].day }
    let pairs = zip(days, days.dropFirst())
      .filter { problem.slots[$1[0]].day == problem.slots[$0[0]].day + 1 }.map { $0 + $1 }
    let mealPairs = pairs.flatMap { pair in
      Set(pair.map { fixed.layout.mealOfSlot[$0] }).sorted()
        .map { meal in pair.filter { fixed.layout.mealOfSlot[$0] == meal } }
    }
    let mealsOfWeek = groups { [week($0), fixed.layout.mealOfSlot[$0]] }
    let mealsOfPlan = groups { fixed.layout.mealOfSlot[$0] }
    let all = slots.isEmpty ? [] : [slots]
    return slots.map { [$0] } + days + mealPairs + pairs + mealsOfWeek + groups(week) + mealsOfPlan
      + all
  }

  private func demandArgument() -> CountingArgument? {
    let demanded = problem.tags.indices.filter { problem.tags[$0].rules.minPerWeek != nil }
    for tags in demanded.map({ [$0] }) + (demanded.count > 1 ? [demanded] : []) {
      if let found = minimumArgument(tags) { return found }
    }
    return appointmentArgument()
  }

  /// An argument about the minima of some tags together, of which no dish has two.
  private func minimumArgument(_ tags: [Int]) -> CountingArgument? {
    let dishes = problem.dishes.indices.filter { dish in
      tags.contains { problem.tagsOfDish[dish].contains($0) }
    }
    let isDisjoint = dishes.allSatisfy { dish in
      tags.count { problem.tagsOfDish[dish].contains($0) } == 1
    }
    guard isDisjoint else { return nil }
    for (week, slots) in fixed.layout.slotsOfWeek.enumerated() where !slots.isEmpty {
      let needed = tags.reduce(0) { sum, tag in
        let minimum = problem.tags[tag].rules.minPerWeek ?? 0
        return sum + max(0, minimum - fixed.uses(ofTag: tag, inWeek: week))
      }
      if let found = argument(.tags(tags), needed: needed, of: dishes, in: Array(slots)) {
        return found
      }
    }
    return nil
  }

  private func appointmentArgument() -> CountingArgument? {
    for (dish, value) in problem.dishes.enumerated() {
      guard let appointment = value.rules.fixedDay else { continue }
      var open: [Int] = []
      var asked = 0
      for (day, slots) in fixed.layout.slotsOfDay.enumerated()
      where problem.window.weekday(ofDay: day) == appointment.weekday {
        let candidates = slots.filter {
          appointment.meal ?? problem.slots[$0].meal == problem.slots[$0].meal
        }
        let isThere = candidates.contains { fixed.dishOfSlot[$0] == dish }
        let isOpen = candidates.contains { isPlaceable(dish, in: $0) }
        guard !isThere, isOpen else { continue }
        if let found = argument(.dish(dish), needed: 1, of: [dish], in: candidates) { return found }
        open += candidates
        asked += 1
      }
      if let found = argument(.dish(dish), needed: asked, of: [dish], in: open) { return found }
    }
    return nil
  }

  private func argument(
    _ demand: CountingArgument.Demand,
    needed: Int,
    of dishes: [Int],
    in slots: [Int]
  ) -> CountingArgument? {
    let empty = slots.filter { fixed.dishOfSlot[$0] == nil }
    let everyMeal = CountingArgument.Supply(subject: .meals, count: empty.count, rule: nil)
    let supplies = supplies(of: dishes, in: empty) ?? [everyMeal]
    guard supplies.reduce(0, { $0 + $1.count }) < needed else { return nil }
    return CountingArgument(
      demand: demand,
      needed: needed,
      days: days(of: slots),
      meal: nil,
      supplies: supplies
    )
  }

  /// Whether the slot is empty and nothing about the dish and the slot alone forbids the dish.
  private func isPlaceable(_ dish: Int, in slot: Int) -> Bool {
    guard fixed.dishOfSlot[slot] == nil else { return false }
    var blockers: [RuleID] = []
    for kind in rules.placementKinds { kind.appendBlockers(of: dish, in: slot, to: &blockers) }
    return blockers.isEmpty
  }

  private func days(of slots: [Int]) -> [Int] {
    Set(slots.map { problem.slots[$0].day }).sorted()
  }

  // MARK: What the rules leave

  /// Supplies under which all dishes fall that fit somewhere, or `nil` when some dish has no limit.
  private func supplies(of dishes: [Int], in slots: [Int]) -> [CountingArgument.Supply]? {
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
