import ConflictAnalysis
import MealModel
import MealPlanning

/// Says which fixed meals and rules contradict each other, by auditing the fixed meals alone.
///
/// No solver is needed: whether pins and context keep the rules among themselves is a matter of looking.
struct ContradictionOracle {
  /// The broken rules, then the pins that break them, then the context.
  let elements: [HouseholdElement]

  private let base: RelaxableProblem
  private let violations: [Violation]

  init(base: RelaxableProblem, violations: [Violation]) {
    self.base = base
    self.violations = violations
    let problem = base.problem
    var rules: [RuleID] = []
    for violation in violations where !rules.contains(violation.rule) {
      rules.append(violation.rule)
    }
    let meals = violations.flatMap(\.meals)
    let assignments = Set(meals.map { $0.assignment(in: problem) })
    let pins = problem.pins.indices.filter { assignments.contains(problem.pins[$0]) }
    let hasContext = meals.contains { !(0..<problem.window.dayCount).contains($0.slot.day) }
    elements =
      (rules + pins.map(RuleID.pin)).map(HouseholdElement.rule) + (hasContext ? [.context] : [])
  }

  func feasibility(of kept: [HouseholdElement]) throws -> Feasibility<HouseholdElement> {
    try feasibility(of: kept, after: [])
  }

  func feasibility(after steps: [RepairStep]) throws -> Feasibility<HouseholdElement> {
    try feasibility(of: elements.filter { !steps.contains(.remove($0)) }, after: steps)
  }

  /// The context meals that a contradiction is about.
  func contextMeals(of elements: [HouseholdElement]) -> [Int] {
    guard elements.contains(.context) else { return [] }
    let rules = Set(elements)
    let meals = Set(
      violations.filter { rules.contains(.rule($0.rule)) }
        .flatMap { $0.meals.map { $0.assignment(in: base.problem) } }
    )
    return base.problem.context.indices.filter { meals.contains(base.problem.context[$0]) }
  }

  private func feasibility(
    of kept: [HouseholdElement],
    after steps: [RepairStep]
  ) throws -> Feasibility<HouseholdElement> {
    let kept = Set(kept)
    let removals = elements.filter { !kept.contains($0) }.map(RepairStep.remove)
    guard let problem = try? base.applying(steps + removals, isPlanned: true) else {
      return .unknown
    }
    let report = Audit(of: problem).report(on: Plan(pinsOf: problem))
    return report.existingViolations.isEmpty
      ? .feasible : .infeasible(core: elements.filter(kept.contains))
  }
}
