import Foundation
import MealModel
import MealPlanning
import PlanFiles
import PlanningTestSupport
import Testing

@Suite
struct HouseholdTests {
  @Test(arguments: Household.all)
  func `a bundled week is filled completely, proved, and obeys every rule`(
    household: Household
  ) throws {
    let week = try household.week()
    let result = try MealPlanner().fill(week.problem, options: FillOptions(seed: 1))
    let reading = RuleReading(week.problem)
    let (isComplete, isProved) = (result.isComplete, result.isProvedOptimal)
    #expect(isComplete && isProved)
    let broken = reading.brokenRules(by: result.plan)
    #expect(broken.new.isEmpty && broken.existing.isEmpty)
    #expect(reading.score(of: result.plan) == result.score)
  }

  @Test
  func `the demo week is a real one`() throws {
    let problem = try Household(name: "familia").week().problem
    #expect(problem.slots.count == 14)
    #expect(problem.dishes.count >= 45)
    #expect(problem.tags == Tag.defaults)
    #expect(problem.pins.count == 3)
    #expect(Set(problem.context.map(\.slot.day)) == [-2, -1])
  }

  @Test
  func `the program of the demo week is as large as it was`() throws {
    let result = try MealPlanner()
      .fill(Household(name: "familia").week().problem, options: FillOptions(seed: 1))
    let statistics = result.statistics
    #expect(statistics.kinds == 31)
    #expect(statistics.rows == 105)
    #expect(statistics.columns == 313)
    #expect(statistics.nodes == 1)
    #expect(statistics.solves == 1)
  }

  /// The list belongs to the family that made it; it lies beside the project or not at all.
  static let realList = Household.root.appending(path: "../shared/data/family/dishes.csv").path

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: realList),
      "The real family's dish list does not lie beside the project."
    )
  )
  func `a real family's 122 dishes fill fourteen meals`() throws {
    var file = try Household(name: "real-family").file()
    try file.replaceDishes(with: DishList(readingFrom: Self.realList))
    let week = try file.resolved()
    #expect(week.problem.dishes.count == 122)
    let result = try MealPlanner().fill(week.problem, options: FillOptions(seed: 1))
    let isProved = result.isProvedOptimal
    #expect(isProved)
    #expect(result.score.filledSlots == 14 && result.score.shortfall == 0)
    #expect(RuleReading(week.problem).brokenRules(by: result.plan).new.isEmpty)
    let unwanted: Set<TagID> = ["acompañamiento", "entrantes", "postres"]
    for dish in result.plan.dishOfSlot.compactMap(\.self) {
      #expect(unwanted.isDisjoint(with: week.problem.dishes[dish].tags))
    }
  }
}
