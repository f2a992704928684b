import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness
import Testing

/// What was not proved is told as open and never as a finding.
struct LintUnknownTests {
  private static let greatestPlanCount = 300

  @Test func `without time or solver only what is found by looking is told`() throws {
    var openRules = 0
    for seed in UInt64(0)..<40 {
      let problem = SmallProblems.problem(seed: seed)
      let all = try RuleLint().report(on: problem, timeLimit: nil)
      let looked = all.findings.filter { $0.proof == .inspection }
      let proved = Set(all.findings.compactMap { $0.proof == .programs ? $0.rule : nil })
      for report in [
        try RuleLint().report(on: problem, timeLimit: .zero),
        try RuleLint(planner: MealPlanner(solver: nil)).report(on: problem),
      ] {
        // With no time for questions, what holds in any week may not be known either.
        #expect(report.findings.map(\.kind) == looked.map(\.kind))
        #expect(report.solverCalls == 0)
        #expect(proved.isSubset(of: report.undecided))
        openRules += report.undecided.count
      }
    }
    #expect(openRules > 100)
  }

  @Test(arguments: 0..<40)
  func `no claim is wrong when the solver fails now and then`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    guard LintBruteForce.planCount(of: problem) <= Self.greatestPlanCount else { return }
    let truth = LintBruteForce(problem)
    let kinds = truth.kinds
    for step in 1...4 {
      let solver = FaultySolver {
        $0 % step == step - 1 ? (step % 2 == 0 ? .failure : .limit) : nil
      }
      let report = try RuleLint(planner: MealPlanner(solver: solver))
        .report(on: problem, timeLimit: nil)
      for finding in report.findings {
        #expect(truth.isFound(finding.kind, keeping: Set(finding.reasons)), "\(finding)")
        guard finding.isMinimal else { continue }
        #expect(kinds.contains(finding.kind), "\(finding)")
      }
      let told = Set(report.findings.compactMap(\.rule)).union(report.undecided)
      #expect(
        Set(kinds.compactMap { LintFinding(kind: $0, proof: .programs).rule }).isSubset(of: told)
      )
    }
  }

  @Test func `a solver that lies is caught by the audit`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 3, meals: [.lunch, .dinner]),
      tags: [
        Tag(
          id: "meat",
          name: LocalizedName("Meat"),
          rules: TagRules(maxPerWeek: 1, noDuplicateInDay: true)
        )
      ],
      dishes: [Dish("Steak", tags: ["meat"])]
    )
    #expect(throws: PlanningError.self) {
      try RuleLint(planner: MealPlanner(solver: StandInSolver.liar)).report(on: problem)
    }
  }
}
