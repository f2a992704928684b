import MealModel
import MealPlanning

/// Every dish in every open meal, with the rules that keep it out beside the fixed meals alone.
///
/// Rules that forbid something only ever forbid more as more dishes stand. So what no rule forbids here is
/// part of some plan, namely of the one with this dish and the pins, and what is forbidden here is part of
/// none: looking at single dishes is exact for all questions about single dishes.
struct OpenPlacements {
  private let openSlots: [Int]

  /// By dish and open slot the rules that keep the dish out.
  private let blockers: [[Set<RuleID>]]

  /// Takes time and memory for dishes × open slots.
  init(_ problem: PlanningProblem) {
    let rules = RuleBook(problem)
    let fixed = Occupancy(fixedMealsOf: problem)
    let openSlots = problem.slots.indices.filter { problem.pinnedDish[$0] == nil }
    self.openSlots = openSlots
    blockers = problem.dishes.indices.map { dish in
      openSlots.map { Set(rules.blockers(of: dish, in: $0, given: fixed)) }
    }
  }

  /// Whether a dish can stand somewhere when only some rules hold.
  func fits(_ dish: Int, keeping kept: [RuleID]) -> RuleAnswer {
    blockers[dish].contains { $0.isDisjoint(with: kept) } ? .possible : .impossible
  }

  /// Whether some of the dishes can stand where a rule forbids it when only some other rules hold.
  func canBreak(_ rule: RuleID, with dishes: [Int], keeping kept: [RuleID]) -> RuleAnswer {
    let breaks = dishes.contains { dish in
      blockers[dish].contains { $0.contains(rule) && $0.isDisjoint(with: kept) }
    }
    return breaks ? .possible : .impossible
  }

  /// Whether a dish can stand in one of some slots when only some rules about single dishes hold.
  func canHold(_ dish: Int, in slots: [Int], keeping kept: [RuleID]) -> RuleAnswer {
    let holds = zip(openSlots, blockers[dish])
      .contains { slots.contains($0) && $1.isDisjoint(with: kept) }
    return holds ? .possible : .impossible
  }
}

extension RuleID {
  /// Whether a rule that forbids something looks at one meal at a time.
  var isAboutSingleMeals: Bool {
    switch self {
    case .tag(_, .mealTypeRestriction), .tag(_, .onlyDays), .dish(_, .meals), .filter, .pin: true
    case .tag, .dish: false
    }
  }
}
