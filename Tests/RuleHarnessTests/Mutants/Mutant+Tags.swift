import MealModel
import MealPlanning
import RuleHarness

/// How rules of tags are broken, and those about single placements.
extension Mutant {
  static func hasRule(_ kind: TagRuleKind) -> @Sendable (PlanningProblem) -> Bool {
    { problem in
      problem.tags.contains { tag in
        tag.rules.kinds.contains(kind) && problem.dishes.contains { $0.tags.contains(tag.id) }
      }
    }
  }

  /// Believes something else about every tag.
  static func tag(
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

  static func dropped(_ kind: TagRuleKind, in part: Part) -> Mutant {
    let defect =
      switch part {
      case .constraints: "constraints dropped"
      case .prohibitions: "forbids nothing beside the constraints"
      case .everything: "forgotten"
      }
    return tag(kind, defect, in: part) { $0.remove(kind) }
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
