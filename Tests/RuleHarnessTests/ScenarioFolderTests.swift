import Foundation
import RuleHarness
import Testing

struct ScenarioFolderTests {
  private static let datasets = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "datasets").path

  @Test func `every infeasible week is a scenario with an expectation`() throws {
    let scenarios = try ScenarioFolder.scenarios(at: Self.datasets + "/infeasible")
    #expect(scenarios.count >= 40)
    #expect(scenarios.allSatisfy { $0.expectation?.conflicts?.isEmpty == false })
    #expect(scenarios.map(\.name) == scenarios.map(\.name).sorted())
  }

  @Test func `weeks without an expectation are scenarios`() throws {
    let scenarios = try ScenarioFolder.scenarios(at: Self.datasets + "/households/")
    #expect(scenarios.map(\.name).contains("familia"))
    #expect(scenarios.allSatisfy { $0.expectation == nil })
  }
}
