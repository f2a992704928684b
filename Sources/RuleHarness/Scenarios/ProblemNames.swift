import MealModel
import PlanFiles

/// Finds the tags, dishes and slots of a problem by what people call them.
struct ProblemNames {
  let problem: PlanningProblem
  private let tags: NameTable
  private let dishes: NameTable

  init(_ problem: PlanningProblem) {
    self.problem = problem
    var tags = NameTable()
    for (index, tag) in problem.tags.enumerated() { _ = tags.insert(tag: tag, at: index) }
    self.tags = tags
    var dishes = NameTable()
    for (index, dish) in problem.dishes.enumerated() {
      // A file that gives a dish no identity of its own has it known by its name.
      let identity = dish.id.rawValue == dish.name ? nil : dish.id.rawValue
      _ = dishes.insert(index, identity: identity, names: [dish.name])
    }
    self.dishes = dishes
  }

  func tag(_ name: String) -> NameTable.Answer { tags.find(name) }

  func dish(_ name: String) -> NameTable.Answer { dishes.find(name) }

  /// The name of a dish, or its identity where several dishes have the name.
  static func name(ofDish dish: Int, in problem: PlanningProblem) -> String {
    let name = problem.dishes[dish].name
    let isUnique = problem.dishes.indices.allSatisfy {
      $0 == dish || problem.dishes[$0].name != name
    }
    return isUnique ? name : problem.dishes[dish].id.rawValue
  }
}
