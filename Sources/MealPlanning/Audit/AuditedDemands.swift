import MealModel

/// Reads the rules that ask for something.
struct AuditedDemands {
  let problem: PlanningProblem
  let meals: [AuditedMeal]
  let plan: Plan

  /// Everything that is missing, by rule and then by week.
  func shortfalls() -> [Shortfall] {
    weeklyMinima() + standingAppointments()
  }

  /// What stays missing of the weekly minima whatever is added to the meals.
  func leastShortfall() -> Int {
    weeklyMinima().reduce(0) { sum, shortfall in
      guard case .tag(let tag, _) = shortfall.rule,
        problem.tagsOfDish.contains(where: { $0.contains(tag) })
      else { return sum + shortfall.missing }
      let open = problem.slots.indices.count { slot in
        plan.dishOfSlot[slot] == nil
          && problem.window.week(ofDay: problem.slots[slot].day) == shortfall.week
      }
      return sum + max(0, shortfall.missing - open)
    }
  }

  private func weeklyMinima() -> [Shortfall] {
    var shortfalls: [Shortfall] = []
    for (tag, value) in problem.tags.enumerated() {
      guard let minimum = value.rules.minPerWeek else { continue }
      let weeks = Set(problem.slots.map { problem.window.week(ofDay: $0.day) })
      for week in weeks.sorted() {
        let count = meals.count { $0.week == week && problem.tagsOfDish[$0.dish].contains(tag) }
        if count < minimum {
          shortfalls.append(
            Shortfall(
              rule: .tag(tag, .minPerWeek),
              week: week,
              count: count,
              required: minimum
            )
          )
        }
      }
    }
    return shortfalls
  }

  private func standingAppointments() -> [Shortfall] {
    var shortfalls: [Shortfall] = []
    for dish in problem.dishes.indices {
      guard let appointment = problem.dishes[dish].rules.fixedDay else { continue }
      let slots = problem.slots.indices.filter { slot in
        problem.window.weekday(ofDay: problem.slots[slot].day) == appointment.weekday
          && (appointment.meal ?? problem.slots[slot].meal) == problem.slots[slot].meal
      }
      for (day, slots) in Dictionary(grouping: slots, by: { problem.slots[$0].day })
        .sorted(by: { $0.key < $1.key })
      {
        let isThere = slots.contains { plan.dishOfSlot[$0] == dish }
        if !isThere, slots.contains(where: { canHold(dish, slot: $0) }) {
          shortfalls.append(
            Shortfall(
              rule: .dish(dish, .fixedDay),
              week: problem.window.week(ofDay: day),
              day: day,
              count: 0,
              required: 1
            )
          )
        }
      }
    }
    return shortfalls
  }

  /// Whether the slot is not pinned and nothing about the dish and the slot alone forbids the dish.
  private func canHold(_ dish: Int, slot: Int) -> Bool {
    guard problem.pinnedDish[slot] == nil else { return false }
    let place = problem.slots[slot]
    let value = problem.dishes[dish]
    if let meals = value.meals, !meals.contains(place.meal) { return false }
    for tag in problem.tagsOfDish[dish] {
      let rules = problem.tags[tag].rules
      if let meal = rules.mealTypeRestriction, meal != place.meal { return false }
      if let days = rules.onlyDays, !days.contains(problem.window.weekday(ofDay: place.day)) {
        return false
      }
    }
    return problem.filters.allSatisfy { !$0.covers(place) || $0.isMet(by: value) }
  }
}
