import MealModel

/// The tag stays off neighbouring days, in the same meal or in any.
struct NoConsecutiveDays: CombinationRuleKind {
  let relevantTags: [Int]

  /// By tag the scope, or `nil` for no such rule.
  private let scopeOfTag: [ConsecutiveScope?]

  private let tagsOfDish: [[Int]]

  init(_ problem: PlanningProblem) {
    scopeOfTag = problem.tags.map(\.rules.noConsecutive)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.noConsecutive != nil }
    tagsOfDish = problem.tagsOfDish
  }

  func isAbout(_ dish: Int) -> Bool { false }

  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    let day = occupancy.problem.slots[slot].day
    let meal = occupancy.layout.mealOfSlot[slot]
    for tag in tagsOfDish[dish] {
      guard let scope = scopeOfTag[tag] else { continue }
      let neighbours =
        switch scope {
        case .sameMeal:
          occupancy.uses(ofTag: tag, onDay: day - 1, meal: meal)
            + occupancy.uses(ofTag: tag, onDay: day + 1, meal: meal)
        case .anyMeal:
          occupancy.uses(ofTag: tag, onDay: day - 1) + occupancy.uses(ofTag: tag, onDay: day + 1)
        }
      if neighbours > 0 {
        blockers.append(.tag(tag, .noConsecutive))
      }
    }
  }

  /// For each two neighbouring days: presence on the first + presence on the second ≤ 1.
  ///
  /// Presence is the sum of the uses where they exclude each other anyway, which makes the constraint a
  /// clique; otherwise it is an indicator above every use, because several uses on one day are fine.
  func addConstraints(to builder: inout ProgramBuilder) {
    guard builder.layout.slotsOfDay.count > 1 else { return }
    for tag in relevantTags {
      switch scopeOfTag[tag] {
      case .sameMeal:
        for meal in builder.layout.meals.indices {
          separateDays(of: tag, meal: meal, in: &builder)
        }
      case .anyMeal:
        separateDays(of: tag, meal: nil, in: &builder)
      case nil:
        break
      }
    }
  }

  private func separateDays(of tag: Int, meal: Int?, in builder: inout ProgramBuilder) {
    var previous = builder.presence(ofTag: tag, onDay: 0, meal: meal)
    for day in 1..<builder.layout.slotsOfDay.count {
      let current = builder.presence(ofTag: tag, onDay: day, meal: meal)
      if !previous.isEmpty, !current.isEmpty {
        builder.addConstraint(
          previous + current,
          atMost: 1,
          origin: .rule(.tag(tag, .noConsecutive))
        )
      }
      previous = current
    }
  }
}
