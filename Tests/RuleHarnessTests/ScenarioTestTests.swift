import MealModel
import MealPlanning
import PlanFiles
import RuleHarness
import Testing

struct ScenarioTestTests {
  @Test func `the expectations of the infeasible weeks hold`() throws {
    let scenarios = try Project.scenarios("infeasible")
    let report = try ScenarioTest(options: TrialOptions(timeLimit: .seconds(120), jobs: 2))
      .report(on: scenarios)
    #expect(report.expecting == scenarios.count)
    #expect(report.failures.map { "\($0.file) \($0.key): \($0.expected), \($0.found)" }.isEmpty)
  }
}
