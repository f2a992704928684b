public import MealModel
public import PlanExplanation

/// One change of a repair, named as a file names it.
public enum RepairElement: Hashable, Sendable {
  /// A tag may be there more often in a week.
  case setMaximum(tag: String, to: Int)

  /// A tag need not be there so often in a week; zero is not at all.
  case setMinimum(tag: String, to: Int)

  /// A dish may come back sooner.
  case setGap(dish: String, to: Int)

  /// A dish may be there more often.
  case setUses(dish: String, to: Int)

  /// A tag is kept off the same meal of neighbouring days only, no longer off all meals.
  case sameMealOnly(tag: String)

  /// New dishes without rules, for every meal, with these tags.
  case addDishes(count: Int, tags: Set<String>)

  /// An element is taken away.
  case remove(RuleElement)

  /// The step of a repair as a file names it.
  ///
  /// - Parameters:
  ///   - step: The step by positions.
  ///   - problem: The problem in which they are positions.
  public init(_ step: RepairStep, in problem: PlanningProblem) {
    func name(ofTag tag: Int) -> String { problem.tags[tag].id.rawValue }
    func name(ofDish dish: Int) -> String { ProblemNames.name(ofDish: dish, in: problem) }
    self =
      switch step {
      case .setMaximum(let tag, let number): .setMaximum(tag: name(ofTag: tag), to: number)
      case .setMinimum(let tag, let number): .setMinimum(tag: name(ofTag: tag), to: number)
      case .setGap(let dish, let number): .setGap(dish: name(ofDish: dish), to: number)
      case .setUses(let dish, let number): .setUses(dish: name(ofDish: dish), to: number)
      case .sameMealOnly(let tag): .sameMealOnly(tag: name(ofTag: tag))
      case .addDishes(let count, let tags):
        .addDishes(count: count, tags: Set(tags.map(name(ofTag:))))
      case .remove(let element): .remove(RuleElement(element, in: problem))
      }
  }
}

extension RepairElement: CustomStringConvertible {
  /// The change in short: `setMaximum carne 4`, `remove pin 2`.
  public var description: String {
    switch self {
    case .setMaximum(let tag, let number): "setMaximum \(tag) \(number)"
    case .setMinimum(let tag, let number): "setMinimum \(tag) \(number)"
    case .setGap(let dish, let number): "setGap \(dish) \(number)"
    case .setUses(let dish, let number): "setUses \(dish) \(number)"
    case .sameMealOnly(let tag): "sameMealOnly \(tag)"
    case .addDishes(let count, let tags):
      (["addDishes", String(count)] + tags.sorted()).joined(separator: " ")
    case .remove(let element): "remove \(element)"
    }
  }
}
