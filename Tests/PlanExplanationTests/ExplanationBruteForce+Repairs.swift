import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport

/// The least changes after which plans are complete.
extension ExplanationBruteForce {
  /// All repairs of the least cost, or `nil` when none completes the week.
  ///
  /// More than one new dish of a kind is never needed: it has no rule of its own, so one does for all.
  func cheapestRepairs() -> (cost: Int, repairs: Set<Set<RepairStep>>)? {
    var best = Int.max
    var repairs: Set<Set<RepairStep>> = []
    visitPlans(dishCount: dishes.count) { plan in
      for keepsContext in [true, false] {
        guard keepsContext || positionOfElement[.context] != nil,
          let (cost, steps) = repair(admitting: plan, keepsContext: keepsContext, below: best)
        else { continue }
        if cost < best {
          best = cost
          repairs = []
        }
        repairs.insert(steps)
      }
      return true
    }
    guard !repairs.isEmpty else { return nil }
    return (best, repairs.filter { repair in !repairs.contains { isLessWordy($0, than: repair) } })
  }

  /// The least change after which a plan is complete, or `nil` when there is none or it costs too much.
  private func repair(
    admitting plan: Plan,
    keepsContext: Bool,
    below limit: Int
  ) -> (cost: Int, steps: Set<RepairStep>)? {
    var cost = 0
    var steps: Set<RepairStep> = []
    var removed: Set<HouseholdElement> = []
    func remove(_ element: HouseholdElement, for price: Int) {
      guard removed.insert(element).inserted else { return }
      cost += price
      steps.insert(.remove(element))
    }
    if !keepsContext { remove(.context, for: 40) }
    for kind in Set(plan.dishOfSlot.compactMap(\.self)) where kind >= problem.dishes.count {
      cost += 3
      steps.insert(.addDishes(count: 1, tags: newTags[kind - problem.dishes.count]))
    }
    for pin in movedPins(of: plan) { remove(.rule(.pin(pin)), for: 16) }
    guard cost <= limit else { return nil }
    let readings = keepsContext ? readings : readingsWithoutContext
    let broken = breaches(by: plan, readings[0])
    guard cost + 2 * broken.count <= limit else { return nil }
    let brokenByChange =
      [broken]
      + readings.dropFirst().map { reading in
        broken.contains(where: Self.isGradual) ? breaches(by: plan, reading) : broken
      }
    for rule in broken {
      let element = HouseholdElement.rule(rule)
      guard positionOfElement[element] != nil else { return nil }
      if Self.isGradual(rule),
        let change = (1...Self.greatestChange).first(where: { !brokenByChange[$0].contains(rule) }),
        let step = step(loosening: rule, by: change)
      {
        cost += step.cost
        steps.insert(step.step)
      } else {
        remove(element, for: Self.price(ofRemoving: rule))
      }
    }
    let kept = mask(elements.filter { !removed.contains($0) })
    for index in missedAppointments(of: plan) where appointments[index].asks(kept) {
      let dish = appointments[index].dish
      guard !silentDishes.contains(dish) else { return nil }
      remove(.rule(.dish(dish, .fixedDay)), for: 8)
    }
    return cost <= limit ? (cost, steps) : nil
  }

  private static func isGradual(_ rule: RuleID) -> Bool {
    switch rule {
    case .tag(_, .maxPerWeek), .tag(_, .minPerWeek), .tag(_, .noConsecutive): true
    case .dish(_, .minGapDays), .dish(_, .maxUses): true
    default: false
    }
  }

  private func step(loosening rule: RuleID, by change: Int) -> (step: RepairStep, cost: Int)? {
    switch rule {
    case .tag(let tag, .maxPerWeek):
      problem.tags[tag].rules.maxPerWeek
        .map { (.setMaximum(tag: tag, to: $0 + change), 2 * change) }
    case .tag(let tag, .minPerWeek):
      problem.tags[tag].rules.minPerWeek
        .map { (.setMinimum(tag: tag, to: $0 - change), 2 * change) }
    case .tag(let tag, .noConsecutive):
      problem.tags[tag].rules.noConsecutive == .anyMeal ? (.sameMealOnly(tag: tag), 4) : nil
    case .dish(let dish, .minGapDays):
      problem.dishes[dish].rules.minGapDays
        .map { (.setGap(dish: dish, to: $0 - change), 2 * change) }
    case .dish(let dish, .maxUses):
      problem.dishes[dish].rules.maxUses
        .map { (.setUses(dish: dish, to: $0 + change), 2 * change) }
    default: nil
    }
  }

  private static func price(ofRemoving rule: RuleID) -> Int {
    switch rule {
    case .filter: 12
    case .pin: 16
    case .tag(_, .maxPerWeek), .tag(_, .minPerWeek): 32
    case .dish(_, .minGapDays), .dish(_, .maxUses): 32
    case .tag, .dish: 8
    }
  }

  /// Whether a repair changes the same rules and does with dishes of fewer tags.
  private func isLessWordy(_ repair: Set<RepairStep>, than other: Set<RepairStep>) -> Bool {
    guard repair != other else { return false }
    guard repair.filter({ !$0.changesNoRule }) == other.filter({ !$0.changesNoRule }) else {
      return false
    }
    func kinds(_ steps: Set<RepairStep>) -> [Set<Int>] {
      steps.compactMap { step in
        if case .addDishes(_, let tags) = step { Set(tags) } else { nil }
      }
    }
    func fits(_ few: [Set<Int>], _ many: [Set<Int>]) -> Bool {
      guard let first = few.first else { return true }
      return many.indices.contains { index in
        var rest = many
        rest.remove(at: index)
        return first.isSubset(of: many[index]) && fits(Array(few.dropFirst()), rest)
      }
    }
    return fits(kinds(repair), kinds(other))
  }
}
