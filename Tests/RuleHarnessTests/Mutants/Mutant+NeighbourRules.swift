import MealModel
import MealPlanning
import RuleHarness

/// Broken rules of tags that look at the same day and at neighbouring days.
extension Mutant {
  /// Several meals of one day, and of the next, hold a tag that keeps off neighbouring days.
  private static func hasNeighbours(
    _ scope: ConsecutiveScope
  ) -> @Sendable (PlanningProblem) -> Bool {
    { problem in
      hasRule(.noConsecutive)(problem)
        && problem.tags.contains { $0.rules.noConsecutive == scope && !$0.rules.noDuplicateInDay }
        && problem.hasFullNeighbours
    }
  }

  static let consecutiveMutants: [Mutant] = [
    dropped(.noConsecutive, in: .constraints),
    dropped(.noConsecutive, in: .prohibitions),
    dropped(.noConsecutive, in: .everything),
    tag(.noConsecutive, "same meal for any meal", of: hasNeighbours(.anyMeal)) {
      if $0.noConsecutive == .anyMeal { $0.noConsecutive = .sameMeal }
    },
    tag(.noConsecutive, "any meal for same meal", of: hasNeighbours(.sameMeal)) {
      if $0.noConsecutive == .sameMeal { $0.noConsecutive = .anyMeal }
    },
    planning("noConsecutive", "two days apart", of: hasRule(.noConsecutive)) { problem, truth in
      truth.replacing(.noConsecutive) {
        $0.constrain = { separate(days: 2, of: problem, in: &$0) }
      }
    },
    planning("noConsecutive", "on the same day too", of: hasNeighbours(.anyMeal)) {
      problem,
      truth in
      truth.replacing(.noConsecutive) { kind in
        let whole = kind.constrain
        kind.constrain = { builder in
          whole(&builder)
          separate(days: 0, of: problem, in: &builder)
        }
      }
    },
  ]

  /// Keeps tags off days that lie some days apart, in any meals.
  private static func separate(
    days: Int,
    of problem: PlanningProblem,
    in builder: inout ProgramBuilder
  ) {
    for (tag, value) in problem.tags.enumerated() where value.rules.noConsecutive != nil {
      for day in builder.layout.slotsOfDay.indices.dropLast(days) {
        let slots = Set(builder.layout.slotsOfDay[day]).union(builder.layout.slotsOfDay[day + days])
        builder.addConstraint(
          builder.uses(ofTag: tag, in: slots.sorted()).terms,
          atMost: 1,
          origin: .rule(.tag(tag, .noConsecutive))
        )
      }
    }
  }

  static let dayMutants: [Mutant] = [
    dropped(.noDuplicateInDay, in: .constraints),
    dropped(.noDuplicateInDay, in: .prohibitions),
    dropped(.noDuplicateInDay, in: .everything),
    onDays("twice a day is fine", of: hasRule(.noDuplicateInDay), atMost: 2) { _ in true },
    onDays("never on any day", of: hasRule(.noDuplicateInDay), atMost: 0) { _ in true },
    onDays("on the first day only", of: hasFullLaterDay, atMost: 1) { $0 == 0 },
  ]

  /// A day that is not the first has several meals for a tag.
  private static func hasFullLaterDay(_ problem: PlanningProblem) -> Bool {
    let days = problem.slots.map(\.day).filter { $0 > 0 }
    return hasRule(.noDuplicateInDay)(problem) && Set(days).count < days.count
  }

  /// Counts tags on some days against another number.
  private static func onDays(
    _ defect: String,
    of concerns: @escaping @Sendable (PlanningProblem) -> Bool,
    atMost maximum: Int,
    isCounted: @escaping @Sendable (Int) -> Bool
  ) -> Mutant {
    planning("noDuplicateInDay", defect, of: concerns) { problem, truth in
      truth.replacing(.noDuplicateInDay) {
        $0.constrain = { builder in
          for (tag, value) in problem.tags.enumerated() where value.rules.noDuplicateInDay {
            for (day, slots) in builder.layout.slotsOfDay.enumerated() where isCounted(day) {
              builder.addConstraint(
                builder.uses(ofTag: tag, in: slots).terms,
                atMost: maximum,
                origin: .rule(.tag(tag, .noDuplicateInDay))
              )
            }
          }
        }
      }
    }
  }
}
