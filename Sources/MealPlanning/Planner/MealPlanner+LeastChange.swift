public import MealModel

extension MealPlanner {
  /// Finds, among the best plans of a problem, one that is nearest to an older plan.
  ///
  /// A meal *moves* when the older plan has a dish there and the new one has another dish or none. Meals
  /// that the older plan leaves empty move nothing when they are filled, and pins are not counted. Every
  /// level of the objective comes before the number of moves, so the plan is as good as `fill` makes it.
  ///
  /// The time is about that of a fill; dishes of the older plan cost a variable per slot each.
  ///
  /// - Parameters:
  ///   - older: A plan with the same slots and dishes; what it holds may break the rules of the problem.
  ///   - problem: The household's dishes, rules and days.
  ///   - options: The seed and the limits; the method is always the optimal one.
  /// - Returns: The plan and what moves, or why that is not known. A plan has passed the audit before it
  ///   is returned.
  /// - Throws: `PlanningError` when the planner itself is wrong, which is a defect to report.
  public func leastChange(
    from older: Plan,
    to problem: PlanningProblem,
    options: FillOptions = FillOptions()
  ) throws -> LeastChange {
    precondition(
      older.dishOfSlot.count == problem.slots.count
        && older.dishOfSlot.allSatisfy { $0.map(problem.dishes.indices.contains) ?? true },
      "The older plan is not one of the \(problem.slots.count) slots and their dishes."
    )
    guard let solver else { return .unknown(.notSearched) }
    let run = LeastChangeRun(
      problem: problem,
      rules: rules(problem),
      older: older,
      options: options
    )
    return try run.answer(of: solver)
  }
}

/// How little a plan must change.
public enum LeastChange: Hashable, Sendable {
  /// It is proved that no best plan moves fewer meals.
  case proved(MovedPlan)

  /// The search did not come to an end, for this reason: it is not known.
  case unknown(FillStop)
}

/// A best plan that is as near as can be to an older one.
public struct MovedPlan: Hashable, Sendable {
  /// The plan.
  public let plan: Plan

  /// What the audit says about it; its violations are empty.
  public let audit: AuditReport

  /// The positions of the slots that moved, in rising order.
  public let movedSlots: [Int]
}
