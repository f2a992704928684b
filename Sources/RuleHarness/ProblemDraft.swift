package import MealModel

/// The parts of a problem, open to changes.
package struct ProblemDraft: Sendable {
  package var window: PlanningWindow
  package var slots: [MealSlot]
  package var tags: [Tag]
  package var dishes: [Dish]
  package var pins: [Assignment]
  package var filters: [SlotFilter]
  package var context: [Assignment]

  package init(_ problem: PlanningProblem) {
    window = problem.window
    slots = problem.slots
    tags = problem.tags
    dishes = problem.dishes
    pins = problem.pins
    filters = problem.filters
    context = problem.context
  }

  /// The problem that the parts make.
  package func problem() throws(ProblemError) -> PlanningProblem {
    try PlanningProblem(
      window: window,
      slots: slots,
      tags: tags,
      dishes: dishes,
      pins: pins,
      filters: filters,
      context: context
    )
  }

  /// Gives every day another number: in slots, pins, filters and context.
  mutating func mapDays(_ newDay: (Int) -> Int) {
    func moved(_ slot: MealSlot) -> MealSlot { MealSlot(day: newDay(slot.day), meal: slot.meal) }
    slots = slots.map(moved)
    pins = pins.map { Assignment(moved($0.slot), $0.dish) }
    context = context.map { Assignment(moved($0.slot), $0.dish) }
    for index in filters.indices {
      filters[index].days = filters[index].days.map { Set($0.map(newDay)) }
    }
  }

  /// Gives every weekday that a rule names another one.
  mutating func mapWeekdays(_ newWeekday: (Weekday) -> Weekday) {
    for index in tags.indices {
      tags[index].rules.onlyDays = tags[index].rules.onlyDays.map { Set($0.map(newWeekday)) }
    }
    for index in dishes.indices {
      if let fixedDay = dishes[index].rules.fixedDay {
        dishes[index].rules.fixedDay?.weekday = newWeekday(fixedDay.weekday)
      }
    }
  }
}
