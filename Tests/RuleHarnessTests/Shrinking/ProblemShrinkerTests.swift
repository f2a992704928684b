import GLPKBackend
import MealModel
import MealPlanning
import PlanFiles
import PlanningTestSupport
import RuleHarness
import Testing

struct ProblemShrinkerTests {
  /// A planner that hides a meal where a dinner is open and the first dish of a tag with a weekly maximum
  /// does not sort first.
  private static func lie(_ problem: PlanningProblem) throws -> ProvedOptimum? {
    let honest = try ProvedOptimum(of: problem, by: MealPlanner(), options: FillOptions(seed: 0))
    guard var optimum = honest else { return nil }
    let pinned = Set(problem.pins.map(\.slot))
    let hasOpenDinner = problem.slots.contains { $0.meal == .dinner && !pinned.contains($0) }
    let limited = problem.tags.filter { $0.rules.maxPerWeek != nil }.map(\.id)
    let isOutOfOrder = limited.contains { tag in
      let names = problem.dishes.filter { $0.tags.contains(tag) }.map(\.name)
      return names.first != names.min()
    }
    if hasOpenDinner && isOutOfOrder { optimum.score.filledSlots -= 1 }
    return optimum
  }

  private let liar = RelationCheck(optimum: Self.lie)

  private func shrunk() throws -> ShrunkCase {
    let week = CatalogueProblems.problem(dishes: 25, days: 7, meals: [.lunch, .dinner], seed: 1)
    let breach = try #require(
      liar.breaches(of: week, seed: 7).first { $0.relation == .reorderDishes }
    )
    return ShrunkCase(breach, by: liar)
  }

  @Test func `a lie about a large week shrinks to what the lie is about`() throws {
    let small = try shrunk().breach.problem
    #expect(small.slots.map(\.meal) == [.dinner])
    #expect(small.window.dayCount == 1)
    #expect(small.dishes.count == 2)
    #expect(small.dishes.allSatisfy { $0.tags == [small.tags[0].id] && $0.weight == 0 })
    #expect(small.tags.map(\.rules.kinds) == [[.maxPerWeek]])
    #expect(small.pins.isEmpty && small.filters.isEmpty && small.context.isEmpty)
  }

  @Test func `the small week is written before it is reported, and its file shows the lie`() throws
  {
    var small = try shrunk()
    try small.write(to: CorpusWeek.shrunkFolder(), name: "lie")
    let path = try #require(small.file)
    #expect(small.description.contains(path))
    let problem = try WeekFile(readingFrom: path).resolved().problem
    guard case .broken = liar.verdict(on: .reorderDishes, of: problem, seed: 7) else {
      Issue.record("The file \(path) does not show the lie.")
      return
    }
  }

  /// The audit refuses its plans, which is no score at all.
  @Test func `a planner that fails is reported too, with the smallest week on which it does`()
    throws
  {
    let lawless = MealPlanner(solver: GLPKSolver()) { _ in
      RuleBook(placementKinds: [], prohibitionKinds: [], demandKinds: [])
    }
    let check = RelationCheck(of: lawless)
    let week = CatalogueProblems.problem(dishes: 6, days: 7, meals: [.dinner], seed: 1)
    let breach = try #require(check.breaches(of: week, seed: 1).first)
    let small = ShrunkCase(breach, by: check).breach
    guard case .failure = small.finding else {
      Issue.record("\(small) is no failure.")
      return
    }
    #expect(small.problem.dishes.count == 1 && small.problem.slots.count <= 4)
    #expect(small.problem.tags.flatMap(\.rules.kinds).count == 1)
  }

  /// Structures that a problem either has or has not, so that the smallest problem is known.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what is left is needed, part by part`(seed: UInt64) {
    let problem = SmallProblems.problem(seed: seed)
    func counts(_ problem: PlanningProblem) -> [Int] {
      [
        problem.slots.count, problem.dishes.count, problem.tags.count, problem.pins.count,
        problem.filters.count, problem.context.count,
        problem.tags.reduce(0) { $0 + $1.rules.kinds.count },
        problem.dishes.reduce(0) { $0 + $1.ruleKinds.count },
        problem.dishes.reduce(0) { $0 + Set($1.tags).count },
        problem.dishes.count { $0.weight != 0 },
      ]
    }
    // Half of everything must stay, but for what has no more than one.
    let needed = counts(problem).map { $0 / 2 }
    var shrinker = ProblemShrinker { zip(counts($0), needed).allSatisfy { $0 >= $1 } }
    let small = counts(shrinker.shrink(problem))
    // Dishes, tags and slots may have to stay for what hangs on them.
    for lot in [4, 6, 7, 8, 9] { #expect(small[lot] >= needed[lot]) }
    var again = ProblemShrinker { zip(counts($0), needed).allSatisfy { $0 >= $1 } }
    #expect(counts(again.shrink(shrinker.shrink(problem))) == small)
    #expect(small[4] == needed[4] && small[6] == needed[6] && small[7] == needed[7])
    #expect(small[8] == needed[8] && small[9] == needed[9])
  }

  @Test func `a problem that shows nothing is given back`() {
    let problem = SmallProblems.problem(seed: 3)
    var shrinker = ProblemShrinker { _ in false }
    #expect(shrinker.shrink(problem) == problem)
    #expect(shrinker.questions == 1)
  }
}
