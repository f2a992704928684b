import MealModel

/// Which dishes a search for a plan may choose.
enum Menu: Sendable {
  /// The same dishes in every week.
  case dishes(Set<Int>)

  /// Dishes of one weight.
  case weight(Int)

  /// By calendar week of the window the dishes that it may use.
  case dishesOfWeek([Set<Int>])

  /// Whether a dish may be chosen in a week.
  func includes(_ dish: Int, inWeek week: Int, of problem: PlanningProblem) -> Bool {
    switch self {
    case .dishes(let dishes): dishes.contains(dish)
    case .weight(let weight): problem.dishes[dish].weight == weight
    case .dishesOfWeek(let dishes): dishes[week].contains(dish)
    }
  }

  /// The dishes that may be chosen in some week, in rising order.
  func dishes(of problem: PlanningProblem) -> [Int] {
    switch self {
    case .dishes(let dishes): dishes.sorted()
    case .weight(let weight): problem.dishes.indices.filter { problem.dishes[$0].weight == weight }
    case .dishesOfWeek(let dishes): dishes.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    }
  }
}
