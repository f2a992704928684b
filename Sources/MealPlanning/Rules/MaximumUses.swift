import MealModel

/// A dish stands at most so often in the window.
struct MaximumUses: CombinationRuleKind {
  /// By dish the maximum, or `nil` for none.
  private let maximumOfDish: [Int?]

  private let weightOfDish: [Int]
  private let hasSeveralWeeks: Bool

  init(_ problem: PlanningProblem) {
    maximumOfDish = problem.dishes.map(\.rules.maxUses)
    weightOfDish = problem.dishes.map(\.weight)
    hasSeveralWeeks = problem.window.weekCount > 1
  }

  /// The maximum and, over several weeks, the weight: uses taken in one week are missing in another, so
  /// only dishes of one weight are interchangeable.
  func appendSignature(of dish: Int, to signature: inout [Int]) {
    let maximum = maximumOfDish[dish]
    signature.append(maximum ?? -1)
    signature.append(maximum != nil && hasSeveralWeeks ? weightOfDish[dish] : 0)
  }

  func isAbout(_ dish: Int) -> Bool { maximumOfDish[dish] != nil }

  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    if let maximum = maximumOfDish[dish], occupancy.usesInWindow(ofDish: dish) >= maximum {
      blockers.append(.dish(dish, .maxUses))
    }
  }

  /// Σ uses of the kind ≤ what is left for all its dishes together.
  ///
  /// Dishes of a kind have as many uses left as one another; uses handed out in turn never give one
  /// dish more than its share.
  func addConstraints(to builder: inout ProgramBuilder) {
    for (index, kind) in builder.kinds.enumerated() {
      guard let maximum = maximumOfDish[kind.representative] else { continue }
      let left = max(0, maximum - builder.fixed.usesInWindow(ofDish: kind.representative))
      let uses = builder.uses(ofKind: index, in: builder.problem.slots.indices)
      if uses.slotCount > left * kind.members.count {
        builder.addConstraint(
          uses.terms,
          atMost: left * kind.members.count,
          origin: .rule(.dish(kind.representative, .maxUses))
        )
      }
    }
  }
}
