import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport
import Testing

/// Small weeks whose conflicts and cheapest repairs were all found by trying every plan.
struct TruthTests {
  /// Whose repairs are compared: all in an optimised build, otherwise every tenth to save time.
  #if DEBUG
  static let seeds = (0..<30).map { UInt64($0 * 10) }
  #else
  static let seeds = (0..<300).map(UInt64.init)
  #endif

  @Test(arguments: 0..<300)
  func `all minimal conflicts are found and nothing else`(seed: UInt64) throws {
    let problem = InfeasibleProblems.problem(seed: seed)
    let force = ExplanationBruteForce(problem)
    let feasible = force.feasibilityOfSubsets()
    let explanation = try Explainer()
      .explain(
        problem,
        options: ExplanationOptions(conflictLimit: 1_000, repairLimit: 0, timeLimit: nil)
      )
    #expect(explanation.verdict == .impossible)
    #expect(explanation.areAllConflictsKnown)
    #expect(Set(explanation.conflicts.map { Set($0.elements) }) == force.minimalConflicts(feasible))
    for conflict in explanation.conflicts {
      #expect(conflict.isMinimal)
      let kept = force.mask(conflict.elements)
      #expect(!feasible[Int(kept)])
      for element in conflict.elements {
        #expect(feasible[Int(kept & ~force.mask([element]))])
      }
    }
  }

  @Test(arguments: TruthTests.seeds)
  func `all cheapest repairs are found and each completes the week`(seed: UInt64) throws {
    let problem = InfeasibleProblems.problem(seed: seed)
    let expected = ExplanationBruteForce(problem).cheapestRepairs()
    var limit = 4
    var repairs: [Repair] = []
    repeat {
      var options = ExplanationOptions(repairLimit: limit, timeLimit: nil)
      options.repairQuestionLimit = nil
      let explanation = try Explainer().explain(problem, options: options)
      repairs = explanation.repairs
      #expect(explanation.areRepairsCheapest)
      limit *= 4
    } while repairs.count == limit / 4 && repairs.last?.cost == repairs.first?.cost

    #expect(repairs.first?.cost == expected?.cost)
    let cheapest = repairs.filter { $0.cost == repairs.first?.cost }
    #expect(Set(cheapest.map { Set($0.steps) }) == expected?.repairs ?? [])
    #expect(Set(cheapest.map { Set($0.steps) }).count == cheapest.count)
    #expect(repairs.map(\.cost) == repairs.map(\.cost).sorted())
    for repair in repairs {
      let result = repair.result
      let report = Audit(of: result.problem).report(on: result.plan)
      #expect(report.violations.isEmpty && report.isComplete)
      let reading = RuleReading(result.problem)
      #expect(reading.brokenRules(by: result.plan).new.isEmpty)
      #expect(reading.unmetDemands(by: result.plan).isEmpty)
      #expect(try result.problem == problem.changed(by: repair.steps, like: result.problem))
    }
  }
}

extension PlanningProblem {
  /// The problem after some changes, made the plain way.
  ///
  /// New dishes have the names that they have in `other`.
  fileprivate func changed(
    by steps: [RepairStep],
    like other: PlanningProblem
  ) throws -> PlanningProblem {
    var tags = tags
    var dishes = dishes
    var filters = filters
    var pins = pins.map(Optional.some)
    var keepsContext = true
    var names = other.dishes.dropFirst(dishes.count).map(\.id.rawValue)[...]
    for step in steps {
      switch step {
      case .setMaximum(let tag, let number): tags[tag].rules.maxPerWeek = number
      case .setMinimum(let tag, let number):
        tags[tag].rules.minPerWeek = number == 0 ? nil : number
      case .setGap(let dish, let number):
        dishes[dish].rules.minGapDays = number == 0 ? nil : number
      case .setUses(let dish, let number): dishes[dish].rules.maxUses = number
      case .sameMealOnly(let tag): tags[tag].rules.noConsecutive = .sameMeal
      case .addDishes(let count, let newTags):
        for _ in 0..<count {
          let next = names.popFirst()
          let name = try #require(next)
          dishes.append(Dish(name, tags: newTags.map { tags[$0].id }))
        }
      case .remove(.context): keepsContext = false
      case .remove(.rule(.pin(let pin))): pins[pin] = nil
      case .remove(.rule(.filter(let filter))): filters[filter] = SlotFilter(days: [])
      case .remove(.rule(.tag(let tag, let kind))):
        switch kind {
        case .maxPerWeek: tags[tag].rules.maxPerWeek = nil
        case .minPerWeek: tags[tag].rules.minPerWeek = nil
        case .noConsecutive: tags[tag].rules.noConsecutive = nil
        case .noDuplicateInDay: tags[tag].rules.noDuplicateInDay = false
        case .mealTypeRestriction: tags[tag].rules.mealTypeRestriction = nil
        case .onlyDays: tags[tag].rules.onlyDays = nil
        }
      case .remove(.rule(.dish(let dish, let kind))):
        switch kind {
        case .meals: dishes[dish].meals = nil
        case .minGapDays: dishes[dish].rules.minGapDays = nil
        case .fixedDay: dishes[dish].rules.fixedDay = nil
        case .maxUses: dishes[dish].rules.maxUses = nil
        }
      }
    }
    #expect(names.isEmpty)
    // Of the past, what counts towards a minimum stays.
    return try PlanningProblem(
      window: window,
      slots: slots,
      tags: tags,
      dishes: dishes,
      pins: pins.compactMap(\.self),
      filters: filters,
      context: context.filter { keepsContext || isTowardsMinimum($0) }
    )
  }

  private func isTowardsMinimum(_ meal: Assignment) -> Bool {
    let names = dishes.first { $0.id == meal.dish }?.tags ?? []
    return (0..<window.weekCount).contains(window.week(ofDay: meal.slot.day))
      && tags.contains { $0.rules.minPerWeek != nil && names.contains($0.id) }
  }
}
