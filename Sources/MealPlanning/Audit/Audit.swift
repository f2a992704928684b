public import MealModel

/// Judges plans by reading the rules, meal by meal.
///
/// The audit is independent: it works on whole numbers and on lists of meals, and shares no code with the
/// formulation, the rule kinds that the planners ask, or the occupancy that they keep. What both would
/// get wrong together could only be wrong in the model.
///
/// Pins and context may break rules already. The audit tells that apart: a rule is violated by the plan
/// only where the plan makes it worse.
public struct Audit: Sendable {
  /// The problem whose rules are read.
  public let problem: PlanningProblem

  /// Makes an audit of plans for one problem.
  public init(of problem: PlanningProblem) {
    self.problem = problem
  }

  /// Reports everything that a plan breaks and misses, and its score.
  ///
  /// Time grows with the number of meals times the rules on their tags.
  ///
  /// - Parameter plan: A plan for the problem.
  /// - Returns: The violations by rule and, within a rule, in the order of the days.
  public func report(on plan: Plan) -> AuditReport {
    let meals = AuditedMeal.all(of: plan, in: problem)
    let prohibitions = AuditedProhibitions(problem: problem, meals: meals).findings()
    let shortfalls = AuditedDemands(problem: problem, meals: meals, plan: plan).shortfalls()
    return AuditReport(
      violations: displacedPins(in: plan)
        + prohibitions.filter { !$0.isExisting }.map(\.violation),
      existingViolations: prohibitions.filter(\.isExisting).map(\.violation),
      shortfalls: shortfalls,
      emptySlots: plan.emptySlots,
      score: score(of: meals, shortfalls: shortfalls)
    )
  }

  /// The value of a plan on every level.
  public func score(of plan: Plan) -> PlanScore {
    let meals = AuditedMeal.all(of: plan, in: problem)
    return score(
      of: meals,
      shortfalls: AuditedDemands(problem: problem, meals: meals, plan: plan).shortfalls()
    )
  }

  /// A shortfall that no plan can go below: what weeks miss of a tag even with a use in every slot without a pin, or
  /// in none where no dish has the tag.
  package var leastShortfall: Int {
    let plan = Plan(pinsOf: problem)
    let meals = AuditedMeal.all(of: plan, in: problem)
    return AuditedDemands(problem: problem, meals: meals, plan: plan).leastShortfall()
  }

  /// Pins that their slot does not hold; where a slot is there twice, each meal answers for one pin.
  private func displacedPins(in plan: Plan) -> [Violation] {
    var held: [Assignment: Int] = [:]
    for assignment in plan.assignments(in: problem) { held[assignment, default: 0] += 1 }
    return problem.pins.indices.compactMap { index in
      let pin = problem.pins[index]
      guard let count = held[pin], count > 0 else { return Violation(rule: .pin(index), meals: []) }
      held[pin] = count - 1
      return nil
    }
  }

  private func score(of meals: [AuditedMeal], shortfalls: [Shortfall]) -> PlanScore {
    let planned = meals.filter(\.isInWindow)
    return PlanScore(
      shortfall: shortfalls.reduce(0) { $0 + $1.missing },
      filledSlots: planned.count,
      variety: variety(of: meals),
      preference: planned.reduce(0) { $0 + problem.dishes[$1.dish].weight },
      repeats: repeats(in: meals)
    )
  }

  /// Worth 3, 2, 1, 1, … by use of a dish in a week; meals of the context come first and earn nothing.
  private func variety(of meals: [AuditedMeal]) -> Int {
    var usesOfDish: [DishInWeek: (before: Int, planned: Int)] = [:]
    for meal in meals {
      let key = DishInWeek(dish: meal.dish, week: meal.week)
      if meal.isInWindow {
        usesOfDish[key, default: (0, 0)].planned += 1
      } else {
        usesOfDish[key, default: (0, 0)].before += 1
      }
    }
    return usesOfDish.values.reduce(0) { sum, uses in
      sum
        + (0..<uses.planned).reduce(0) { sum, use in
          switch uses.before + use {
          case 0: sum + 3
          case 1: sum + 2
          default: sum + 1
          }
        }
    }
  }

  private struct DishInWeek: Hashable {
    var dish: Int
    var week: Int
  }

  /// Pairs of neighbouring days on which a tag stands in different meals, for tags that are kept off
  /// neighbouring days in the same meal only.
  private func repeats(in meals: [AuditedMeal]) -> Int {
    var sum = 0
    for tag in problem.tags where tag.rules.noConsecutive == .sameMeal {
      var mealsOfDay: [Int: Set<MealType>] = [:]
      for meal in meals where problem.dishes[meal.dish].tags.contains(tag.id) {
        mealsOfDay[meal.slot.day, default: []].insert(meal.slot.meal)
      }
      for day in -1..<problem.window.dayCount {
        guard let first = mealsOfDay[day], let second = mealsOfDay[day + 1] else { continue }
        // Some meal of the first day differs from some meal of the second.
        if first.count > 1 || second.count > 1 || first != second { sum += 1 }
      }
    }
    return sum
  }
}
