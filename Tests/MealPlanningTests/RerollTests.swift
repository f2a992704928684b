import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

@Suite
struct RerollTests {
  private let planner = MealPlanner()

  @Test(arguments: 0..<200)
  func `a re-roll changes one slot, obeys every rule and is the best that one slot can be`(
    seed: UInt64
  ) throws {
    let problem = SmallProblems.problem(seed: seed)
    let plan = try planner.fill(problem, options: FillOptions(seed: seed)).plan
    let reading = RuleReading(problem)
    for slot in problem.slots.indices where problem.pinnedDish[slot] == nil {
      var alternatives: [PlanScore] = []
      for dish in problem.dishes.indices where dish != plan.dishOfSlot[slot] {
        var other = plan
        other.dishOfSlot[slot] = dish
        if reading.brokenRules(by: other).new.isEmpty {
          alternatives.append(reading.score(of: other))
        }
      }
      switch planner.reroll(slot: slot, of: plan, for: problem, seed: seed) {
      case .changed(let next):
        let changed = problem.slots.indices.filter { next.dishOfSlot[$0] != plan.dishOfSlot[$0] }
        #expect(changed == [slot])
        #expect(reading.brokenRules(by: next).new.isEmpty)
        #expect(reading.score(of: next) == alternatives.max())
      case .noAlternative(let blockers):
        #expect(alternatives.isEmpty)
        for dish in problem.dishes.indices where dish != plan.dishOfSlot[slot] {
          #expect(!blockers[dish].isEmpty)
        }
      }
    }
  }

  /// Blockers are a second reading of the rules; each must be a rule that the placement really breaks.
  @Test(arguments: 0..<200)
  func `what blocks a dish is what the rules say it would break`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    let options = FillOptions(method: .greedy, seed: seed)
    let plan = try planner.fill(problem, options: options).plan
    let reading = RuleReading(problem)
    for slot in problem.slots.indices where problem.pinnedDish[slot] == nil {
      let blockers = planner.blockers(inSlot: slot, of: plan, for: problem)
      for dish in problem.dishes.indices {
        var other = plan
        other.dishOfSlot[slot] = dish
        let broken = reading.brokenRules(by: other).new
        #expect(Set(blockers[dish]) == broken, "seed \(seed), slot \(slot), dish \(dish)")
      }
    }
  }

  @Test
  func `two seeds may give two dishes`() throws {
    let problem = CatalogueProblems.problem(dishes: 60, days: 7, meals: [.lunch, .dinner])
    let plan = try planner.fill(problem, options: FillOptions(seed: 1)).plan
    let dishes = Set(
      (0..<30).map { (seed: UInt64) -> Int? in
        guard case .changed(let next) = planner.reroll(slot: 4, of: plan, for: problem, seed: seed)
        else { return nil }
        return next.dishOfSlot[4]
      }
    )
    #expect(dishes.count > 1 && !dishes.contains(nil))
  }
}
