import MIPModel
import MealModel

extension Formulation {
  /// The dishes that plans of the program can have.
  var dishes: Set<Int> { kinds.reduce(into: []) { $0.formUnion($1.members) } }

  /// Which dishes each week uses by a point, whole or not.
  ///
  /// Relaxations are often whole in how much of each kind a week uses, and split only over the days.
  ///
  /// - Parameter values: One value per variable.
  /// - Returns: By week dishes of each kind, as many as the week uses of it, rounded up: the best ones, or in turn
  ///   where all are equally good.
  func menu(of values: [Double]) -> Menu {
    var usesOfWeek = [[Double]](
      repeating: [Double](repeating: 0, count: kinds.count),
      count: fixed.layout.weekCount
    )
    for placement in placements {
      let week = fixed.layout.weekOfSlot[placement.slot]
      usesOfWeek[week][placement.kind] += values[placement.variable.index]
    }
    var supplies = kinds.map { DishSupply(of: $0, in: fixed.problem) }
    return .dishesOfWeek(
      usesOfWeek.map { usesOfKind in
        var dishes: Set<Int> = []
        for (kind, uses) in usesOfKind.enumerated() where uses > 1e-6 {
          dishes.formUnion(supplies[kind].next(Int((uses - 1e-6).rounded(.up))))
        }
        return dishes
      }
    )
  }
}

/// The dishes of a kind, ready to be handed out week by week.
private struct DishSupply {
  /// The greatest weight first.
  private let dishes: [Int]

  /// Whether the dishes take turns from week to week, which serves where all are equally good.
  private let takesTurns: Bool

  private var first = 0

  init(of kind: DishKind, in problem: PlanningProblem) {
    func weight(_ dish: Int) -> Int { problem.dishes[dish].weight }
    dishes = kind.members.sorted { (weight($1), $0) < (weight($0), $1) }
    takesTurns = kind.members.allSatisfy { weight($0) == weight(kind.representative) }
  }

  /// As many different dishes, or all of them if they are fewer.
  mutating func next(_ count: Int) -> [Int] {
    let count = min(count, dishes.count)
    defer { if takesTurns { first = (first + count) % dishes.count } }
    return (0..<count).map { dishes[(first + $0) % dishes.count] }
  }
}
