import MealModel
import MealPlanning
import RuleHarness

/// What can notice that a planner is wrong.
enum MutantDetector: String, CaseIterable, Sendable {
  /// The planner itself: the audit refuses the plan, or its score is not what the program promised.
  case audit = "audit"

  /// The score is not that of trying every plan, or is not proved.
  case bruteForce = "brute force"

  /// A metamorphic relation is broken between scores that the audit accepts.
  case relations = "relations"

  /// A plan or an option of a bundled scenario is not what is expected.
  case scenarios = "scenarios"

  /// A case of a single rule finds the planner and the audit to differ.
  case ruleCases = "rule cases"

  /// The bundled scenarios that expect something, read once.
  private static let bundled = Result {
    try CorpusWeek.all.map { try $0.scenario() }.filter { $0.expectation != nil }
  }

  /// Whether the detector notices a mutant; it stops at the first sign.
  func notices(_ mutant: Mutant) throws -> Bool {
    switch self {
    case .audit:
      return MutantProblems.concerned(by: mutant).contains { Self.score(of: $0, by: mutant) == nil }
    case .bruteForce:
      return MutantProblems.concerned(by: mutant)
        .contains { problem in
          guard let (score, isProved) = Self.score(of: problem, by: mutant) else { return false }
          return !isProved || score != MutantProblems.bestScore(of: problem)
        }
    case .relations:
      let check = RelationCheck(of: mutant.planner, timeLimit: nil)
      return MutantProblems.concerned(by: mutant).prefix(MutantProblems.relationCount).enumerated()
        .contains { index, problem in
          check.breaches(of: problem, seed: UInt64(index))
            .contains { if case .scores = $0.finding { true } else { false } }
        }
    case .scenarios:
      let scenarios = try Self.bundled.get()
      return scenarios.contains { !Self.areOptionsExpected($0, of: mutant) }
        || scenarios.contains { !Self.isPlanExpected($0, of: mutant) }
    case .ruleCases:
      return RuleCase.all.contains { ruleCase in
        let check = RuleCheck(ruleCase.rules, on: ruleCase.week, planner: mutant.planner)
        return ruleCase.placements.contains { placement in
          let found = check.placing(placement.dish, at: placement.meal)
          return placement.blockers.isEmpty
            ? !found.isAllowed : !found.isBlocked(by: placement.blockers)
        }
      }
    }
  }

  /// The score of the plan and whether it is proved, or nothing when the planner gives no plan.
  private static func score(
    of problem: PlanningProblem,
    by mutant: Mutant
  ) -> (score: PlanScore, isProved: Bool)? {
    // Plans that need no program would hide what is wrong with it.
    var options = FillOptions(seed: 0, timeLimit: nil)
    options.alwaysSolves = true
    guard let result = try? mutant.planner.fill(problem, options: options) else { return nil }
    return (result.score, result.isProvedOptimal)
  }

  /// Whether the best score of a scenario is the one that is written down, if there is a plan.
  private static func isPlanExpected(_ scenario: Scenario, of mutant: Mutant) -> Bool {
    guard let expectation = scenario.expectation,
      let (score, _) = score(of: scenario.problem, by: mutant)
    else { return true }
    return expectation.filled.map { $0 == score.filledSlots } ?? true
      && expectation.shortfall.map { $0 == score.shortfall } ?? true
      && expectation.levels.allSatisfy { score[$0.key] == $0.value }
  }

  /// Whether the dishes that a scenario allows and blocks are those that are written down.
  private static func areOptionsExpected(_ scenario: Scenario, of mutant: Mutant) -> Bool {
    let standing = Plan(pinsOf: scenario.problem)
    func blockers(_ placement: Expectation.Placement) -> Set<RuleElement> {
      let blockers = mutant.planner.blockers(
        inSlot: placement.slot,
        of: standing,
        for: scenario.problem
      )
      return Set(blockers[placement.dish].map { RuleElement($0, in: scenario.problem) })
    }
    return (scenario.expectation?.allowed ?? []).allSatisfy { blockers($0).isEmpty }
      && (scenario.expectation?.blocked ?? [])
        .allSatisfy { blocked in
          let found = blockers(blocked.placement)
          return blocked.blockers.map { $0 == found } ?? !found.isEmpty
        }
  }
}
