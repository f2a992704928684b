import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness
import Testing

struct RuleLintTests {
  /// Trying every plan with every reading takes its time without optimisation.
  #if DEBUG
  private static let seeds: Range<UInt64> = 0..<120
  private static let greatestPlanCount = 300
  #else
  private static let seeds: Range<UInt64> = 0..<600
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
    for finding in report.findings {
      let reasons = Set(finding.reasons)
      #expect(truth.isTrue(finding.kind, keeping: reasons), "\(finding)")
      #expect(finding.isMinimal, "\(finding)")
      guard case .asksNothing = finding.kind else {
        for reason in reasons {
          #expect(!truth.isTrue(finding.kind, keeping: reasons.subtracting([reason])), "\(finding)")
        }
        continue
      }
    }
  }

  @Test func `the seeds have every kind of finding`() throws {
    var ranks: Set<String> = []
    for seed in Self.seeds {
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
