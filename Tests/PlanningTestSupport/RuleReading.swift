package import MealModel
package import MealPlanning

/// Reads the rules of a problem from its names, the slow and obvious way.
///
/// It shares nothing with the planners and nothing with the audit: every rule is a count over all meals,
/// made once for the plan and once for the fixed meals, and compared.
package struct RuleReading {
  package let problem: PlanningProblem

  /// A dish on a day, with everything spelled out.
  private struct Meal {
    var day: Int
    var meal: MealType
    var dish: Dish
    var isInside: Bool
  }

  package init(_ problem: PlanningProblem) {
    self.problem = problem
  }

  /// Rules that a plan breaks more than the fixed meals do, and rules that those break among themselves.
  package func brokenRules(by plan: Plan) -> (new: Set<RuleID>, existing: Set<RuleID>) {
    let all = offences(of: meals(of: plan))
    let fixed = offences(of: meals(of: Plan(pinsOf: problem)))
    var new: Set<RuleID> = []
    for (offence, size) in all where size > fixed[offence, default: 0] { new.insert(offence.rule) }
    return (new, Set(fixed.keys.map(\.rule)))
  }

  /// How badly a plan breaks each rule, over all places together; rules that are kept are absent.
  package func breaches(by plan: Plan) -> [RuleID: Int] {
    var result: [RuleID: Int] = [:]
    for (offence, size) in offences(of: meals(of: plan)) {
      result[offence.rule, default: 0] += size
    }
    return result
  }

  /// The "at least" rules that a plan does not meet.
  package func unmetDemands(by plan: Plan) -> Set<RuleID> {
    Set(shortfalls(of: plan, meals(of: plan)).keys)
  }

  /// The value of a plan on every level.
  package func score(of plan: Plan) -> PlanScore {
    let meals = meals(of: plan)
    let inside = meals.filter(\.isInside)
    var variety = 0
    for week in weeks {
      for dish in problem.dishes {
        let before = meals.count { !$0.isInside && $0.dish.id == dish.id && self.week($0) == week }
        let uses = inside.count { $0.dish.id == dish.id && self.week($0) == week }
        for use in 0..<uses { variety += max(1, 3 - before - use) }
      }
    }
    return PlanScore(
      shortfall: shortfalls(of: plan, meals).values.reduce(0, +),
      filledSlots: inside.count,
      variety: variety,
      preference: inside.reduce(0) { $0 + $1.dish.weight },
      repeats: repeats(meals)
    )
  }

  // MARK: Prohibitions

  /// One way to break a rule: the rule and where.
  private struct Offence: Hashable {
    var rule: RuleID
    var place: [Int]
  }

  /// How badly each rule is broken, place by place.
  private func offences(of meals: [Meal]) -> [Offence: Int] {
    var result: [Offence: Int] = [:]
    for (index, tag) in problem.tags.enumerated() {
      let tagged = meals.filter { $0.dish.tags.contains(tag.id) }
      func add(_ kind: TagRuleKind, _ place: [Int], _ size: Int) {
        if size > 0 { result[Offence(rule: .tag(index, kind), place: place), default: 0] += size }
      }
      if let maximum = tag.rules.maxPerWeek {
        for week in weeks {
          add(.maxPerWeek, [week], tagged.count { self.week($0) == week } - maximum)
        }
      }
      for day in 0..<problem.window.dayCount {
        let here = tagged.filter { $0.day == day }
        if tag.rules.noDuplicateInDay { add(.noDuplicateInDay, [day], here.count - 1) }
        if let meal = tag.rules.mealTypeRestriction {
          add(.mealTypeRestriction, [day], here.count { $0.meal != meal })
        }
        if let days = tag.rules.onlyDays, !days.contains(problem.window.weekday(ofDay: day)) {
          add(.onlyDays, [day], here.count)
        }
      }
      if let scope = tag.rules.noConsecutive {
        for day in -1..<problem.window.dayCount {
          let pairs = tagged.filter { $0.day == day }
            .reduce(0) { sum, first in
              sum
                + tagged.count {
                  $0.day == day + 1 && (scope == .anyMeal || $0.meal == first.meal)
                }
            }
          add(.noConsecutive, [day], pairs)
        }
      }
    }
    for (index, dish) in problem.dishes.enumerated() {
      let uses = meals.filter { $0.dish.id == dish.id }
      func add(_ kind: DishRuleKind, _ size: Int) {
        if size > 0 { result[Offence(rule: .dish(index, kind), place: []), default: 0] += size }
      }
      if let maximum = dish.rules.maxUses { add(.maxUses, uses.count(where: \.isInside) - maximum) }
      if let suited = dish.meals {
        add(.meals, uses.count { $0.isInside && !suited.contains($0.meal) })
      }
      if let gap = dish.rules.minGapDays {
        for first in uses.indices {
          for second in uses.indices where second > first {
            let isInside = uses[first].isInside || uses[second].isInside
            if isInside, abs(uses[first].day - uses[second].day) < gap { add(.minGapDays, 1) }
          }
        }
      }
    }
    for (index, filter) in problem.filters.enumerated() {
      let wrong = meals.count { meal in
        meal.isInside && filter.days.map { $0.contains(meal.day) } ?? true
          && filter.meals.map { $0.contains(meal.meal) } ?? true && !isWanted(meal.dish, by: filter)
      }
      if wrong > 0 { result[Offence(rule: .filter(index), place: [])] = wrong }
    }
    return result
  }

  private func isWanted(_ dish: Dish, by filter: SlotFilter) -> Bool {
    for tag in filter.excludedTags where dish.tags.contains(tag) { return false }
    for other in filter.excludedDishes where other == dish.id { return false }
    if let allowed = filter.allowedDishes, !allowed.contains(where: { $0 == dish.id }) {
      return false
    }
    let matches = filter.requiredTags.count { dish.tags.contains($0) }
    switch filter.requirement {
    case .any: return filter.requiredTags.isEmpty || matches > 0
    case .all: return matches == filter.requiredTags.count
    }
  }

  // MARK: Demands and soft levels

  /// How much is missing of what each "at least" rule asks for; rules that are met are absent.
  private func shortfalls(of plan: Plan, _ meals: [Meal]) -> [RuleID: Int] {
    var missing: [RuleID: Int] = [:]
    for (index, tag) in problem.tags.enumerated() {
      guard let minimum = tag.rules.minPerWeek else { continue }
      for week in weeks
      where problem.slots.contains(where: { problem.window.week(ofDay: $0.day) == week }) {
        let uses = meals.count { $0.dish.tags.contains(tag.id) && self.week($0) == week }
        if uses < minimum { missing[.tag(index, .minPerWeek), default: 0] += minimum - uses }
      }
    }
    for (index, dish) in problem.dishes.enumerated() {
      guard let fixedDay = dish.rules.fixedDay else { continue }
      for day in 0..<problem.window.dayCount
      where problem.window.weekday(ofDay: day) == fixedDay.weekday {
        let candidates = problem.slots.indices.filter { slot in
          let place = problem.slots[slot]
          return place.day == day && (fixedDay.meal == nil || fixedDay.meal == place.meal)
        }
        if candidates.contains(where: { plan.dishOfSlot[$0] == index }) { continue }
        if candidates.contains(where: { isOpen($0, to: dish) }) {
          missing[.dish(index, .fixedDay), default: 0] += 1
        }
      }
    }
    return missing
  }

  private func isOpen(_ slot: Int, to dish: Dish) -> Bool {
    let place = problem.slots[slot]
    // Slots with equal days and meals share their pins in order.
    let twins = problem.slots.indices.filter { problem.slots[$0] == place }
    let pinned = problem.pins.count { $0.slot == place }
    if let position = twins.firstIndex(of: slot), position < pinned { return false }
    if let meals = dish.meals, !meals.contains(place.meal) { return false }
    for tag in problem.tags where dish.tags.contains(tag.id) {
      if let meal = tag.rules.mealTypeRestriction, meal != place.meal { return false }
      if let days = tag.rules.onlyDays, !days.contains(problem.window.weekday(ofDay: place.day)) {
        return false
      }
    }
    return !problem.filters.contains { filter in
      (filter.days?.contains(place.day) ?? true) && (filter.meals?.contains(place.meal) ?? true)
        && !isWanted(dish, by: filter)
    }
  }

  private func repeats(_ meals: [Meal]) -> Int {
    var sum = 0
    for tag in problem.tags where tag.rules.noConsecutive == .sameMeal {
      for day in -1..<problem.window.dayCount {
        let isRepeated = meals.contains { first in
          first.day == day && first.dish.tags.contains(tag.id)
            && meals.contains { second in
              second.day == day + 1 && second.meal != first.meal
                && second.dish.tags.contains(tag.id)
            }
        }
        if isRepeated { sum += 1 }
      }
    }
    return sum
  }

  // MARK: Meals

  private var weeks: Range<Int> { 0..<problem.window.weekCount }

  private func week(_ meal: Meal) -> Int {
    problem.window.week(ofDay: meal.day)
  }

  private func meals(of plan: Plan) -> [Meal] {
    var meals: [Meal] = []
    for entry in problem.context {
      if let dish = problem.dishes.first(where: { $0.id == entry.dish }) {
        meals.append(Meal(day: entry.slot.day, meal: entry.slot.meal, dish: dish, isInside: false))
      }
    }
    for (slot, dish) in zip(problem.slots, plan.dishOfSlot) {
      if let dish {
        meals.append(
          Meal(day: slot.day, meal: slot.meal, dish: problem.dishes[dish], isInside: true)
        )
      }
    }
    return meals
  }
}
