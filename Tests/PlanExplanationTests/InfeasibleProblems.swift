import MealModel
import PlanExplanation
import PlanningTestSupport

/// Seeded weeks that cannot be completed, small enough to try every plan for every set of rules.
///
/// Together they use every rule kind, pins that break rules already, boundary context, both kinds of
/// filters, minima, standing days, and windows that touch two calendar weeks.
enum InfeasibleProblems {
  /// How many elements a problem has at most.
  static let greatestElementCount = 9

  /// How many plans a problem has at most, new dishes included.
  static let greatestPlanCount = 1_300

  /// The problem of a seed; the same on every machine.
  static func problem(seed: UInt64) -> PlanningProblem {
    var draft = Draft(generator: SplitMix64(seed: seed))
    while true {
      guard let problem = try? draft.problem() else {
        preconditionFailure("The generator made an invalid problem for seed \(seed).")
      }
      let force = ExplanationBruteForce(problem)
      if force.elements.count <= greatestElementCount, force.planCount <= greatestPlanCount,
        !force.isCompletable
      {
        return problem
      }
    }
  }

  private struct Draft {
    var generator: SplitMix64
    let meals: [MealType] = [.lunch, .dinner]

    mutating func chance(_ percent: Int) -> Bool {
      generator.draw(below: 100) < percent
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[generator.draw(below: elements.count)]
    }

    mutating func problem() throws(ProblemError) -> PlanningProblem {
      let window = PlanningWindow(
        dayCount: chance(70) ? 1 + generator.draw(below: 4) : 5 + generator.draw(below: 6),
        firstWeekday: pick(Weekday.allCases),
        weekStart: chance(80) ? .monday : pick(Weekday.allCases)
      )
      let slots = self.slots(in: window)
      let tags = (0..<(1 + generator.draw(below: 3))).map { tag(number: $0) }
      let dishCount = 1 + generator.draw(below: slots.count >= 4 ? 3 : 4)
      let dishes = (0..<dishCount).map { dish(number: $0, tags: tags, in: window) }
      let pins = self.pins(slots: slots, dishes: dishes)
      let filters = self.filters(tags: tags, dishes: dishes, slots: slots)
      let context = self.context(dishes: dishes, dayCount: window.dayCount)
      return try PlanningProblem(
        window: window,
        slots: slots,
        tags: tags,
        dishes: dishes,
        pins: pins,
        filters: filters,
        context: context
      )
    }

    mutating func slots(in window: PlanningWindow) -> [MealSlot] {
      var grid = MealSlot.grid(
        days: window.dayCount,
        meals: Array(meals.suffix(chance(60) ? 2 : 1))
      )
      generator.shuffle(&grid)
      return Array(grid.prefix(1 + generator.draw(below: 5)))
    }

    mutating func tag(number: Int) -> Tag {
      var rules = TagRules()
      if chance(40) { rules.maxPerWeek = generator.draw(below: 3) }
      if chance(25) { rules.minPerWeek = 1 + generator.draw(below: 5) }
      if chance(30) { rules.noConsecutive = pick(ConsecutiveScope.allCases) }
      if chance(25) { rules.noDuplicateInDay = true }
      if chance(20) { rules.mealTypeRestriction = pick(meals) }
      if chance(15) {
        rules.onlyDays = Set(
          (0..<(2 + generator.draw(below: 4))).map { _ in pick(Weekday.allCases) }
        )
      }
      let name = "tag \(number)"
      return Tag(id: TagID(rawValue: name), name: LocalizedName(name), rules: rules)
    }

    mutating func dish(number: Int, tags: [Tag], in window: PlanningWindow) -> Dish {
      var rules = DishRules()
      if chance(30) { rules.minGapDays = 1 + generator.draw(below: 5) }
      if chance(30) { rules.maxUses = generator.draw(below: 3) }
      if chance(15) {
        let day = generator.draw(below: window.dayCount)
        rules.fixedDay = FixedDay(
          window.weekday(ofDay: day),
          meal: chance(40) ? pick(meals) : nil
        )
      }
      return Dish(
        "dish \(number)",
        tags: tags.map(\.id).filter { _ in chance(50) },
        meals: chance(20) ? [pick(meals)] : nil,
        rules: rules
      )
    }

    mutating func pins(slots: [MealSlot], dishes: [Dish]) -> [Assignment] {
      guard chance(50) else { return [] }
      return slots.filter { _ in chance(35) }.map { Assignment($0, pick(dishes).id) }
    }

    mutating func filters(tags: [Tag], dishes: [Dish], slots: [MealSlot]) -> [SlotFilter] {
      (0..<(chance(40) ? 1 + generator.draw(below: 2) : 0)).map { _ in
        var filter = SlotFilter(
          days: chance(50) ? [pick(slots).day] : nil,
          meals: chance(40) ? [pick(meals)] : nil
        )
        if chance(55) {
          filter.requiredTags = tags.map(\.id).filter { _ in chance(60) }
          filter.requirement = pick(SlotFilter.Requirement.allCases)
        }
        if chance(30) { filter.excludedTags = [pick(tags).id] }
        if chance(30) { filter.excludedDishes = [pick(dishes).id] }
        if chance(20) { filter.allowedDishes = dishes.map(\.id).filter { _ in chance(60) } }
        return filter
      }
    }

    mutating func context(dishes: [Dish], dayCount: Int) -> [Assignment] {
      guard chance(45) else { return [] }
      return (0..<(1 + generator.draw(below: 3))).map { _ in
        let day = chance(70) ? -1 - generator.draw(below: 3) : dayCount + generator.draw(below: 2)
        return Assignment(MealSlot(day: day, meal: pick(meals)), pick(dishes).id)
      }
    }
  }
}
