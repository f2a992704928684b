public import MealModel
public import MealPlanning
import PlanFiles

/// What some rules say about a drawn week.
///
///     #expect(
///       RuleCheck(.tag("meat", TagRules(maxPerWeek: 1)), on: week).violates("mon/lunch", "wed/lunch")
///     )
///
/// When such an expectation fails, the test prints the week with crosses where a rule is broken. Meals are
/// called `tue/dinner`, and by the number of their day in more than seven days and outside of them: `0/dinner`
/// is on the day before, `8/dinner` on the day after a week.
public struct RuleCheck: Sendable, CustomStringConvertible {
  /// The problem that the drawing and the rules make.
  public let problem: PlanningProblem

  /// What is drawn: the pins and the dishes that are no pins.
  public let plan: Plan

  /// What the audit says about the plan.
  public let report: AuditReport

  let sketch: WeekSketch

  /// The planner whose rules say what may be added.
  let planner: MealPlanner

  /// Asks the audit what some rules say about a drawn week.
  ///
  /// - Parameters:
  ///   - rules: The rules; those of one tag together.
  ///   - sketch: The week.
  public init(_ rules: CheckedRule..., on sketch: WeekSketch) {
    self.init(rules, on: sketch, planner: MealPlanner())
  }

  package init(_ rules: [CheckedRule], on sketch: WeekSketch, planner: MealPlanner) {
    self.sketch = sketch
    self.planner = planner
    (problem, plan) = sketch.problem(with: rules)
    report = Audit(of: problem).report(on: plan)
  }

  /// Whether the plan breaks no rule and misses nothing, and the fixed meals break none.
  public var isKept: Bool { report.isClean && report.shortfalls.isEmpty }

  /// Whether what the plan adds breaks the rules in exactly these meals, fixed meals beside them included.
  public func violates(_ meals: String...) -> Bool {
    slots(named: meals) == Set(report.violations.flatMap { $0.meals.map(\.slot) })
  }

  /// Whether the pins and the meals around the week break the rules by themselves in exactly these meals.
  public func alreadyViolates(_ meals: String...) -> Bool { alreadyViolates(meals) }

  package func alreadyViolates(_ meals: [String]) -> Bool {
    slots(named: meals) == Set(report.existingViolations.flatMap { $0.meals.map(\.slot) })
  }

  /// Whether the "at least" rules miss exactly this number of uses.
  public func misses(_ count: Int) -> Bool { report.score.shortfall == count }

  /// By violation its meals, in the order of the days.
  public var violations: [[String]] { report.violations.map(names(of:)) }

  /// Asks whether a dish may be put into a meal beside everything else that is drawn.
  ///
  /// - Parameters:
  ///   - dish: A dish that the drawing, its tags or the rules name.
  ///   - meal: A meal of the week without a pin; what the drawing has there makes room.
  /// - Returns: What the planner's rules and the audit say.
  public func placing(_ dish: DishID, at meal: String) -> PlacementCheck {
    PlacementCheck(dish, at: meal, in: self)
  }

  /// What is broken, and the week with a cross behind each meal that breaks a rule.
  public var description: String {
    var picture = WeekPicture(sketch: sketch, problem: problem)
    for slot in (report.violations + report.existingViolations).flatMap(\.meals).map(\.slot) {
      picture.marks[slot] = "✗"
    }
    return (findings + picture.lines).joined(separator: "\n")
  }

  private var findings: [String] {
    let lines =
      report.violations.map { "✗ \(name($0.rule)): \(names(of: $0).joined(separator: ", "))" }
      + report.existingViolations.map {
        "✗ fixed meals, \(name($0.rule)): \(names(of: $0).joined(separator: ", "))"
      }
      + report.shortfalls.map { "\($0.missing) missing, \(name($0.rule)), week \($0.week + 1)" }
    return lines.isEmpty ? ["every rule is kept"] : lines
  }

  private func name(_ rule: RuleID) -> RuleElement { RuleElement(rule, in: problem) }

  private func names(of violation: Violation) -> [String] {
    let names = SlotName(problem: problem)
    return violation.meals.map { names.text(of: $0.slot) }
  }

  /// The meals that somebody named; a name that means none is the caller's mistake.
  private func slots(named meals: [String]) -> Set<MealSlot> {
    Set(meals.map { slot(named: $0) })
  }

  func slot(named meal: String) -> MealSlot {
    let known = problem.slots + problem.context.map(\.slot)
    let names = known.map(SlotName(problem: problem).text(of:))
    guard let slot = zip(known, names).first(where: { $0.1 == meal })?.0 else {
      let closest = meal.closestMatch(in: names)
      let advice = closest.map { " Maybe you meant '\($0)'." } ?? ""
      preconditionFailure("The week has no meal '\(meal)'.\(advice)")
    }
    return slot
  }
}
