import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles

extension Household {
  /// Fills a week as the command does: file, problem with what stands, plan, and back.
  @discardableResult
  mutating func fill(
    _ start: CivilDate = monday,
    on occasion: Occasion,
    seed: UInt64,
    setAside: Set<DishID> = []
  ) throws -> FillResult {
    let resolved = try weekFile(start, on: occasion, setAside: setAside).resolved()
    let problem = try resolved.standingProblem()
    let result = try MealPlanner().fill(problem, options: FillOptions(seed: seed))
    try adopt(result.plan.assignments(in: problem), inWeek: start, on: occasion)
    return result
  }

  /// What the audit says about a week as it stands.
  func audit(_ start: CivilDate = monday, on occasion: Occasion) throws -> AuditReport {
    let resolved = try weekFile(start, on: occasion).resolved()
    return Audit(of: resolved.problem).report(on: resolved.plan)
  }
}
