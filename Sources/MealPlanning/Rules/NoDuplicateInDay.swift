import MealModel

/// At most one meal of a day has the tag.
struct NoDuplicateInDay: CombinationRuleKind {
  let relevantTags: [Int]

  private let applies: [Bool]
  private let tagsOfDish: [[Int]]

  init(_ problem: PlanningProblem) {
    applies = problem.tags.map(\.rules.noDuplicateInDay)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.noDuplicateInDay }
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
    for tag in tagsOfDish[dish] where applies[tag] {
      if occupancy.uses(ofTag: tag, onDay: day) > 0 {
        blockers.append(.tag(tag, .noDuplicateInDay))
      }
    }
  }

  /// Σ uses on the day ≤ 1: one clique, however many dishes have the tag.
  func addConstraints(to builder: inout ProgramBuilder) {
    for tag in relevantTags {
      for slots in builder.layout.slotsOfDay {
        let uses = builder.uses(ofTag: tag, in: slots)
        if uses.slotCount > 1 {
          builder.addConstraint(uses.terms, atMost: 1, origin: .rule(.tag(tag, .noDuplicateInDay)))
        }
      }
    }
  }
}
