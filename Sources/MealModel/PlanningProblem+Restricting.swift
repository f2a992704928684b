extension PlanningProblem {
  /// The part of the problem that lies on some days, as a problem of its own.
  ///
  /// Days are counted anew from the first of them. Pins on other days become context, so that they still
  /// keep their distance, and have used up some of what a dish may be used; what must happen on other
  /// days is no longer asked. A complete plan of the whole therefore holds a complete plan of every part:
  /// where the part has none, the whole has none.
  ///
  /// Dishes, tags and filters keep their positions. The first day must begin a calendar week or the
  /// window, and the last must end one, or weekly rules would see half a week.
  ///
  /// - Parameter days: Days of the window, at least one.
  /// - Returns: The smaller problem.
  /// - Throws: `ProblemError` when meals outside the part outgrow the limits of a context.
  package func restricted(toDays days: Range<Int>) throws(ProblemError) -> PlanningProblem {
    precondition(
      !days.isEmpty && days.lowerBound >= 0 && days.upperBound <= window.dayCount,
      "Days \(days) are not days of a window of \(window.dayCount)."
    )
    func moved(_ assignment: Assignment) -> Assignment {
      Assignment(
        MealSlot(day: assignment.slot.day - days.lowerBound, meal: assignment.slot.meal),
        assignment.dish
      )
    }
    let outside = pins.filter { !days.contains($0.slot.day) }
    var usesOutside: [DishID: Int] = [:]
    for pin in outside { usesOutside[pin.dish, default: 0] += 1 }
    return try PlanningProblem(
      window: window.restricted(toDays: days),
      slots: slots.filter { days.contains($0.day) }
        .map { MealSlot(day: $0.day - days.lowerBound, meal: $0.meal) },
      tags: tags,
      dishes: usesOutside.isEmpty
        ? dishes
        : dishes.map { dish in
          var dish = dish
          dish.rules.maxUses = dish.rules.maxUses.map {
            max(0, $0 - usesOutside[dish.id, default: 0])
          }
          return dish
        },
      pins: pins.filter { days.contains($0.slot.day) }.map(moved),
      filters: filters.map { filter in
        var moved = filter
        moved.days = filter.days.map { old in
          Set(old.filter(days.contains).map { $0 - days.lowerBound })
        }
        return moved
      },
      context: (context + outside).map(moved)
    )
  }
}

extension PlanningWindow {
  fileprivate func restricted(toDays days: Range<Int>) -> PlanningWindow {
    if let start = date(ofDay: days.lowerBound) {
      return PlanningWindow(start: start, dayCount: days.count, weekStart: weekStart)
    }
    return PlanningWindow(
      dayCount: days.count,
      firstWeekday: weekday(ofDay: days.lowerBound),
      weekStart: weekStart
    )
  }

  /// The days of the window that lie in some calendar weeks.
  package func days(ofWeeks weeks: Range<Int>) -> Range<Int> {
    let days = 0..<dayCount
    let first = days.first { week(ofDay: $0) >= weeks.lowerBound } ?? dayCount
    let end = days.first { week(ofDay: $0) >= weeks.upperBound } ?? dayCount
    return first..<end
  }
}
