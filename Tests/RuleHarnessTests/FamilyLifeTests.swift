import Foundation
import MealModel
import PlanFiles
import RuleHarness
import Testing

/// The bundled weeks of family life, whose expectations another program computed.
struct FamilyLifeTests {
  private static let scenarios = Result { try Project.scenarios("scenarios") }

  @Test func `every expectation holds`() throws {
    let scenarios = try Self.scenarios.get()
    let options = TrialOptions(timeLimit: .seconds(120), jobs: 2)
    let report = try ScenarioTest(options: options).report(on: scenarios)
    #expect(report.scenarios >= 30)
    #expect(report.expecting == report.scenarios)
    #expect(report.failures.map { "\($0.file) \($0.key): \($0.expected), \($0.found)" }.isEmpty)
  }

  @Test func `every expectation asks for levels, and many for dishes that are kept out`() throws {
    let expectations = try Self.scenarios.get().compactMap(\.expectation)
    #expect(expectations.allSatisfy { $0.levels.count == 5 && $0.conflicts != nil })
    #expect(expectations.flatMap { $0.blocked ?? [] }.count >= 50)
    #expect(expectations.flatMap { $0.blocked ?? [] }.allSatisfy { $0.blockers != nil })
    #expect(expectations.flatMap { $0.allowed ?? [] }.count >= 50)
    #expect(expectations.flatMap { $0.violations ?? [] }.count >= 10)
  }

  @Test func `weeks stand in canonical form`() throws {
    for scenario in try Self.scenarios.get() {
      let text = try String(contentsOfFile: scenario.file.file, encoding: .utf8)
      #expect(scenario.file.document.encoded() == text, "\(scenario.name)")
    }
  }

  @Test func `together they use every kind of rule, both languages and all that a file can hold`()
    throws
  {
    let scenarios = try Self.scenarios.get()
    let problems = scenarios.map(\.week.problem)
    let tagKinds = Set(problems.flatMap(\.tags).flatMap(\.rules.kinds))
    #expect(tagKinds == Set(TagRuleKind.allCases))
    let scopes = Set(problems.flatMap(\.tags).compactMap(\.rules.noConsecutive))
    #expect(scopes == Set(ConsecutiveScope.allCases))
    #expect(Set(problems.flatMap(\.dishes).flatMap(\.ruleKinds)) == Set(DishRuleKind.allCases))
    #expect(Set(scenarios.compactMap(\.week.language)) == Set(Language.allCases))
    #expect(problems.contains { !$0.pins.isEmpty })
    #expect(problems.contains { $0.context.contains { $0.slot.day < 0 } })
    #expect(problems.contains { $0.context.contains { $0.slot.day > 0 } })
    #expect(problems.contains { $0.dishes.contains { $0.weight < 0 } })
    #expect(problems.contains { $0.dishes.count >= 100 })
    #expect(problems.contains { $0.window.dayCount > 7 && $0.window.weekStart == .monday })
    #expect(problems.contains { $0.window.weekStart == .sunday })
    let filters = problems.flatMap(\.filters)
    #expect(filters.contains { !$0.requiredTags.isEmpty })
    #expect(filters.contains { !$0.excludedTags.isEmpty })
    #expect(filters.contains { !$0.excludedDishes.isEmpty })
    #expect(filters.contains { $0.allowedDishes != nil })
    #expect(scenarios.contains { $0.file.document.plan.isEmpty == false })
  }
}
