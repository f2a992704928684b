import MIPModel
import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

struct CompletionProbeTests {
  @Test(arguments: 0..<500)
  func `a problem can be completed when some plan does`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    var force = BruteForce(problem)
    let best = force.bestScore()
    let isPossible = best.shortfall == 0 && best.filledSlots == problem.slots.count
    let probe = CompletionProbe(MealPlanner(), timeLimit: nil, stop: nil)
    switch try probe.completion(of: problem) {
    case .possible(let plan):
      #expect(isPossible)
      let reading = RuleReading(problem)
      #expect(plan.emptySlots.isEmpty && reading.score(of: plan).shortfall == 0)
      #expect(reading.brokenRules(by: plan).new.isEmpty)
    case .impossible(let suspects):
      #expect(!isPossible)
      #expect(suspects == nil)
    case .unknown: Issue.record("The probe gave up.")
    }
    #expect(probe.solverCalls <= 1)
  }

  @Test(arguments: 0..<500)
  func `only the slots that are asked about must be filled`(seed: UInt64) throws {
    let problem = SmallProblems.problem(seed: seed)
    var generator = SplitMix64(seed: seed)
    let required = Set(problem.slots.indices.filter { _ in generator.draw(below: 2) == 0 })
    let probe = CompletionProbe(MealPlanner(), timeLimit: nil, stop: nil)
    let completion = try probe.completion(of: problem, filling: required)
    guard canFill(required, of: problem) else {
      #expect(completion == .impossible(suspects: nil))
      return
    }
    guard case .possible(let plan) = completion else {
      Issue.record("Slots \(required) can be filled.")
      return
    }
    #expect(required.isDisjoint(with: plan.emptySlots))
    #expect(RuleReading(problem).unmetDemands(by: plan).isEmpty)
  }

  @Test
  func `the suspects mostly suffice for the proof`() throws {
    var impossible = 0
    var sufficient = 0
    for seed in 0..<500 as Range<UInt64> {
      let problem = SmallProblems.problem(seed: seed)
      let probe = CompletionProbe(MealPlanner(), timeLimit: nil, stop: nil)
      guard !problem.dishes.isEmpty,
        case .impossible(let suspects) = try probe.completion(of: problem, guessing: true)
      else { continue }
      impossible += 1
      guard let suspects else { continue }
      let rest = try problem.keeping(Set(suspects))
      if case .impossible = try probe.completion(of: rest) { sufficient += 1 }
    }
    #expect(impossible > 100)
    #expect(sufficient * 100 >= impossible * 75)
  }

  /// Dinners of three dishes that may come so often each.
  private func dinners(days: Int, maximum: Int = 1) throws -> PlanningProblem {
    let names: [TagID] = ["a", "b", "c"]
    return try PlanningProblem(
      slots: MealSlot.grid(days: days, meals: [.dinner]),
      tags: names.map {
        Tag(id: $0, name: LocalizedName($0.rawValue), rules: TagRules(maxPerWeek: maximum))
      },
      dishes: names.map { Dish($0.rawValue, tags: [$0]) }
    )
  }

  @Test
  func `a solver that lies is found out`() throws {
    // A dish must come twice, which only the solver tries.
    let problem = try dinners(days: 4, maximum: 2)
    let probe = CompletionProbe(MealPlanner(solver: StandInSolver.liar), timeLimit: nil, stop: nil)
    #expect(throws: PlanningError.self) { try probe.completion(of: problem) }
  }

  @Test
  func `a plan that a brief look finds costs no call`() throws {
    let solver = FaultySolver { _ in .failure }
    let probe = CompletionProbe(MealPlanner(solver: solver), timeLimit: nil, stop: nil)
    guard case .possible(let plan) = try probe.completion(of: dinners(days: 3)) else {
      Issue.record("There should be a plan.")
      return
    }
    #expect(Set(plan.dishOfSlot) == [0, 1, 2])
    // Only what must be filled is.
    guard case .possible(let part) = try probe.completion(of: dinners(days: 4), filling: [1, 3])
    else {
      Issue.record("There should be a plan.")
      return
    }
    #expect(part.emptySlots == [0, 2])
    #expect(solver.callCount == 0 && probe.solverCalls == 0)
    #expect(try probe.completion(of: dinners(days: 4)) == .unknown)
  }

  @Test
  func `calls are counted, and none is made without time or once stopped`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 3, meals: [.dinner]),
      tags: [Tag(id: .meat, name: LocalizedName("Meat"), rules: TagRules(maxPerWeek: 1))],
      dishes: [Dish("Steak", tags: [.meat])]
    )
    let solver = FaultySolver { _ in nil }
    let planner = MealPlanner(solver: solver)
    let probe = CompletionProbe(planner, timeLimit: nil, stop: nil)
    #expect(try probe.completion(of: problem) == .impossible(suspects: nil))
    #expect(probe.solverCalls == 1 && solver.callCount == 1)
    guard case .impossible(.some(let suspects)) = try probe.completion(of: problem, guessing: true)
    else {
      Issue.record("There should be suspects.")
      return
    }
    #expect(suspects == [.tag(0, .maxPerWeek)])
    #expect(probe.solverCalls == 3 && solver.callCount == 3)

    let late = CompletionProbe(planner, timeLimit: .zero, stop: nil)
    #expect(try late.completion(of: problem) == .unknown)
    let stop = StopFlag()
    stop.raise()
    let stopped = CompletionProbe(planner, timeLimit: nil, stop: stop)
    #expect(try stopped.completion(of: problem) == .unknown)
    let alone = CompletionProbe(MealPlanner(solver: nil), timeLimit: nil, stop: nil)
    #expect(try alone.completion(of: problem) == .unknown)
    #expect(late.isOver && stopped.isOver && !alone.isOver)
    #expect(late.solverCalls + stopped.solverCalls + alone.solverCalls == 0)
    #expect(solver.callCount == 3)
  }

  @Test(arguments: FaultySolver.Fault.allCases)
  func `a solver that does not answer makes the answer unknown`(fault: FaultySolver.Fault) throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 2, meals: [.dinner]),
      dishes: [Dish("Soup", rules: DishRules(maxUses: 1))]
    )
    let dumb = CompletionProbe(
      MealPlanner(solver: FaultySolver { _ in fault }),
      timeLimit: nil,
      stop: nil
    )
    #expect(try dumb.completion(of: problem) == .unknown)
    let noGuess = CompletionProbe(
      MealPlanner(solver: FaultySolver { $0 == 1 ? fault : nil }),
      timeLimit: nil,
      stop: nil
    )
    #expect(try noGuess.completion(of: problem, guessing: true) == .impossible(suspects: nil))
  }

  /// Whether some plan keeps the rules, fills the slots and meets all demands.
  private func canFill(_ required: Set<Int>, of problem: PlanningProblem) -> Bool {
    let reading = RuleReading(problem)
    func visit(_ plan: Plan, from slot: Int) -> Bool {
      guard let next = plan.emptySlots.first(where: { $0 >= slot }) else {
        return reading.unmetDemands(by: plan).isEmpty
      }
      for dish in problem.dishes.indices {
        var candidate = plan
        candidate.dishOfSlot[next] = dish
        if reading.brokenRules(by: candidate).new.isEmpty, visit(candidate, from: next + 1) {
          return true
        }
      }
      return !required.contains(next) && visit(plan, from: next + 1)
    }
    return visit(Plan(pinsOf: problem), from: 0)
  }
}

extension PlanningProblem {
  /// The problem with some rules only, and all pins and context.
  fileprivate func keeping(_ rules: Set<RuleID>) throws -> PlanningProblem {
    var tags = tags
    var dishes = dishes
    for tag in tags.indices {
      for kind in tags[tag].rules.kinds where !rules.contains(.tag(tag, kind)) {
        tags[tag].rules.remove(kind)
      }
    }
    for dish in dishes.indices {
      for kind in dishes[dish].ruleKinds where !rules.contains(.dish(dish, kind)) {
        dishes[dish].remove(kind)
      }
    }
    return try PlanningProblem(
      window: window,
      slots: slots,
      tags: tags,
      dishes: dishes,
      pins: pins,
      filters: filters.enumerated().map { index, filter in
        rules.contains(.filter(index)) ? filter : SlotFilter(days: [])
      },
      context: context
    )
  }
}
