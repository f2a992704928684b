package import MealModel

/// Which dish stands where, with the counts that rules ask for.
///
/// It starts with the fixed meals — the pins and the boundary context — and follows as dishes are placed
/// and taken away. Each change costs time proportional to the tags of the dish.
package struct Occupancy: Sendable {
  package let layout: WindowLayout

  package private(set) var dishOfSlot: [Int?]

  /// By dish the days on which it stands, in no order, context included.
  package private(set) var daysOfDish: [[Int]]

  /// Uses by tag and calendar week of the window, context in those weeks included.
  private var tagUsesInWeek: [Int32]

  /// Uses by tag, day from the day before the window to the day after, and meal.
  private var tagUsesInMeal: [Int32]

  package var problem: PlanningProblem { layout.problem }

  /// The occupancy that holds the fixed meals of a problem and nothing else.
  package init(fixedMealsOf problem: PlanningProblem) {
    layout = WindowLayout(problem)
    dishOfSlot = [Int?](repeating: nil, count: problem.slots.count)
    daysOfDish = [[Int]](repeating: [], count: problem.dishes.count)
    tagUsesInWeek = [Int32](repeating: 0, count: problem.tags.count * layout.weekCount)
    tagUsesInMeal = [Int32](
      repeating: 0,
      count: problem.tags.count * (problem.window.dayCount + 2) * layout.meals.count
    )
    for (index, meal) in problem.context.enumerated() {
      count(
        problem.dishOfContext[index],
        day: meal.slot.day,
        meal: layout.mealOfContext[index],
        by: 1
      )
    }
    for (slot, dish) in problem.pinnedDish.enumerated() {
      if let dish { place(dish, in: slot) }
    }
  }

  /// Puts a dish into an empty slot; rules are not asked.
  package mutating func place(_ dish: Int, in slot: Int) {
    precondition(dishOfSlot[slot] == nil, "Slot \(slot) is not empty.")
    dishOfSlot[slot] = dish
    count(dish, day: problem.slots[slot].day, meal: layout.mealOfSlot[slot], by: 1)
  }

  /// Takes the dish out of a slot, if it holds one.
  package mutating func clear(_ slot: Int) {
    guard let dish = dishOfSlot[slot] else { return }
    dishOfSlot[slot] = nil
    count(dish, day: problem.slots[slot].day, meal: layout.mealOfSlot[slot], by: -1)
  }

  /// How often a tag stands in a calendar week of the window.
  package func uses(ofTag tag: Int, inWeek week: Int) -> Int {
    Int(tagUsesInWeek[tag * layout.weekCount + week])
  }

  /// How often a tag stands in a meal of a day; days beyond the neighbours of the window count zero.
  package func uses(ofTag tag: Int, onDay day: Int, meal: Int) -> Int {
    guard let position = mealPosition(tag: tag, day: day) else { return 0 }
    return Int(tagUsesInMeal[position + meal])
  }

  /// How often a tag stands on a day; days beyond the neighbours of the window count zero.
  package func uses(ofTag tag: Int, onDay day: Int) -> Int {
    guard let position = mealPosition(tag: tag, day: day) else { return 0 }
    var sum: Int32 = 0
    for meal in 0..<layout.meals.count {
      sum += tagUsesInMeal[position + meal]
    }
    return Int(sum)
  }

  /// How often a dish stands in a calendar week, context included.
  package func uses(ofDish dish: Int, inWeek week: Int) -> Int {
    daysOfDish[dish].count { problem.window.week(ofDay: $0) == week }
  }

  /// How often a dish stands in the window.
  package func usesInWindow(ofDish dish: Int) -> Int {
    daysOfDish[dish].count { (0..<problem.window.dayCount).contains($0) }
  }

  private func mealPosition(tag: Int, day: Int) -> Int? {
    guard (-1...problem.window.dayCount).contains(day) else { return nil }
    return (tag * (problem.window.dayCount + 2) + day + 1) * layout.meals.count
  }

  private mutating func count(_ dish: Int, day: Int, meal: Int, by change: Int32) {
    if change > 0 {
      daysOfDish[dish].append(day)
    } else if let position = daysOfDish[dish].lastIndex(of: day) {
      daysOfDish[dish].remove(at: position)
    }
    let week = problem.window.week(ofDay: day)
    for tag in problem.tagsOfDish[dish] {
      if (0..<layout.weekCount).contains(week) {
        tagUsesInWeek[tag * layout.weekCount + week] += change
      }
      if let position = mealPosition(tag: tag, day: day) {
        tagUsesInMeal[position + meal] += change
      }
    }
  }
}
