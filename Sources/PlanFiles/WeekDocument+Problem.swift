public import MealModel

extension WeekDocument {
  /// The document that says what a problem says, for problems that no file gave.
  ///
  /// Resolving it gives a problem with the same plans and the same scores. Days are written as
  /// numbers, and dates are left out. A filter that is about no meal at all is left out, and one that allows
  /// no dish excludes every dish instead, since files have no empty lists.
  ///
  /// - Parameter problem: A problem with at least one day whose slots are all different: files cannot
  ///   say that a meal has two dishes.
  public init(of problem: PlanningProblem) {
    precondition(problem.window.dayCount > 0, "A file cannot be about no day.")
    precondition(Set(problem.slots).count == problem.slots.count, "A file names each slot once.")
    var week = Week()
    week.firstDay = problem.window.firstWeekday
    week.weekStart = problem.window.weekStart
    week.days = problem.window.dayCount
    self.init(
      week: week,
      tags: problem.tags.map(TagEntry.init),
      dishes: problem.dishes.map(DishEntry.init)
    )
    slots = problem.slots.map { Slot(day: .number($0.day + 1), meal: $0.meal) }
    pins = problem.pins.map(MealEntry.init)
    filters = problem.filters.compactMap { FilterEntry($0, dishes: problem.dishes) }
    context.before = problem.context.filter { $0.slot.day < 0 }.map(MealEntry.init)
    context.after = problem.context.filter { $0.slot.day >= 0 }.map(MealEntry.init)
  }
}

extension WeekDocument.TagEntry {
  fileprivate init(_ tag: Tag) {
    self.init(key: tag.id.rawValue, rules: tag.rules)
    name = tag.name.spanish == tag.name.english ? .literal(tag.name.english) : .localized(tag.name)
    color = tag.color
  }
}

extension WeekDocument.DishEntry {
  fileprivate init(_ dish: Dish) {
    self.init(name: dish.name, tags: dish.tags.map(\.rawValue))
    id = dish.id.rawValue == dish.name ? nil : dish.id.rawValue
    details = dish.details
    meals = dish.meals?.sorted { $0.rawValue < $1.rawValue }
    rules = dish.rules
    weight = dish.weight
  }
}

extension WeekDocument.MealEntry {
  fileprivate init(_ assignment: Assignment) {
    self.init(
      day: .number(assignment.slot.day + 1),
      meal: assignment.slot.meal,
      dish: assignment.dish.rawValue
    )
  }
}

extension WeekDocument.FilterEntry {
  /// The filter in a file, or nothing when it is about no meal or asks for nothing.
  fileprivate init?(_ filter: SlotFilter, dishes: [Dish]) {
    guard filter.days?.isEmpty != true, filter.meals?.isEmpty != true else { return nil }
    self.init()
    days = filter.days?.sorted().map { .number($0 + 1) }
    meals = filter.meals?.sorted { $0.rawValue < $1.rawValue }
    requireTags = filter.requiredTags.map(\.rawValue)
    require = filter.requiredTags.isEmpty ? nil : filter.requirement
    excludeTags = filter.excludedTags.map(\.rawValue)
    excludeDishes = filter.excludedDishes.map(\.rawValue)
    if let allowed = filter.allowedDishes {
      if allowed.isEmpty {
        excludeDishes = dishes.map(\.id.rawValue)
      } else {
        onlyDishes = allowed.map(\.rawValue)
      }
    }
  }
}
