import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// The fewest meals that must move, against trying every plan.
struct LeastChangeTests {
  #if DEBUG
  private static let lots = 0..<5
  #else
  private static let lots = 0..<30
  #endif

  @Test(arguments: lots)
  func `no best plan moves fewer meals`(lot: Int) throws {
    var moves: [Int] = []
    for seed in UInt64(lot * 50)..<UInt64(lot * 50 + 50) {
      let changed = try ChangedProblem(seed: seed)
      let options = FillOptions(seed: seed, timeLimit: nil)
      let change = try MealPlanner()
        .leastChange(from: changed.older, to: changed.after, options: options)
      guard case .proved(let found) = change else {
        Issue.record("Seed \(seed): \(change)")
        continue
      }
      var force = BruteForce(changed.after)
      let best = force.bestScore()
      let least = force.leastMoves(from: changed.older)
      #expect(found.audit.violations.isEmpty, "seed \(seed)")
      #expect(found.audit.score == best, "seed \(seed)")
      #expect(found.movedSlots.count == least, "seed \(seed)")
      moves.append(least)
    }
    // The cases are worth something only if many of them move meals.
    #expect(moves.count { $0 > 0 } >= 5)
    #expect(moves.count { $0 > 1 } >= 1)
  }

  @Test func `a plan that is best already stays`() throws {
    for seed in UInt64(0)..<50 {
      let problem = SmallProblems.problem(seed: seed)
      let options = FillOptions(seed: seed, timeLimit: nil)
      let older = try MealPlanner().fill(problem, options: options).plan
      let change = try MealPlanner().leastChange(from: older, to: problem, options: options)
      guard case .proved(let found) = change else {
        Issue.record("Seed \(seed): \(change)")
        continue
      }
      #expect(found.movedSlots.isEmpty, "seed \(seed)")
      #expect(found.plan == older, "seed \(seed)")
    }
  }

  @Test func `a stopped search claims nothing`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
      dishes: [Dish("Pollo", tags: [.meat]), Dish("Merluza", tags: [.fish]), Dish("Sopa")]
    )
    let older = Plan(dishOfSlot: problem.slots.map { _ in 0 })
    let stop = StopFlag()
    stop.raise()
    for options in [FillOptions(timeLimit: .zero), FillOptions(stop: stop)] {
      let change = try MealPlanner().leastChange(from: older, to: problem, options: options)
      #expect([.unknown(.timeLimit), .unknown(.interrupted)].contains(change))
    }
  }

  @Test func `without a solver nothing is known`() throws {
    let changed = try ChangedProblem(seed: 2)
    let change = try MealPlanner(solver: nil)
      .leastChange(from: changed.older, to: changed.after)
    #expect(change == .unknown(.notSearched))
  }

  @Test func `only dishes of the older plan are kinds of their own`() throws {
    let tags: [TagID] = [.meat, .fish, .legumes, .eggs, .vegetables]
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
      dishes: (0..<1_000).map { Dish("dish \($0)", tags: [tags[$0 % tags.count]]) }
    )
    let older = Set((0..<14).map { $0 * 7 })
    let together = try #require(Formulation(problem))
    let apart = try #require(Formulation(problem, grouping: .apart(older)))
    #expect(together.kinds.count == 5)
    #expect(apart.kinds.count == 5 + older.count)
    for dish in older { #expect(apart.kinds.contains { $0.members == [dish] }) }
    #expect(apart.kinds.flatMap(\.members).sorted() == Array(problem.dishes.indices))
    // A kind in a slot is a variable, and a kind of one dish counts its further uses in two more.
    let growth = apart.program.variableCount - together.program.variableCount
    #expect(growth <= older.count * (problem.slots.count + 3))
  }
}
