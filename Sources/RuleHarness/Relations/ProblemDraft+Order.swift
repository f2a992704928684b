import MealModel

/// Changes that leave everything as it was but order, names and the direction of time.
extension ProblemDraft {
  /// Puts a part into another order; false when there is no other.
  mutating func reorder<Element>(
    _ part: WritableKeyPath<ProblemDraft, [Element]>,
    using generator: inout SplitMix64
  ) -> Bool {
    generator.shuffle(&self[keyPath: part])
    return self[keyPath: part].count > 1
  }

  mutating func reorderRules(using generator: inout SplitMix64) -> Bool {
    let hasTags = reorder(\.tags, using: &generator)
    let hasFilters = reorder(\.filters, using: &generator)
    return hasTags || hasFilters
  }

  mutating func reorderMeals(using generator: inout SplitMix64) -> Bool {
    let hasSlots = reorder(\.slots, using: &generator)
    let hasContext = reorder(\.context, using: &generator)
    let hasPins = reorder(\.pins, using: &generator)
    return hasSlots || hasContext || hasPins
  }

  /// Gives every dish, tag and meal a name that sorts the other way round.
  mutating func rename() -> Bool {
    func name(_ index: Int, of count: Int) -> String { "renamed \(count - index + 1_000)" }
    var tagNames: [TagID: TagID] = [:]
    for index in tags.indices {
      let new = TagID(rawValue: name(index, of: tags.count))
      tagNames[tags[index].id] = new
      tags[index].id = new
    }
    var dishNames: [DishID: DishID] = [:]
    for index in dishes.indices {
      let new = DishID(rawValue: name(index, of: dishes.count))
      dishNames[dishes[index].id] = new
      dishes[index].id = new
      dishes[index].name = new.rawValue
      dishes[index].tags = dishes[index].tags.compactMap { tagNames[$0] }
    }
    pins = pins.compactMap { pin in dishNames[pin.dish].map { Assignment(pin.slot, $0) } }
    context = context.compactMap { meal in dishNames[meal.dish].map { Assignment(meal.slot, $0) } }
    for index in filters.indices {
      filters[index].requiredTags = filters[index].requiredTags.compactMap { tagNames[$0] }
      filters[index].excludedTags = filters[index].excludedTags.compactMap { tagNames[$0] }
      filters[index].excludedDishes = filters[index].excludedDishes.compactMap { dishNames[$0] }
      filters[index].allowedDishes = filters[index].allowedDishes?.compactMap { dishNames[$0] }
    }
    renameMeals { MealType(rawValue: "renamed \($0.rawValue)") }
    return true
  }

  private mutating func renameMeals(_ new: (MealType) -> MealType) {
    func renamed(_ slot: MealSlot) -> MealSlot { MealSlot(day: slot.day, meal: new(slot.meal)) }
    slots = slots.map(renamed)
    pins = pins.map { Assignment(renamed($0.slot), $0.dish) }
    context = context.map { Assignment(renamed($0.slot), $0.dish) }
    for index in tags.indices {
      tags[index].rules.mealTypeRestriction = tags[index].rules.mealTypeRestriction.map(new)
    }
    for index in dishes.indices {
      dishes[index].meals = dishes[index].meals.map { Set($0.map(new)) }
      let meal = dishes[index].rules.fixedDay?.meal
      dishes[index].rules.fixedDay?.meal = meal.map(new)
    }
    for index in filters.indices {
      filters[index].meals = filters[index].meals.map { Set($0.map(new)) }
    }
  }

  mutating func turnWeekdays(by days: Int) -> Bool {
    window = PlanningWindow(
      dayCount: window.dayCount,
      firstWeekday: window.firstWeekday.advanced(by: days),
      weekStart: window.weekStart.advanced(by: days)
    )
    mapWeekdays { $0.advanced(by: days) }
    return true
  }

  /// Mirrors the days, the calendar weeks and the weekdays.
  ///
  /// Neighbours stay neighbours, gaps stay as long, and every calendar week keeps its days, so this is a
  /// symmetry of every kind of rule.
  mutating func reverseDays() -> Bool {
    let (count, first) = (window.dayCount, window.firstWeekday)
    // A week began on a day `d` if (d + into) is a multiple of seven; mirrored, it begins on `count - d`.
    let into = (first.rawValue - window.weekStart.rawValue + 7) % 7
    let newFirst = window.weekStart.advanced(by: (7 - (into + count) % 7) % 7)
    window = PlanningWindow(
      dayCount: count,
      firstWeekday: newFirst,
      weekStart: window.weekStart
    )
    mapDays { count - 1 - $0 }
    mapWeekdays { newFirst.advanced(by: count - 1 - ($0.rawValue - first.rawValue)) }
    return true
  }

  /// Whether days of a calendar week may change places: no rule looks at neighbours or weekdays.
  var isDaySymmetric: Bool {
    tags.allSatisfy { $0.rules.noConsecutive == nil && $0.rules.onlyDays == nil }
      && dishes.allSatisfy { ($0.rules.minGapDays ?? 0) <= 1 && $0.rules.fixedDay == nil }
  }

  mutating func permuteDays(using generator: inout SplitMix64) -> Bool {
    guard isDaySymmetric, window.dayCount > 1 else { return false }
    var newDay: [Int: Int] = [:]
    for week in 0..<window.weekCount {
      let days = Array(window.days(ofWeeks: week..<(week + 1)))
      var shuffled = days
      generator.shuffle(&shuffled)
      newDay.merge(zip(days, shuffled)) { old, _ in old }
    }
    mapDays { newDay[$0] ?? $0 }
    return true
  }
}
