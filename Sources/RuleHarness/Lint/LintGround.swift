import MealModel
import MealPlanning

/// What a look through the rules asks about a household when only some of its rules hold.
enum LintQuestion: Hashable {
  /// Whether a dish can stand anywhere.
  case fits(Int)

  /// Whether a rule that forbids something can be broken.
  case breaks(RuleID)

  /// Whether an "at least" rule can be met in full.
  case meets(RuleID)

  /// Whether all meals can be filled so that an "at least" rule is not met in full.
  case misses(RuleID)

  /// Whether a dish with a standing appointment can stand in a meal of its days, as far as rules go that
  /// look at one meal at a time.
  case keepsAppointment(Int)
}

/// A household whose questions are answered: by looking where that is exact, else by programs.
struct LintGround {
  let probe: RuleProbe
  private let placements: OpenPlacements

  var problem: PlanningProblem { probe.problem }

  init(probe: RuleProbe) {
    self.probe = probe
    placements = OpenPlacements(probe.problem)
  }

  /// How an answer to a question is proved.
  func proof(of question: LintQuestion) -> LintFinding.Proof {
    switch question {
    case .fits, .keepsAppointment: .inspection
    case .breaks(let rule): rule.isAboutSingleMeals ? .inspection : .programs
    case .meets, .misses: .programs
    }
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - kept: The rules that forbid something and hold; fewer rules never make less possible.
  /// - Returns: The answer.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  func answer(_ question: LintQuestion, keeping kept: [RuleID]) throws -> RuleAnswer {
    switch question {
    case .fits(let dish): placements.fits(dish, keeping: kept)
    case .breaks(let rule) where rule.isAboutSingleMeals:
      placements.canBreak(rule, with: problem.dishes(under: rule), keeping: kept)
    case .breaks(let rule): try probe.answer(.canBeBroken(rule), keeping: kept)
    case .meets(let rule): try probe.answer(.canBeMet(rule), keeping: kept)
    case .misses(let rule): try probe.answer(.canBeMissed(rule), keeping: kept)
    case .keepsAppointment(let dish):
      placements.canHold(
        dish,
        in: StandingAppointments(ofDish: dish, in: problem).slotsOfDay.flatMap(\.self),
        keeping: kept
      )
    }
  }

  /// The rules that an answer can depend on, those with the same subject first.
  func suspects(of question: LintQuestion) -> [RuleID] {
    switch question {
    case .fits(let dish):
      return prohibitions(about: [dish], first: .dish(dish, .maxUses))
    case .breaks(let rule), .meets(let rule):
      return prohibitions(about: problem.dishes(under: rule), first: rule).filter { $0 != rule }
    case .misses(let rule):
      return prohibitions(about: Array(problem.dishes.indices), first: rule)
    case .keepsAppointment(let dish):
      return prohibitions(about: [dish], first: .dish(dish, .fixedDay))
        .filter(\.isAboutSingleMeals)
    }
  }

  private func prohibitions(about dishes: [Int], first rule: RuleID) -> [RuleID] {
    let tags = Set(dishes.flatMap { problem.tagsOfDish[$0] })
    let dishes = Set(dishes)
    let all = problem.prohibitions.filter { other in
      switch other {
      case .tag(let tag, _): tags.contains(tag)
      case .dish(let dish, _): dishes.contains(dish)
      case .filter, .pin: true
      }
    }
    let isNear = { (other: RuleID) in
      switch (rule, other) {
      case (.tag(let left, _), .tag(let right, _)): left == right
      case (.dish(let left, _), .dish(let right, _)): left == right
      default: false
      }
    }
    return all.filter(isNear) + all.filter { !isNear($0) }
  }
}
