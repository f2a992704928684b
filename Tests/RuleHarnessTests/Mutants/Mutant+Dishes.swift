import MealModel
import MealPlanning
import RuleHarness

/// Broken rules of dishes, and broken filters.
extension Mutant {
  private static func hasRule(_ kind: DishRuleKind) -> @Sendable (PlanningProblem) -> Bool {
    { problem in problem.dishes.contains { $0.ruleKinds.contains(kind) } }
  }

  /// Believes something else about every dish.
  private static func dish(
    _ kind: DishRuleKind,
    _ defect: String,
    in part: Part = .constraints,
    _ change: @escaping @Sendable (inout Dish) -> Void
  ) -> Mutant {
    believing(kind.rawValue, defect, in: part, of: hasRule(kind)) { draft in
      for index in draft.dishes.indices { change(&draft.dishes[index]) }
    }
  }

  private static func dropped(_ kind: DishRuleKind, in part: Part) -> Mutant {
    let defect =
      switch part {
      case .constraints: "constraints dropped"
      case .prohibitions: "forbids nothing beside the constraints"
      case .everything: "forgotten"
      }
    return dish(kind, defect, in: part) { $0.remove(kind) }
  }

  static let gapMutants: [Mutant] = [
    dropped(.minGapDays, in: .constraints),
    dropped(.minGapDays, in: .prohibitions),
    dropped(.minGapDays, in: .everything),
    dish(.minGapDays, "one day more") { $0.rules.minGapDays = $0.rules.minGapDays.map { $0 + 1 } },
    dish(.minGapDays, "one day fewer") {
      $0.rules.minGapDays = $0.rules.minGapDays.flatMap { $0 > 1 ? $0 - 1 : nil }
    },
    planning("minGapDays", "one use for a whole kind", of: hasRule(.minGapDays)) { problem, truth in
      truth.replacing(.minGapDays) {
        $0.constrain = { builder in
          for (index, kind) in builder.kinds.enumerated() {
            guard let gap = problem.dishes[kind.representative].rules.minGapDays else { continue }
            for slot in kind.slots {
              let first = problem.slots[slot].day
              let near = kind.slots.filter {
                (first..<(first + gap)).contains(problem.slots[$0].day)
              }
              builder.addConstraint(
                builder.uses(ofKind: index, in: near).terms,
                atMost: 1,
                origin: .rule(.dish(kind.representative, .minGapDays))
              )
            }
          }
        }
      }
    },
    planning("minGapDays", "dishes not told apart", of: hasRule(.minGapDays)) { _, truth in
      truth.replacing(.minGapDays) { $0.tellsDishesApart = false }
    },
    withTwin(
      .minGapDays,
      planning("minGapDays", "not owned up to", of: hasRule(.minGapDays)) { _, truth in
        truth.replacing(.minGapDays) { $0.ownsUp = false }
      }
    ),
  ]

  static let usesMutants: [Mutant] = [
    dropped(.maxUses, in: .constraints),
    dropped(.maxUses, in: .prohibitions),
    dropped(.maxUses, in: .everything),
    dish(.maxUses, "one more") { $0.rules.maxUses = $0.rules.maxUses.map { $0 + 1 } },
    dish(.maxUses, "one fewer") { $0.rules.maxUses = $0.rules.maxUses.map { max(0, $0 - 1) } },
    planning("maxUses", "per week", of: hasRule(.maxUses)) { problem, truth in
      truth.replacing(.maxUses) {
        $0.constrain = { builder in
          for (index, kind) in builder.kinds.enumerated() {
            guard let maximum = problem.dishes[kind.representative].rules.maxUses else { continue }
            for slots in builder.layout.slotsOfWeek {
              builder.addConstraint(
                builder.uses(ofKind: index, in: slots).terms,
                atMost: maximum * kind.members.count,
                origin: .rule(.dish(kind.representative, .maxUses))
              )
            }
          }
        }
      }
    },
    alike(
      planning("maxUses", "dishes not told apart", of: hasRule(.maxUses)) { _, truth in
        truth.replacing(.maxUses) { $0.tellsDishesApart = false }
      }
    ),
    withTwin(
      .maxUses,
      planning("maxUses", "not owned up to", of: hasRule(.maxUses)) { _, truth in
        truth.replacing(.maxUses) { $0.ownsUp = false }
      }
    ),
  ]

  /// Tries a mutant on problems whose dishes differ in nothing but their maxima and weights.
  private static func alike(_ mutant: Mutant) -> Mutant {
    var mutant = mutant
    mutant.preparation = { draft in
      for index in draft.dishes.indices {
        draft.dishes[index].tags = draft.dishes[0].tags
        draft.dishes[index].meals = nil
        draft.dishes[index].rules.minGapDays = nil
        draft.dishes[index].rules.fixedDay = nil
      }
    }
    return mutant
  }

