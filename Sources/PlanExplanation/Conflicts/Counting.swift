package import MealModel
import MealPlanning

/// Looks for a counting argument against completing a problem.
///
/// It is given a problem that holds the elements of a conflict and nothing else, so whatever rule it meets
/// is part of the conflict. An argument is right by itself; that there is none says nothing.
package struct Counting {
  let problem: PlanningProblem
  let rules: RuleBook
  let fixed: Occupancy

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
}
