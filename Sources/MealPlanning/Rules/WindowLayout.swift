package import MealModel

/// A problem, and where its slots lie: by day, by week and by meal.
///
/// Slots are sorted by day, so the slots of a day and of a week are ranges. A layout never changes, so
/// copies of what refers to it share it.
package final class WindowLayout: Sendable {
  package let problem: PlanningProblem

  /// The calendar weeks that the window touches.
  package let weekCount: Int

  /// The distinct meals of the slots and of the context.
  package let meals: [MealType]

  package let weekOfSlot: [Int]
  package let weekdayOfSlot: [Weekday]

  /// By slot the position of its meal in `meals`.
  package let mealOfSlot: [Int]

  /// By context meal the position of its meal in `meals`.
  package let mealOfContext: [Int]

  /// By day of the window its slots.
  package let slotsOfDay: [Range<Int>]

  /// By calendar week its slots.
  package let slotsOfWeek: [Range<Int>]

  package init(_ problem: PlanningProblem) {
    self.problem = problem
    let window = problem.window
    weekCount = window.weekCount
    weekOfSlot = problem.slots.map { window.week(ofDay: $0.day) }
    weekdayOfSlot = problem.slots.map { window.weekday(ofDay: $0.day) }
    var index: [MealType: Int] = [:]
    func position(of meal: MealType) -> Int {
      if let known = index[meal] { return known }
      index[meal] = index.count
      return index.count - 1
    }
    mealOfSlot = problem.slots.map { position(of: $0.meal) }
    mealOfContext = problem.context.map { position(of: $0.slot.meal) }
    meals = index.sorted { $0.value < $1.value }.map(\.key)
    slotsOfDay = Self.ranges(of: problem.slots.map(\.day), count: window.dayCount)
    slotsOfWeek = Self.ranges(of: weekOfSlot, count: window.weekCount)
  }

  /// The range of positions at which a sorted list holds each number from zero up.
  private static func ranges(of sorted: [Int], count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    result.reserveCapacity(count)
    var start = 0
    for number in 0..<count {
      var end = start
      while end < sorted.count, sorted[end] == number { end += 1 }
      result.append(start..<end)
      start = end
    }
    return result
  }
}
