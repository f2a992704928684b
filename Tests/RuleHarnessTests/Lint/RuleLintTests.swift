import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness
import Testing

struct RuleLintTests {
  /// Trying every plan with every reading takes its time without optimisation.
  #if DEBUG
  private static let seeds: Range<UInt64> = 0..<160
  private static let greatestPlanCount = 300
  #else
  private static let seeds: Range<UInt64> = 0..<1_000
  private static let greatestPlanCount = 5_000
  #endif

  @Test(arguments: seeds)
  func `findings and reasons are those of trying every plan`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    guard LintBruteForce.planCount(of: problem) <= Self.greatestPlanCount else { return }
    let truth = LintBruteForce(problem)
    let report = try RuleLint().report(on: problem, timeLimit: nil)
    #expect(report.undecided.isEmpty)
    #expect(Set(report.findings.map(\.kind)) == truth.kinds)
    #expect(report.findings.count == truth.kinds.count)
    let emptied = try PlanningProblem(
      window: problem.window,
      slots: problem.slots,
      tags: problem.tags,
      dishes: problem.dishes,
      filters: problem.filters
    )
    let truthAnyWeek =
      LintBruteForce.planCount(of: emptied) <= Self.greatestPlanCount
      ? LintBruteForce(emptied) : nil
    for finding in report.findings {
      let reasons = Set(finding.reasons)
      #expect(truth.isFound(finding.kind, keeping: reasons), "\(finding)")
      #expect(finding.isMinimal, "\(finding)")
      guard let truthAnyWeek else { continue }
      let others = Set(problem.prohibitions).subtracting([finding.rule].compactMap(\.self))
      let isAboutAnyWeek = truthAnyWeek.isFound(
        finding.kind,
        keeping: finding.needsReasons ? others : []
      )
      #expect(finding.isAboutAnyWeek == isAboutAnyWeek, "\(finding)")
      let judges = finding.isAboutAnyWeek ? [truth, truthAnyWeek] : [truth]
      #expect(judges.allSatisfy { $0.isFound(finding.kind, keeping: reasons) }, "\(finding)")
      for reason in reasons {
        let fewer = reasons.subtracting([reason])
        #expect(judges.contains { !$0.isFound(finding.kind, keeping: fewer) }, "\(finding)")
      }
    }
  }

  @Test func `the first seeds have every kind of finding`() throws {
    var ranks: Set<String> = []
    for seed in Self.seeds.prefix(60) {
      let problem = SmallProblems.problem(seed: seed)
      guard LintBruteForce.planCount(of: problem) <= Self.greatestPlanCount else { continue }
      for finding in try RuleLint().report(on: problem, timeLimit: nil).findings {
        ranks.insert(String(describing: finding.kind).prefix { $0 != "(" } + "")
      }
    }
    #expect(
      ranks == [
        "unusedTag", "misfit", "neverBinds", "implied", "neverMet", "neverMissed", "asksNothing",
      ]
    )
  }
}

extension LintFinding {
  /// Whether it takes other rules that it is so with what is pinned.
  fileprivate var needsReasons: Bool {
    if case .neverBinds = kind { false } else { !reasons.isEmpty }
  }
}
