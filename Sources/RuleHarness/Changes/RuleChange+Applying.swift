public import MealModel
import PlanFiles

extension RuleChange {
  /// Makes the change in a problem.
  ///
  /// Everything keeps its position, so plans of one problem are plans of the other.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - file: What errors call the week.
  /// - Returns: The changed problem, or `nil` when it has no such tag or dish and is not concerned.
  /// - Throws: `RuleChangeError` when the name means several, or when a rule that is added is there or one
  ///   that is taken away is not.
  public func applied(to problem: PlanningProblem, file: String) throws -> PlanningProblem? {
    let names = ProblemNames(problem)
    switch key {
    case .tag(let kind):
      switch names.tag(subject) {
      case .unknown: return nil
      case .unclear: throw error(.unclearTag(subject, file: file))
      case .found(let index):
        var tags = problem.tags
        try check(tags[index].rules.kinds.contains(kind), file: file)
        switch action {
        case .set(let setting), .add(let setting): setting.apply(to: &tags[index].rules)
        case .remove: tags[index].rules.remove(kind)
        }
        return try problem.replacing(tags: tags)
      }
    case .dish(let kind):
      switch names.dish(subject) {
      case .unknown: return nil
      case .unclear: throw error(.unclearDish(subject, file: file))
      case .found(let index):
        var dishes = problem.dishes
        try check(dishes[index].ruleKinds.contains(kind), file: file)
        switch action {
        case .set(let setting), .add(let setting): setting.apply(to: &dishes[index])
        case .remove: dishes[index].remove(kind)
        }
        return try problem.replacing(dishes: dishes)
      }
    }
  }

  /// The names that the change could have meant, for one that no week knows.
  ///
  /// - Parameter problem: A problem without the tag or the dish.
  /// - Returns: The name in it that is nearest, or `nil` when none is near.
  func nearMatch(in problem: PlanningProblem) -> String? {
    let names = ProblemNames(problem)
    let answer =
      switch key {
      case .tag: names.tag(subject)
      case .dish: names.dish(subject)
      }
    if case .unknown(let nearMatch) = answer { return nearMatch }
    return nil
  }

  private func check(_ isThere: Bool, file: String) throws(RuleChangeError) {
    switch action {
    case .set: break
    case .add: if isThere { throw error(.alreadyThere(file: file)) }
    case .remove: if !isThere { throw error(.notThere(file: file)) }
    }
  }

  func error(
    _ reason: RuleChangeError.Reason,
    nearMatch: String? = nil
  ) -> RuleChangeError {
    RuleChangeError(description, reason, nearMatch: nearMatch)
  }
}
