import Foundation
import PlanFiles
import RuleHarness
import Testing

struct ScenarioFolderTests {
  @Test func `every infeasible week is a scenario with an expectation`() throws {
    let scenarios = try Project.scenarios("infeasible")
    #expect(scenarios.count >= 40)
    #expect(scenarios.allSatisfy { $0.expectation?.conflicts?.isEmpty == false })
    #expect(scenarios.map(\.name) == scenarios.map(\.name).sorted())
  }

  @Test func `weeks without an expectation are scenarios`() throws {
    let scenarios = try Project.scenarios("households/")
    #expect(scenarios.map(\.name).contains("familia"))
    #expect(scenarios.allSatisfy { $0.expectation == nil })
  }

  @Test func `an expectation without its week is an error`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scenarios-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: folder.appending(path: "lost.expected.json"))
    let error = #expect(throws: FileError.self) {
      try ScenarioFolder.scenarios(at: folder.path)
    }
    #expect(error?.reason == .noWeekBeside("lost.json"))
    #expect(error?.file.hasSuffix("lost.expected.json") == true)
  }
}
