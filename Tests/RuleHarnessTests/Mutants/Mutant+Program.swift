import MealModel
import MealPlanning
import RuleHarness

/// Broken parts of the program that no single rule owns.
extension Mutant {
  private static func hasTwoMeals(_ problem: PlanningProblem) -> Bool {
    problem.tags.contains { $0.rules.noConsecutive == .sameMeal }
      && Set(problem.slots.map(\.meal)).count > 1
  }

  static let programMutants: [Mutant] = [
    solving("one dish per slot", "constraints dropped") { origin, bounds in
      if case .slot = origin { nil } else { bounds }
    },
    solving("one dish per slot", "two dishes", of: asksForMuch) { origin, bounds in
      if case .slot = origin { bounds.lowerBound...2 } else { bounds }
    },
    solving("use counts", "constraints dropped", of: hasSeveralSlots) { origin, bounds in
      if case .uses = origin { nil } else { bounds }
    },
    solving("use counts", "one more", of: hasSeveralSlots) { origin, bounds in
      if case .uses = origin { bounds.lowerBound...(bounds.upperBound + 1) } else { bounds }
    },
    solving("presence", "constraints dropped", of: hasPresence) { origin, bounds in
      if case .presence = origin { nil } else { bounds }
    },
    solving("repeats", "constraints dropped", of: hasTwoMeals) { origin, bounds in
      if case .repeats = origin { nil } else { bounds }
    },
    solving("repeats", "one more", of: hasTwoMeals) { origin, bounds in
      if case .repeats = origin { bounds.lowerBound...(bounds.upperBound + 1) } else { bounds }
    },
    solving("repeats", "one fewer", of: hasTwoMeals) { origin, bounds in
      if case .repeats = origin { bounds.lowerBound...(bounds.upperBound - 1) } else { bounds }
    },
    proving("levels", "earlier ones not kept") { origin, bounds in
      if case .level = origin { nil } else { bounds }
    },
    proving("levels", "earlier ones kept one worse") { origin, bounds in
      if case .level = origin { bounds.lowerBound...(bounds.upperBound + 1) } else { bounds }
    },
  ]

  private static func hasSeveralSlots(_ problem: PlanningProblem) -> Bool {
    problem.slots.count > 2
  }

  /// Rules ask for more uses than there are slots.
  private static func asksForMuch(_ problem: PlanningProblem) -> Bool {
    problem.tags.reduce(0) { $0 + ($1.rules.minPerWeek ?? 0) } > problem.slots.count
  }

  /// Several uses on one day are fine, but not on the next.
  private static func hasPresence(_ problem: PlanningProblem) -> Bool {
    problem.hasFullNeighbours
      && problem.tags.contains { $0.rules.noConsecutive == .anyMeal && !$0.rules.noDuplicateInDay }
  }

  /// A solver that forgets what was proved before; with weights so large that levels are solved apart.
  private static func proving(
    _ place: String,
    _ defect: String,
    damage: @escaping MutantSolver.Damage
  ) -> Mutant {
    var mutant = solving(
      place,
      defect,
      of: { problem in
        problem.dishes.count > 1 && problem.slots.count > 5
      },
      damage: damage
    )
    mutant.preparation = { draft in
      for index in draft.dishes.indices {
        draft.dishes[index].weight = index.isMultiple(of: 2) ? 1_000 : -1_000
      }
    }
    return mutant
  }

  /// Every mutant, in the order of the table.
  static let all: [Mutant] =
    maximumMutants + minimumMutants + consecutiveMutants + dayMutants + tagPlacementMutants
    + gapMutants + usesMutants + appointmentMutants + suitedMutants + filterMutants
    + programMutants
}

extension PlanningProblem {
  /// Whether a day and the next have open slots, and one of them several.
  var hasFullNeighbours: Bool {
    let pinned = Set(pins.map(\.slot))
    let open = slots.filter { !pinned.contains($0) }
    return open.contains { slot in
      let neighbours = open.filter { $0.day == slot.day + 1 }
      let beside = open.filter { $0.day == slot.day }
      return !neighbours.isEmpty && max(neighbours.count, beside.count) > 1
    }
  }
}
