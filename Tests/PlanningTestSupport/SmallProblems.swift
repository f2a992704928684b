package import MealModel

/// Seeded problems that are small enough to try every plan.
///
/// Together they use every rule kind, pins that break rules already, boundary context, filters, empty dish
/// lists, dishes without tags, and tags that contradict each other.
package enum SmallProblems {
  /// The problem of a seed; the same on every machine.
  package static func problem(seed: UInt64) -> PlanningProblem {
    var draft = Draft(generator: SplitMix64(seed: seed))
    do {
      return try draft.problem()
    } catch {
      preconditionFailure("The generator made an invalid problem for seed \(seed): \(error)")
    }
  }

  private struct Draft {
    var generator: SplitMix64
    let meals: [MealType] = [.breakfast, .lunch, .dinner]

    mutating func chance(_ percent: Int) -> Bool {
      generator.draw(below: 100) < percent
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[generator.draw(below: elements.count)]
    }

    mutating func problem() throws(ProblemError) -> PlanningProblem {
      let window = PlanningWindow(
        dayCount: 1 + generator.draw(below: 9),
        firstWeekday: pick(Weekday.allCases),
        weekStart: chance(80) ? .monday : pick(Weekday.allCases)
      )
      let slots = self.slots(in: window)
      let tags = (0..<(1 + generator.draw(below: 4))).map { tag(number: $0) }
      let dishes = self.dishes(count: dishCount(slots: slots.count), tags: tags)
      let pins = self.pins(slots: slots, dishes: dishes)
      let filters = self.filters(tags: tags, dishes: dishes, dayCount: window.dayCount)
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
      let mealCount = 1 + generator.draw(below: 3)
      var grid = MealSlot.grid(days: window.dayCount, meals: Array(meals.suffix(mealCount)))
      if chance(10) { grid += grid }
      generator.shuffle(&grid)
      return Array(grid.prefix(1 + generator.draw(below: 6)))
    }

    /// Few enough dishes that all plans can be tried.
    mutating func dishCount(slots: Int) -> Int {
      if chance(3) { return 0 }
      let most = slots >= 6 ? 3 : slots == 5 ? 4 : 5
      return 1 + generator.draw(below: most)
    }

    mutating func tag(number: Int) -> Tag {
      var rules = TagRules()
      if chance(40) { rules.maxPerWeek = generator.draw(below: 4) }
      if chance(25) { rules.minPerWeek = 1 + generator.draw(below: 3) }
      if chance(45) { rules.noConsecutive = pick(ConsecutiveScope.allCases) }
      if chance(30) { rules.noDuplicateInDay = true }
      if chance(15) { rules.mealTypeRestriction = pick(meals) }
      if chance(15) {
        rules.onlyDays = Set(
          (0..<(1 + generator.draw(below: 4))).map { _ in pick(Weekday.allCases) }
        )
      }
      let name = "tag \(number)"
      return Tag(id: TagID(rawValue: name), name: LocalizedName(name), rules: rules)
    }

    /// Dishes of which many are like the one before in all but name, and sometimes weight.
    ///
    /// In a third of the problems all are, and have a gap or a number of uses that matters.
    mutating func dishes(count: Int, tags: [Tag]) -> [Dish] {
      let isFamily = chance(33)
      var dishes: [Dish] = []
      for number in 0..<count {
        var dish = self.dish(number: number, tags: tags)
        if isFamily, number == 0 {
          dish.rules.minGapDays = chance(60) ? 1 + generator.draw(below: 5) : nil
          dish.rules.maxUses = chance(60) ? 1 + generator.draw(below: 3) : nil
          dish.rules.fixedDay = nil
        }
        if let previous = dishes.last, isFamily || chance(45) {
          dish.tags = previous.tags
          dish.meals = previous.meals
          dish.rules = previous.rules
          dish.weight = chance(70) ? previous.weight : previous.weight + 1
        }
        dishes.append(dish)
      }
      return dishes
    }

    mutating func dish(number: Int, tags: [Tag]) -> Dish {
      var rules = DishRules()
      if chance(25) { rules.minGapDays = 1 + generator.draw(below: 8) }
      if chance(25) { rules.maxUses = generator.draw(below: 4) }
      if chance(15) {
        rules.fixedDay = FixedDay(pick(Weekday.allCases), meal: chance(40) ? pick(meals) : nil)
      }
      let isPlain = chance(50)
      return Dish(
        "dish \(number)",
        tags: tags.map(\.id).filter { _ in chance(40) },
        meals: chance(15) ? Set([pick(meals), pick(meals)]) : nil,
        rules: isPlain ? DishRules() : rules,
        weight: chance(50) ? 0 : generator.draw(below: 5) - 2
      )
    }

    mutating func pins(slots: [MealSlot], dishes: [Dish]) -> [Assignment] {
      guard !dishes.isEmpty, chance(50) else { return [] }
      return slots.filter { _ in chance(35) }.map { Assignment($0, pick(dishes).id) }
    }

    mutating func filters(tags: [Tag], dishes: [Dish], dayCount: Int) -> [SlotFilter] {
      (0..<(chance(30) ? 1 + generator.draw(below: 2) : 0)).map { _ in
        var filter = SlotFilter(
          days: chance(50) ? Set([generator.draw(below: dayCount)]) : nil,
          meals: chance(50) ? Set([pick(meals)]) : nil
        )
        if chance(50) {
          filter.requiredTags = tags.map(\.id).filter { _ in chance(50) }
          filter.requirement = pick(SlotFilter.Requirement.allCases)
        }
        if chance(30) { filter.excludedTags = [pick(tags).id] }
        if chance(30), !dishes.isEmpty { filter.excludedDishes = [pick(dishes).id] }
        if chance(20) { filter.allowedDishes = dishes.map(\.id).filter { _ in chance(70) } }
        return filter
      }
    }

    mutating func context(dishes: [Dish], dayCount: Int) -> [Assignment] {
      guard !dishes.isEmpty, chance(40) else { return [] }
      return (0..<(1 + generator.draw(below: 4))).map { _ in
        let day = chance(70) ? -1 - generator.draw(below: 4) : dayCount + generator.draw(below: 3)
        return Assignment(MealSlot(day: day, meal: pick(meals)), pick(dishes).id)
      }
    }
  }
}
