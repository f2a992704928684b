import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness

/// Knows every plan of a small problem, with the rules that it breaks anew and the "at least" rules that it
/// does not meet, as `RuleReading` reads them.
struct LintBruteForce {
  let problem: PlanningProblem

  private struct Candidate {
    var broken: Set<RuleID>
    var unmet: Set<RuleID>
    var placed: Set<Assignment>
    var isFull: Bool

    func places(_ dish: DishID) -> Bool { placed.contains { $0.dish == dish } }
  }

  private var plans: [Candidate] = []

  /// The "at least" rules that the pins alone do not meet.
  private let unmetByPins: Set<RuleID>

  /// How many plans there are to try.
  static func planCount(of problem: PlanningProblem) -> Int {
    problem.pinnedDish.filter { $0 == nil }.reduce(1) { count, _ in
      min(1_000_000, count * (problem.dishes.count + 1))
    }
  }

  init(_ problem: PlanningProblem) {
    self.problem = problem
    let reading = RuleReading(problem)
    unmetByPins = reading.unmetDemands(by: Plan(pinsOf: problem))
    var open: [Plan] = [Plan(pinsOf: problem)]
    for slot in problem.slots.indices where problem.pinnedDish[slot] == nil {
      open += open.flatMap { plan in
        problem.dishes.indices.map { dish in
          var plan = plan
          plan.dishOfSlot[slot] = dish
          return plan
        }
      }
    }
    plans = open.map { plan in
      let placed = problem.slots.indices.compactMap { slot in
        problem.pinnedDish[slot] == nil
          ? plan.dishOfSlot[slot].map { Assignment(problem.slots[slot], problem.dishes[$0].id) }
          : nil
      }
      return Candidate(
        broken: reading.brokenRules(by: plan).new,
        unmet: reading.unmetDemands(by: plan),
        placed: Set(placed),
        isFull: plan.emptySlots.isEmpty
      )
    }
  }

  /// Whether what a finding calls impossible is so when only some of the rules that forbid something hold.
  func isTrue(_ kind: LintFinding.Kind, keeping kept: Set<RuleID>) -> Bool {
    let plans = plans.filter { $0.broken.isDisjoint(with: kept) }
    switch kind {
    case .unusedTag(let tag): return !problem.tagsOfDish.contains { $0.contains(tag) }
    case .misfit(let dish): return !plans.contains { $0.places(problem.dishes[dish].id) }
    case .neverBinds(let rule), .implied(let rule):
      return !plans.contains { $0.broken.contains(rule) }
    case .neverMet(let rule): return plans.allSatisfy { $0.unmet.contains(rule) }
    case .neverMissed(let rule):
      return !plans.contains { $0.isFull && $0.unmet.contains(rule) }
    case .asksNothing(let rule): return !canKeepAppointment(rule, keeping: kept)
    }
  }

  /// Whether that is so, and not only because no plan fills every meal.
  func isFound(_ kind: LintFinding.Kind, keeping kept: Set<RuleID>) -> Bool {
    if case .neverMissed = kind, !canBeFilled { return false }
    return isTrue(kind, keeping: kept)
  }

  private var canBeFilled: Bool { plans.contains { $0.isFull && $0.broken.isEmpty } }

  /// Every finding that there is, without its reasons.
  var kinds: Set<LintFinding.Kind> {
    var kinds: Set<LintFinding.Kind> = []
    let used = Set(problem.tagsOfDish.joined())
    for tag in problem.tags.indices where !used.contains(tag) { kinds.insert(.unusedTag(tag)) }
    guard problem.pinnedDish.contains(nil) else { return kinds }
    let all = Set(problem.prohibitions)
    for dish in problem.dishes.indices
    where !problem.pinnedDish.contains(dish) && isTrue(.misfit(dish), keeping: all) {
      kinds.insert(.misfit(dish))
    }
    for rule in problem.prohibitions {
      if case .tag(let tag, _) = rule, !used.contains(tag) { continue }
      if isTrue(.neverBinds(rule), keeping: []) {
        kinds.insert(.neverBinds(rule))
      } else if isTrue(.implied(rule), keeping: all.subtracting([rule])) {
        kinds.insert(.implied(rule))
      }
    }
    for rule in problem.demands {
      if case .dish(let dish, _) = rule, !asks(dish) {
        if !isKeptByPin(dish) { kinds.insert(.asksNothing(rule)) }
      } else if isTrue(.neverMet(rule), keeping: all) {
        kinds.insert(.neverMet(rule))
      } else if canBeFilled, isTrue(.neverMissed(rule), keeping: all) {
        kinds.insert(.neverMissed(rule))
      }
    }
    return kinds
  }

  /// Whether a dish can be placed where its appointment is, as far as rules about single meals go.
  private func canKeepAppointment(_ rule: RuleID, keeping kept: Set<RuleID>) -> Bool {
    guard case .dish(let dish, _) = rule else { return false }
    let single = kept.filter { rule in
      switch rule {
      case .tag(_, .mealTypeRestriction), .tag(_, .onlyDays), .dish(_, .meals), .filter: true
      default: false
      }
    }
    return plans.contains { plan in
      plan.broken.isDisjoint(with: single)
        && plan.placed.contains { isAppointment($0, of: dish) }
    }
  }

  private func asks(_ dish: Int) -> Bool { unmetByPins.contains(.dish(dish, .fixedDay)) }

  private func isKeptByPin(_ dish: Int) -> Bool {
    problem.pins.contains { isAppointment($0, of: dish) }
  }

  private func isAppointment(_ meal: Assignment, of dish: Int) -> Bool {
    guard let appointment = problem.dishes[dish].rules.fixedDay else { return false }
    return meal.dish == problem.dishes[dish].id
      && problem.window.weekday(ofDay: meal.slot.day) == appointment.weekday
      && (appointment.meal ?? meal.slot.meal) == meal.slot.meal
  }
}
