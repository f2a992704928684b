import MIPModel
import MealModel

/// One search for the best plan that moves the fewest meals of an older one.
///
/// The program is that of a fill with one level more, the last: the meals that move. Dishes of the older
/// plan are kinds of their own, so that "this dish in that slot" is a variable; others stay together.
struct LeastChangeRun {
  private let problem: PlanningProblem
  private let older: Plan
  private let options: FillOptions
  private let rules: RuleBook
  private let fixed: Occupancy
  private let audit: Audit

  /// The slots whose meal can move: they hold a dish in the older plan and no pin.
  private let movable: [Int: Int]

  init(problem: PlanningProblem, rules: RuleBook, older: Plan, options: FillOptions) {
    self.problem = problem
    self.rules = rules
    self.older = older
    self.options = options
    fixed = Occupancy(fixedMealsOf: problem)
    audit = Audit(of: problem)
    var movable: [Int: Int] = [:]
    for slot in problem.slots.indices where problem.pinnedDish[slot] == nil {
      movable[slot] = older.dishOfSlot[slot]
    }
    self.movable = movable
  }

  func answer(of solver: any MIPSolver) throws(PlanningError) -> LeastChange {
    let start = ContinuousClock.now
    guard
      let formulation = Formulation(
        rules: rules,
        fixed: fixed,
        grouping: .apart(Set(movable.values))
      )
    else { return .unknown(.notSearched) }
    let moves = moves(of: formulation)
    let levels = formulation.levels
    let search = LexicographicSearch(
      formulation.program,
      minimizing: levels.map(\.loss) + [RankedObjective(moves.loss, atMost: moves.greatest)],
      solver: solver,
      // No row keeps the last level, so only levels of the plan are asked for.
      origin: { .level(levels[$0].level) }
    )
    let outcome: LexicographicOutcome
    do {
      outcome = try search.run(
        SolveOptions(
          timeLimit: options.timeLimit.map { max(.zero, $0 - start.duration(to: .now)) },
          nodeLimit: options.nodeLimit,
          stop: options.stop
        )
      )
    } catch {
      return .unknown(.solverFailure(error.description))
    }
    guard outcome.stop == .optimal, let values = outcome.values else {
      return .unknown(FillStop(outcome.stop))
    }
    return .proved(
      try movedPlan(
        from: values,
        losses: outcome.levels.map(\.value),
        inevitable: moves.inevitable,
        formulation
      )
    )
  }

  /// What counts the meals that move: everything in their slots but the older dish.
  ///
  /// Where the older dish may not stand any more the meal moves in every plan.
  private func moves(
    of formulation: Formulation
  ) -> (loss: Objective, greatest: Int, inevitable: Int) {
    var placements: [Int: [(variable: DecisionVariable, kind: Int)]] = [:]
    for placement in formulation.placements where movable[placement.slot] != nil {
      placements[placement.slot, default: []].append((placement.variable, placement.kind))
    }
    var terms: [LinearTerm] = []
    var slotCount = 0
    for (slot, dish) in movable.sorted(by: { $0.key < $1.key }) {
      let choices = placements[slot] ?? []
      let others = choices.filter { formulation.kinds[$0.kind].members != [dish] }
      guard others.count < choices.count else { continue }
      slotCount += 1
      terms += others.map { LinearTerm(1, $0.variable) }
      if let emptiness = formulation.emptinessOfSlot[slot] {
        terms.append(LinearTerm(1, emptiness))
      }
    }
    return (Objective(minimizing: terms), slotCount, movable.count - slotCount)
  }

  private func movedPlan(
    from values: [Double],
    losses: [Int],
    inevitable: Int,
    _ formulation: Formulation
  ) throws(PlanningError) -> MovedPlan {
    var generator = SplitMix64(seed: options.seed ?? 0)
    let plan = formulation.plan(from: values, using: &generator)
    let report = audit.report(on: plan)
    guard report.violations.isEmpty else { throw PlanningError(.auditFailed(report.violations)) }
    let expected = formulation.score(
      losses: zip(formulation.levels, losses).map { ($0.level, $1) },
      base: audit.score(of: Plan(pinsOf: problem))
    )
    guard report.score == expected else {
      throw PlanningError(.scoreMismatch(expected: expected, audited: report.score))
    }
    let moved = movable.filter { plan.dishOfSlot[$0.key] != $0.value }.keys.sorted()
    let promised = (losses.last ?? 0) + inevitable
    guard moved.count == promised else {
      throw PlanningError(.moveMismatch(expected: promised, counted: moved.count))
    }
    return MovedPlan(plan: plan, audit: report, movedSlots: moved)
  }
}
