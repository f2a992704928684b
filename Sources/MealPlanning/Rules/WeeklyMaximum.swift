import MealModel

/// In each calendar week at most so many meals have the tag.
struct WeeklyMaximum: CombinationRuleKind {
  let relevantTags: [Int]

  /// By tag the maximum, or `nil` for none.
  private let maximumOfTag: [Int?]

  private let tagsOfDish: [[Int]]

  init(_ problem: PlanningProblem) {
    maximumOfTag = problem.tags.map(\.rules.maxPerWeek)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.maxPerWeek != nil }
    tagsOfDish = problem.tagsOfDish
  }

  func isAbout(_ dish: Int) -> Bool { false }

  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    let week = occupancy.layout.weekOfSlot[slot]
    for tag in tagsOfDish[dish] {
      if let maximum = maximumOfTag[tag], occupancy.uses(ofTag: tag, inWeek: week) >= maximum {
        blockers.append(.tag(tag, .maxPerWeek))
      }
    }
  }

  /// Σ uses in the week ≤ what the fixed meals leave.
  ///
  /// Where they leave nothing, the placements are blocked and there is no term.
  func addConstraints(to builder: inout ProgramBuilder) {
    for tag in relevantTags {
      guard let maximum = maximumOfTag[tag] else { continue }
      for week in 0..<builder.layout.weekCount {
        let uses = builder.uses(ofTag: tag, in: builder.layout.slotsOfWeek[week])
        let room = maximum - builder.fixed.uses(ofTag: tag, inWeek: week)
        if uses.slotCount > max(0, room) {
          builder.addConstraint(uses.terms, atMost: room, origin: .rule(.tag(tag, .maxPerWeek)))
        }
      }
    }
  }
}
