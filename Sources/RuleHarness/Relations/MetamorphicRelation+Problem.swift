import MealModel
import MealPlanning

extension MetamorphicRelation {
  /// The changed problem, or nothing where the relation does not apply.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - optimum: Its best plan.
  ///   - generator: Draws the order, the names, the rule or the meals.
  /// - Returns: The changed problem.
  func followUp(
    of problem: PlanningProblem,
    optimum: ProvedOptimum,
    using generator: inout SplitMix64
  ) -> PlanningProblem? {
    var draft = ProblemDraft(problem)
    let applies =
      switch self {
      case .reorderDishes: draft.reorder(\.dishes, using: &generator)
      case .reorderRules: draft.reorderRules(using: &generator)
      case .reorderMeals: draft.reorderMeals(using: &generator)
      case .rename: draft.rename()
      case .turnWeekdays: draft.turnWeekdays(by: 1 + generator.draw(below: 6))
      case .reverseDays: draft.reverseDays()
      case .permuteDays: draft.permuteDays(using: &generator)
      case .duplicateDish: draft.duplicateDish(using: &generator)
      case .addRule: draft.addRule(using: &generator)
      case .removeRule: draft.removeRule(using: &generator)
      case .tightenRule: draft.tightenRule(using: &generator)
      case .widenScope: draft.widenScope(using: &generator)
      case .pinOptimum: draft.pin(optimum, isChosen: { true })
      case .pinPart: draft.pin(optimum, isChosen: { generator.draw(below: 2) == 0 })
      }
    // A change that leaves the limits of a problem is no change of a household's.
    return applies ? try? draft.problem() : nil
  }
}
