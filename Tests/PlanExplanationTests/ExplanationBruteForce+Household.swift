import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport

/// What a household's week holds, read from its names and rules.
extension ExplanationBruteForce {
  static func elements(
    of problem: PlanningProblem,
    settled: Set<Int>,
    silent: Set<Int>,
    hasContext: Bool
  ) -> [HouseholdElement] {
    var rules: [RuleID] = []
    for (index, tag) in problem.tags.enumerated() {
      let isUsed = problem.dishes.contains { $0.tags.contains(tag.id) }
      if tag.rules.minPerWeek ?? 0 > 0 { rules.append(.tag(index, .minPerWeek)) }
      guard isUsed else { continue }
      if tag.rules.maxPerWeek != nil { rules.append(.tag(index, .maxPerWeek)) }
      if tag.rules.noConsecutive != nil { rules.append(.tag(index, .noConsecutive)) }
      if tag.rules.noDuplicateInDay { rules.append(.tag(index, .noDuplicateInDay)) }
      if tag.rules.mealTypeRestriction != nil { rules.append(.tag(index, .mealTypeRestriction)) }
      if tag.rules.onlyDays != nil { rules.append(.tag(index, .onlyDays)) }
    }
    for (index, dish) in problem.dishes.enumerated() {
      if dish.meals != nil { rules.append(.dish(index, .meals)) }
      if dish.rules.minGapDays != nil { rules.append(.dish(index, .minGapDays)) }
      if dish.rules.maxUses != nil { rules.append(.dish(index, .maxUses)) }
      if dish.rules.fixedDay != nil, !silent.contains(index) {
        rules.append(.dish(index, .fixedDay))
      }
    }
    rules += problem.filters.indices.map(RuleID.filter)
    rules += problem.pins.indices.filter { !settled.contains($0) }.map(RuleID.pin)
    return rules.map(HouseholdElement.rule) + (hasContext ? [.context] : [])
  }

  /// Pins without which the fixed meals would break something less.
  static func settledPins(of problem: PlanningProblem) -> Set<Int> {
    let reading = RuleReading(problem)
    let plan = Plan(pinsOf: problem)
    let breaches = reading.breaches(by: plan)
    return Set(
      problem.pins.indices.filter { pin in
        var fewer = plan
        for slot in problem.slots.indices where problem.slots[slot] == problem.pins[pin].slot {
          fewer.dishOfSlot[slot] = nil
        }
        return reading.breaches(by: fewer) != breaches
      }
    )
  }

  static func heldContext(of problem: PlanningProblem) -> Set<Int> {
    Set(
      problem.context.indices.filter { index in
        let entry = problem.context[index]
        let week = problem.window.week(ofDay: entry.slot.day)
        guard week >= 0, week < problem.window.weekCount else { return false }
        return problem.tags.contains { tag in
          tag.rules.minPerWeek != nil
            && problem.dishes.contains { $0.id == entry.dish && $0.tags.contains(tag.id) }
        }
      }
    )
  }

  /// By dish and slot the rules that keep the dish out, whatever stands elsewhere.
  static func closingRules(of problem: PlanningProblem) -> [[Set<RuleID>]] {
    let reading = RuleReading(
      Self.problem(
        problem,
        tags: problem.tags.map { tag in
          var bare = tag
          bare.rules = TagRules(
            mealTypeRestriction: tag.rules.mealTypeRestriction,
            onlyDays: tag.rules.onlyDays
          )
          return bare
        },
        dishes: problem.dishes.map { dish in
          var bare = dish
          bare.rules = DishRules()
          return bare
        },
        pins: [],
        context: []
      )
    )
    return problem.dishes.indices.map { dish in
      problem.slots.indices.map { slot in
        var plan = Plan(dishOfSlot: problem.slots.map { _ in nil })
        plan.dishOfSlot[slot] = dish
        return reading.brokenRules(by: plan).new
      }
    }
  }

  static func appointmentDays(
    of problem: PlanningProblem
  ) -> [(dish: Int, candidates: [Int])] {
    problem.dishes.indices.flatMap { dish -> [(dish: Int, candidates: [Int])] in
      guard let fixedDay = problem.dishes[dish].rules.fixedDay else { return [] }
      return (0..<problem.window.dayCount)
        .filter { problem.window.weekday(ofDay: $0) == fixedDay.weekday }
        .map { day in
          let candidates = problem.slots.indices.filter {
            problem.slots[$0].day == day
              && (fixedDay.meal == nil || fixedDay.meal == problem.slots[$0].meal)
          }
          return (dish, candidates)
        }
    }
  }

  /// The tags of the new dishes that could help where others do not.
  static func newTags(for problem: PlanningProblem) -> [[Int]] {
    var kinds: Set<[Int]> = [[]]
    for (index, tag) in problem.tags.enumerated() where tag.rules.minPerWeek ?? 0 > 0 {
      kinds.insert([index])
    }
    for filter in problem.filters {
      let required = problem.tags.indices.filter {
        filter.requiredTags.contains(problem.tags[$0].id)
      }
      switch filter.requirement {
      case .any: for tag in required { kinds.insert([tag]) }
      case .all: kinds.insert(required)
      }
    }
    return kinds.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
  }

  static func loosened(_ tag: Tag, by change: Int) -> Tag {
    var tag = tag
    guard change > 0 else { return tag }
    tag.rules.maxPerWeek = tag.rules.maxPerWeek.map { $0 + change }
    tag.rules.minPerWeek = tag.rules.minPerWeek.flatMap { $0 > change ? $0 - change : nil }
    if tag.rules.noConsecutive == .anyMeal { tag.rules.noConsecutive = .sameMeal }
    return tag
  }

  /// The dish without its standing day, which is looked at apart.
  static func loosened(_ dish: Dish, by change: Int) -> Dish {
    var dish = dish
    dish.rules.fixedDay = nil
    dish.rules.minGapDays = dish.rules.minGapDays.flatMap { $0 > change ? $0 - change : nil }
    dish.rules.maxUses = dish.rules.maxUses.map { $0 + change }
    return dish
  }

  static func problem(
    _ problem: PlanningProblem,
    tags: [Tag],
    dishes: [Dish],
    pins: [Assignment],
    context: [Assignment]
  ) -> PlanningProblem {
    do {
      return try PlanningProblem(
        window: problem.window,
        slots: problem.slots,
        tags: tags,
        dishes: dishes,
        pins: pins,
        filters: problem.filters,
        context: context
      )
    } catch {
      preconditionFailure("A part of a valid problem is valid: \(error)")
    }
  }
}
