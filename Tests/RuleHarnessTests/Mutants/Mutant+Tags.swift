import MealModel
import MealPlanning
import RuleHarness

/// Broken rules of tags.
extension Mutant {
  private static func hasRule(_ kind: TagRuleKind) -> @Sendable (PlanningProblem) -> Bool {
    { problem in
      problem.tags.contains { tag in
        tag.rules.kinds.contains(kind) && problem.dishes.contains { $0.tags.contains(tag.id) }
      }
    }
  }

  /// Believes something else about every tag.
  private static func tag(
    _ kind: TagRuleKind,
    _ defect: String,
    in part: Part = .constraints,
    of concerns: (@Sendable (PlanningProblem) -> Bool)? = nil,
    _ change: @escaping @Sendable (inout TagRules) -> Void
  ) -> Mutant {
    believing(kind.rawValue, defect, in: part, of: concerns ?? hasRule(kind)) { draft in
      for index in draft.tags.indices { change(&draft.tags[index].rules) }
    }
  }

  /// Fixed meals take some of a maximum, but not all.
  private static func hasRoomBesideFixedMeals(_ problem: PlanningProblem) -> Bool {
    let fixed = Set(problem.pins.map(\.dish) + problem.context.map(\.dish))
    return problem.tags.contains { tag in
      (tag.rules.maxPerWeek ?? 0) > 1
        && problem.dishes.contains { fixed.contains($0.id) && $0.tags.contains(tag.id) }
    }
  }

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

  private static func dropped(_ kind: TagRuleKind, in part: Part) -> Mutant {
    let defect =
      switch part {
      case .constraints: "constraints dropped"
      case .prohibitions: "forbids nothing beside the constraints"
      case .everything: "forgotten"
      }
    return tag(kind, defect, in: part) { $0.remove(kind) }
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

  static let tagPlacementMutants: [Mutant] = [
    dropped(.mealTypeRestriction, in: .everything),
    tag(.mealTypeRestriction, "another meal", in: .everything) {
      $0.mealTypeRestriction = $0.mealTypeRestriction.map { $0 == .dinner ? .lunch : .dinner }
    },
    dropped(.onlyDays, in: .everything),
    tag(.onlyDays, "one day later", in: .everything) {
      $0.onlyDays = $0.onlyDays.map { Set($0.map { $0.advanced(by: 1) }) }
    },
    tag(.onlyDays, "one day more", in: .everything) {
      $0.onlyDays = $0.onlyDays.map { days in
        days.union(Weekday.allCases.first { !days.contains($0) }.map { [$0] } ?? [])
      }
    },
  ]

  /// Breaks one of the two kinds that ask for something.
  static func demand(
    _ place: String,
    _ defect: String,
    of concerns: @escaping @Sendable (PlanningProblem) -> Bool,
    _ change: @escaping @Sendable (PlanningProblem, inout MutantDemand) -> Void
  ) -> Mutant {
    planning(place, defect, of: concerns) { problem, truth in
      var kinds = truth.demandKinds
      let position = place == DishRuleKind.fixedDay.rawValue ? 1 : 0
      var kind = MutantDemand(kinds[position])
      change(problem, &kind)
      kinds[position] = kind
      return RuleBook(
        placementKinds: truth.placementKinds,
        prohibitionKinds: truth.prohibitionKinds,
        demandKinds: kinds
      )
    }
  }
}
