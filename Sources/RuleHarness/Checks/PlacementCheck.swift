import MealModel
import MealPlanning

/// Whether a dish may be put into a meal of a drawn week, and if not which rules keep it out.
///
///     #expect(check.placing("Beef", at: "tue/lunch").isBlocked(by: .tag("meat", .maxPerWeek)))
///
/// The planner's rules and the audit are both asked. Where they do not say the same, the dish counts neither as
/// allowed nor as blocked, and the picture says what each of them found.
public struct PlacementCheck: Sendable, CustomStringConvertible {
  /// The rules of the planner that keep the dish out.
  public let blockers: Set<RuleElement>

  /// The rules that the audit finds broken because of the dish.
  public let breaches: Set<RuleElement>

  private let dish: DishID
  private let slot: MealSlot
  private let sketch: WeekSketch
  private let problem: PlanningProblem

  init(_ dish: DishID, at meal: String, in check: RuleCheck) {
    let problem = check.problem
    guard let position = problem.dishes.firstIndex(where: { $0.id == dish }) else {
      let closest = dish.rawValue.closestMatch(in: problem.dishes.map(\.id.rawValue))
      let advice = closest.map { " Maybe you meant '\($0)'." } ?? ""
      preconditionFailure("The week has no dish '\(dish.rawValue)'.\(advice)")
    }
    slot = check.slot(named: meal)
    guard let slot = problem.slots.firstIndex(of: slot), problem.pinnedDish[slot] == nil else {
      preconditionFailure("'\(meal)' is pinned or lies outside the week.")
    }
    self.problem = problem
    self.dish = dish
    sketch = check.sketch
    blockers = Set(
      check.planner.blockers(inSlot: slot, of: check.plan, for: problem)[position]
        .map { RuleElement($0, in: problem) }
    )
    breaches = Self.breaches(of: position, in: slot, beside: check.plan, of: problem)
  }

  /// Whether no rule keeps the dish out.
  public var isAllowed: Bool { doAgree && blockers.isEmpty }

  /// Whether exactly these rules keep the dish out.
  public func isBlocked(by rules: RuleElement...) -> Bool { isBlocked(by: Set(rules)) }

  package func isBlocked(by rules: Set<RuleElement>) -> Bool {
    doAgree && !blockers.isEmpty && blockers == rules
  }

  /// Whether the planner's rules and the audit say the same.
  public var doAgree: Bool { blockers == breaches }

  /// What keeps the dish out, and the week with the dish and a question mark in its meal.
  public var description: String {
    var picture = WeekPicture(sketch: sketch, problem: problem)
    picture.replacements[slot] = "\(dish.rawValue)?"
    func list(_ rules: Set<RuleElement>) -> String {
      rules.isEmpty ? "nothing" : rules.map(\.description).sorted().joined(separator: ", ")
    }
    let finding =
      doAgree
      ? [blockers.isEmpty ? "allowed" : "blocked by \(list(blockers))"]
      : ["blocked by \(list(blockers))", "but the audit finds broken: \(list(breaches))"]
    return (finding + picture.lines).joined(separator: "\n")
  }

  /// What the audit finds broken when everything else that is drawn is pinned and the dish is added.
  private static func breaches(
    of dish: Int,
    in slot: Int,
    beside plan: Plan,
    of problem: PlanningProblem
  ) -> Set<RuleElement> {
    var others = plan
    others.dishOfSlot[slot] = nil
    do {
      let fixed = try problem.replacingPins(others.assignments(in: problem))
      var candidate = others
      candidate.dishOfSlot[slot] = dish
      let report = Audit(of: fixed).report(on: candidate)
      return Set(report.violations.map { RuleElement($0.rule, in: problem) })
    } catch {
      preconditionFailure("The drawn meals can be pinned: \(error)")
    }
  }
}
