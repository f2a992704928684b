import MealModel

/// A meal as the audit sees it, in the window or in its context.
struct AuditedMeal {
  var slot: MealSlot
  var dish: Int

  /// The calendar week, counted from that of the first day of the window.
  var week: Int

  var isInWindow: Bool

  /// Whether the meal is a pin or belongs to the context.
  var isFixed: Bool

  var placed: PlacedMeal {
    PlacedMeal(slot: slot, dish: dish, isFixed: isFixed)
  }

  /// The meals of a plan and of the context, in the order of the days.
  static func all(of plan: Plan, in problem: PlanningProblem) -> [AuditedMeal] {
    precondition(
      plan.dishOfSlot.count == problem.slots.count,
      "A plan for \(plan.dishOfSlot.count) slots cannot be audited for \(problem.slots.count)."
    )
    var meals: [AuditedMeal] = []
    meals.reserveCapacity(problem.slots.count + problem.context.count)
    for (index, meal) in problem.context.enumerated() {
      meals.append(
        AuditedMeal(
          slot: meal.slot,
          dish: problem.dishOfContext[index],
          week: problem.window.week(ofDay: meal.slot.day),
          isInWindow: false,
          isFixed: true
        )
      )
    }
    for (index, slot) in problem.slots.enumerated() {
      guard let dish = plan.dishOfSlot[index] else { continue }
      meals.append(
        AuditedMeal(
          slot: slot,
          dish: dish,
          week: problem.window.week(ofDay: slot.day),
          isInWindow: true,
          isFixed: problem.pinnedDish[index] == dish
        )
      )
    }
    if !problem.context.isEmpty {
      // Slots are in order already, and equal days keep theirs.
      meals = meals.enumerated()
        .sorted { ($0.element.slot.day, $0.offset) < ($1.element.slot.day, $1.offset) }
        .map(\.element)
    }
    return meals
  }
}