  /// Tries a mutant on problems of few meals in which a dish with a rule has a twin, and a dish without it is less
  /// welcome than both.
  private static func withTwin(_ kind: DishRuleKind, _ mutant: Mutant) -> Mutant {
    adding(to: mutant, besides: kind) { dish in
      var plain = dish
      plain.rules = DishRules()
      plain.weight -= 1
      return [dish, plain]
    }
  }

  /// Tries a mutant on problems of few meals in which dishes without a rule are more welcome than one with it.
  private static func withBetterDishes(than kind: DishRuleKind, _ mutant: Mutant) -> Mutant {
    adding(to: mutant, besides: kind) { dish in
      var plain = dish
      plain.rules = DishRules()
      plain.weight += 1
      return [plain, plain, plain]
    }
  }

  private static func adding(
    to mutant: Mutant,
    besides kind: DishRuleKind,
    _ more: @escaping @Sendable (Dish) -> [Dish]
  ) -> Mutant {
    var mutant = mutant
    let concerns = mutant.concerns
    mutant.concerns = { $0.slots.count <= 3 && concerns($0) }
    mutant.preparation = { draft in
      guard let dish = draft.dishes.first(where: { $0.ruleKinds.contains(kind) }) else { return }
      for (number, var added) in more(dish).enumerated() {
        added.id = DishID(rawValue: "added \(number)")
        draft.dishes.append(added)
      }
    }
    return mutant
  }

  static let appointmentMutants: [Mutant] = [
    dropped(.fixedDay, in: .constraints),
    dish(.fixedDay, "one day later") {
      let weekday = $0.rules.fixedDay?.weekday.advanced(by: 1)
      if let weekday { $0.rules.fixedDay?.weekday = weekday }
    },
    dish(.fixedDay, "in any meal") { $0.rules.fixedDay?.meal = nil },
    demand("fixedDay", "the tie-break does not see it", of: hasRule(.fixedDay)) { _, kind in
      kind.tellsShortfall = false
    },
    withBetterDishes(
      than: .fixedDay,
      demand("fixedDay", "not owned up to", of: hasRule(.fixedDay)) { _, kind in
        kind.ownsUp = false
      }
    ),
  ]

  static let suitedMutants: [Mutant] = [
    dropped(.meals, in: .everything),
    dish(.meals, "one meal more", in: .everything) {
      $0.meals = $0.meals.map { meals in
        meals.union(MealType.usualOrder.first { !meals.contains($0) }.map { [$0] } ?? [])
      }
    },
    dish(.meals, "one meal fewer", in: .everything) {
      $0.meals = $0.meals.map { Set($0.sorted { $0.rawValue < $1.rawValue }.dropFirst()) }
    },
  ]

  /// Believes something else about every filter.
  private static func filter(
    _ defect: String,
    _ change: @escaping @Sendable (inout SlotFilter) -> Void
  ) -> Mutant {
    @Sendable func hasChange(_ problem: PlanningProblem) -> Bool {
      problem.filters.contains { filter in
        var changed = filter
        change(&changed)
        return changed != filter
      }
    }
    return believing("filter", defect, in: .everything, of: hasChange) {
      for index in $0.filters.indices { change(&$0.filters[index]) }
    }
  }

  private static func hasFilters(_ problem: PlanningProblem) -> Bool { !problem.filters.isEmpty }

  static let filterMutants: [Mutant] = [
    filter("forgotten") { $0 = SlotFilter() },
    filter("on every day") { $0.days = nil },
    filter("in every meal") { $0.meals = nil },
    filter("one day later") { $0.days = $0.days.map { Set($0.map { $0 + 1 }) } },
    filter("any tag for all tags") { $0.requirement = .any },
    filter("required tags forgotten") { $0.requiredTags = [] },
    filter("excluded tags forgotten") { $0.excludedTags = [] },
    filter("excluded dishes forgotten") { $0.excludedDishes = [] },
    filter("allowed dishes forgotten") { $0.allowedDishes = nil },
    planning("filter", "dishes not told apart", of: hasFilters) { _, truth in
      RuleBook(
        placementKinds: truth.placementKinds.dropLast()
          + truth.placementKinds.suffix(1).map { BlindPlacementKind(truth: $0) },
        prohibitionKinds: truth.prohibitionKinds,
        demandKinds: truth.demandKinds
      )
    },
  ]
}
