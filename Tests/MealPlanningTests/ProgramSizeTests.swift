import MIPModel
import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// The size of the program is a promise: a formulation that grows shows here before it shows in time.
@Suite
struct ProgramSizeTests {
  struct Size: Hashable, Sendable {
    var kinds: Int
    var rows: Int
    var columns: Int
  }

  struct Named: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var dishes: Int
    var days: Int
    var meals: [MealType]
    var aggregated: Size
    var plain: Size
  }

  @Test(arguments: [
    Named(
      testDescription: "five dinners",
      dishes: 12,
      days: 5,
      meals: [.dinner],
      aggregated: Size(kinds: 6, rows: 27, columns: 50),
      plain: Size(kinds: 11, rows: 33, columns: 93)
    ),
    Named(
      testDescription: "default week",
      dishes: 40,
      days: 7,
      meals: [.lunch, .dinner],
      aggregated: Size(kinds: 15, rows: 122, columns: 258),
      plain: Size(kinds: 40, rows: 147, columns: 684)
    ),
    Named(
      testDescription: "large catalogue",
      dishes: 1_000,
      days: 7,
      meals: [.lunch, .dinner],
      aggregated: Size(kinds: 46, rows: 131, columns: 530),
      plain: Size(kinds: 1_000, rows: 1_107, columns: 15_492)
    ),
    Named(
      testDescription: "four weeks of three meals",
      dishes: 100,
      days: 28,
      meals: [.breakfast, .lunch, .dinner],
      aggregated: Size(kinds: 26, rows: 779, columns: 1_973),
      plain: Size(kinds: 100, rows: 1_075, columns: 8_869)
    ),
    Named(
      testDescription: "a quarter of dinners",
      dishes: 60,
      days: 91,
      meals: [.dinner],
      aggregated: Size(kinds: 12, rows: 530, columns: 1_469),
      plain: Size(kinds: 55, rows: 1_141, columns: 7_241)
    ),
  ])
  func `rows and columns are as many as they were`(named: Named) {
    let problem = CatalogueProblems.problem(
      dishes: named.dishes,
      days: named.days,
      meals: named.meals
    )
    #expect(size(problem, .interchangeable) == named.aggregated)
    #expect(size(problem, .singletons) == named.plain)
  }

  private func size(_ problem: PlanningProblem, _ grouping: Grouping) -> Size? {
    guard let formulation = Formulation(problem, grouping: grouping) else { return nil }
    return Size(
      kinds: formulation.kinds.count,
      rows: formulation.program.constraintCount,
      columns: formulation.program.variableCount
    )
  }
}

@Suite
struct ProgramLimitTests {
  @Test
  func `a program that no solver can take gives a greedy plan that says so`() throws {
    // A year of three meals and dishes that each have a gap and a weight of their own.
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 364),
      slots: MealSlot.grid(days: 364, meals: [.breakfast, .lunch, .dinner]),
      dishes: (0..<1_000)
        .map { Dish("dish \($0)", rules: DishRules(minGapDays: 5), weight: $0 - 500) }
    )
    let result = try MealPlanner().fill(problem, options: FillOptions(seed: 1))
    #expect(result.author == .greedy(.programTooLarge))
    #expect(result.stop == .notSearched)
    #expect(!result.isProvedOptimal)
    #expect(result.isComplete)
  }

  @Test
  func `long gaps are given up on before their constraints fill the memory`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 728),
      slots: MealSlot.grid(days: 728, meals: [.lunch, .dinner]),
      dishes: (0..<40).map { Dish("dish \($0)", rules: DishRules(minGapDays: 364), weight: $0) }
    )
    let isPossible = Formulation(problem) != nil
    #expect(!isPossible)
  }
}
