import MealModel
import MealPlanning
import RuleHarness

/// Broken rules of tags that count the meals of a week.
extension Mutant {
  /// Fixed meals take some of a maximum, but not all.
  private static func hasRoomBesideFixedMeals(_ problem: PlanningProblem) -> Bool {
    let fixed = Set(problem.pins.map(\.dish) + problem.context.map(\.dish))
    return problem.tags.contains { tag in
      (tag.rules.maxPerWeek ?? 0) > 1
        && problem.dishes.contains { fixed.contains($0.id) && $0.tags.contains(tag.id) }
    }
  }

  static let maximumMutants: [Mutant] = [
    dropped(.maxPerWeek, in: .constraints),
    dropped(.maxPerWeek, in: .prohibitions),
    dropped(.maxPerWeek, in: .everything),
    tag(.maxPerWeek, "one more") { $0.maxPerWeek = $0.maxPerWeek.map { $0 + 1 } },
    tag(.maxPerWeek, "one fewer") { $0.maxPerWeek = $0.maxPerWeek.map { max(0, $0 - 1) } },
    planning("maxPerWeek", "per window", of: hasRule(.maxPerWeek)) { problem, truth in
      truth.replacing(.maxPerWeek) {
        $0.constrain = { builder in
          for (tag, value) in problem.tags.enumerated() {
            guard let maximum = value.rules.maxPerWeek else { continue }
            let uses = builder.uses(ofTag: tag, in: problem.slots.indices)
            builder.addConstraint(
              uses.terms,
              atMost: maximum,
              origin: .rule(.tag(tag, .maxPerWeek))
            )
          }
        }
      }
    },
    planning("maxPerWeek", "without the fixed meals", of: hasRoomBesideFixedMeals) {
      problem,
      truth in
      truth.replacing(.maxPerWeek) {
        $0.constrain = { builder in
          for (tag, value) in problem.tags.enumerated() {
            guard let maximum = value.rules.maxPerWeek else { continue }
            for slots in builder.layout.slotsOfWeek {
              let uses = builder.uses(ofTag: tag, in: slots)
              builder.addConstraint(
                uses.terms,
                atMost: maximum,
                origin: .rule(.tag(tag, .maxPerWeek))
              )
            }
          }
        }
      }
    },
    onlyMaxima(
      planning("maxPerWeek", "tags not told apart", of: hasRule(.maxPerWeek)) { _, truth in
        truth.replacing(.maxPerWeek) { $0.tellsDishesApart = false }
      }
    ),
  ]

  /// Tries a mutant on problems whose dishes differ in nothing but their tags and the maxima of those.
  private static func onlyMaxima(_ mutant: Mutant) -> Mutant {
    var mutant = mutant
    mutant.preparation = { draft in
      for index in draft.tags.indices {
        draft.tags[index].rules = TagRules(maxPerWeek: draft.tags[index].rules.maxPerWeek)
      }
      for index in draft.dishes.indices {
        draft.dishes[index].meals = nil
        draft.dishes[index].rules = DishRules()
      }
      draft.filters = []
    }
    return mutant
  }

  static let minimumMutants: [Mutant] = [
    dropped(.minPerWeek, in: .constraints),
    tag(.minPerWeek, "one more") { $0.minPerWeek = $0.minPerWeek.map { $0 + 1 } },
    tag(.minPerWeek, "one fewer") { $0.minPerWeek = $0.minPerWeek.map { $0 - 1 } },
    demand("minPerWeek", "per window", of: hasRule(.minPerWeek)) { problem, kind in
      kind.constrain = { builder in
        for (tag, value) in problem.tags.enumerated() {
          guard let minimum = value.rules.minPerWeek else { continue }
          let fixed = (0..<builder.layout.weekCount)
            .reduce(0) { $0 + builder.fixed.uses(ofTag: tag, inWeek: $1) }
          builder.demand(
            builder.uses(ofTag: tag, in: problem.slots.indices),
            atLeast: minimum - fixed,
            origin: .rule(.tag(tag, .minPerWeek))
          )
        }
      }
    },
    demand("minPerWeek", "the tie-break does not see it", of: hasRule(.minPerWeek)) { _, kind in
      kind.tellsShortfall = false
    },
  ]
}
