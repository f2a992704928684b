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
    let week = CatalogueProblems.problem(dishes: 10, days: 7, meals: [.lunch, .dinner], seed: 1)
    let breaches = (0..<20).lazy.flatMap { liar.breaches(of: week, seed: $0) }
    let breach = try #require(breaches.first { $0.relation == .reorderDishes })
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
    let verdict = liar.verdict(on: .reorderDishes, of: problem, seed: small.breach.seed)
    guard case .broken = verdict else {
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

  /// A defect that needs so many of everything: the smallest problem that shows it is known by number.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what is left is needed, part by part`(seed: UInt64) {
    func counts(_ problem: PlanningProblem) -> [Int] {
      [
        problem.filters.count, problem.tags.reduce(0) { $0 + $1.rules.kinds.count },
        problem.dishes.reduce(0) { $0 + $1.ruleKinds.count },
        problem.dishes.reduce(0) { $0 + Set($1.tags).count },
        problem.dishes.count { $0.weight != 0 }, problem.pins.count, problem.context.count,
        problem.slots.count, problem.dishes.count, problem.tags.count,
      ]
    }
    let problem = SmallProblems.problem(seed: seed)
    let needed = counts(problem).map { $0 / 2 }
    var shrinker = ProblemShrinker { zip(counts($0), needed).allSatisfy { $0 >= $1 } }
    let small = shrinker.shrink(problem)
    // Nothing else hangs on these, so no more of them are left than are needed.
    #expect(counts(small).prefix(7) == needed.prefix(7))
    // Slots, dishes and tags can be needed for pins, weights and rules as well.
    #expect(zip(counts(small), needed).allSatisfy { $0 >= $1 })
    #expect(shrinker.shrink(small) == small)
    #expect(shrinker.questions < 2_000)
  }

  @Test func `a problem that shows nothing is given back`() {
    let problem = SmallProblems.problem(seed: 3)
    var shrinker = ProblemShrinker { _ in false }
    #expect(shrinker.shrink(problem) == problem)
    #expect(shrinker.questions == 1)
  }
}
