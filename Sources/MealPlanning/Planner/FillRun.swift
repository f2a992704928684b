import MIPModel
import MealModel

/// One fill from the problem to the audited result.
struct FillRun {
  private let problem: PlanningProblem
  private let options: FillOptions
  private let seed: UInt64
  private let clock = ContinuousClock()
  private let rules: RuleBook
  private let fixed: Occupancy
  private let audit: Audit

  init(problem: PlanningProblem, rules: RuleBook, options: FillOptions, seed: UInt64) {
    self.problem = problem
    self.rules = rules
    self.options = options
    self.seed = seed
    fixed = Occupancy(fixedMealsOf: problem)
    audit = Audit(of: problem)
  }

  /// Fills with the greedy algorithm; nothing is proved.
  func greedily(because reason: GreedyReason) throws(PlanningError) -> FillResult {
    let start = clock.now
    let plan = GreedyPlanner(rules: rules, fixed: fixed).plan(seed: seed)
    var statistics = FillStatistics()
    statistics.solveTime = start.duration(to: clock.now)
    return try result(
      plan,
      stop: .notSearched,
      author: .greedy(reason),
      bounds: [:],
      statistics: statistics
    )
  }

  /// Fills with a plan that needs no proof beyond its score, or else with a 0/1 program.
  func optimally(with solver: any MIPSolver) throws(PlanningError) -> FillResult {
    let start = clock.now
    let ceilingSearch =
      options.alwaysSolves
      ? nil : CeilingSearch(rules: rules, fixed: fixed, audit: audit, seed: seed)
    if let ceilingSearch, let plan = ceilingSearch.planAtCeiling(.brief) {
      var statistics = FillStatistics()
      statistics.solveTime = start.duration(to: clock.now)
      return try result(plan, at: ceilingSearch.ceiling, statistics: statistics)
    }
    return try searching(with: solver, beside: ceilingSearch, since: start)
  }

  /// The result of a plan that reaches the ceiling, which proves every level.
  private func result(
    _ plan: Plan,
    at ceiling: ScoreCeiling,
    statistics: FillStatistics
  ) throws(PlanningError) -> FillResult {
    let bounds = PlanLevel.allCases.map { ($0, ceiling.score[$0]) }
    return try result(
      plan,
      stop: .optimal,
      author: .construction,
      bounds: Dictionary(uniqueKeysWithValues: bounds),
      statistics: statistics
    )
  }

  /// Fills with a 0/1 program; the greedy algorithm takes over where the search leaves something worse.
  private func searching(
    with solver: any MIPSolver,
    beside ceilingSearch: CeilingSearch?,
    since start: ContinuousClock.Instant
  ) throws(PlanningError) -> FillResult {
    guard let formulation = Formulation(rules: rules, fixed: fixed, grouping: options.grouping)
    else { return try greedily(because: .programTooLarge) }
    let firstPoint = ceilingSearch?.planBesidePreference(of: formulation.dishes, .brief)
      .flatMap(formulation.point)
    let built = clock.now
    var statistics = FillStatistics()
    statistics.kinds = formulation.kinds.count
    statistics.rows = formulation.program.constraintCount
    statistics.columns = formulation.program.variableCount
    statistics.nonzeros = formulation.program.termCount
    statistics.buildTime = start.duration(to: built)

    let outcome: LexicographicOutcome
    do {
      let levels = formulation.levels
      let search = LexicographicSearch(
        formulation.program,
        minimizing: levels.map(\.loss),
        solver: solver,
        origin: { .level(levels[$0].level) }
      )
      outcome = try search.run(
        SolveOptions(
          timeLimit: options.timeLimit.map { max(.zero, $0 - start.duration(to: built)) },
          nodeLimit: options.nodeLimit,
          stop: options.stop,
          incumbent: firstPoint
        ),
        rootHeuristic: ceilingSearch.map { RootPlans(formulation, $0).point }
      )
    } catch {
      let plan = GreedyPlanner(rules: rules, fixed: fixed).plan(seed: seed)
      return try result(
        plan,
        stop: .solverFailure(error.description),
        author: .greedy(.solverFailed),
        bounds: [:],
        statistics: statistics
      )
    }
    let solved = clock.now
    statistics.solves = outcome.solves.count
    statistics.nodes = outcome.nodes
    statistics.presolveTime = outcome.time(in: \.presolveTime)
    statistics.rootTime = outcome.time(in: \.rootTime)
    statistics.searchTime = outcome.time(in: \.searchTime)
    statistics.solveTime = built.duration(to: solved)

    let stop = FillStop(outcome.stop)
    var best = (plan: Plan?.none, author: PlanAuthor.optimalSolver(name: solver.name))
    if let values = outcome.values {
      best.plan = try plan(from: values, outcome, formulation)
    }
    if stop != .optimal {
      if outcome.values == firstPoint { best.author = .construction }
      let greedy = GreedyPlanner(rules: rules, fixed: fixed).plan(seed: seed)
      if best.plan.map({ audit.score(of: $0) < audit.score(of: greedy) }) ?? true {
        best = (greedy, .greedy(stop.isFailure ? .solverFailed : .searchEndedEarly))
      }
    }
    return try result(
      best.plan ?? Plan(pinsOf: problem),
      stop: stop,
      author: best.author,
      bounds: bounds(outcome, formulation),
      statistics: statistics,
      since: solved
    )
  }

  /// The plan of a solution after the tie-break, which is as good as the solution or better.
  private func plan(
    from values: [Double],
    _ outcome: LexicographicOutcome,
    _ formulation: Formulation
  ) throws(PlanningError) -> Plan {
    var generator = SplitMix64(seed: seed)
    let plan = formulation.plan(from: values, using: &generator)
    let expected = formulation.score(
      losses: zip(formulation.levels, outcome.levels).map { ($0.level, $1.value) },
      base: audit.score(of: Plan(pinsOf: problem))
    )
    let audited = audit.score(of: plan)
    // A point that is not optimal may count its uses worse than they are, never better.
    guard audited == expected || (outcome.stop != .optimal && audited > expected) else {
      throw PlanningError(.scoreMismatch(expected: expected, audited: audited))
    }
    var occupancy = fixed
    for slot in problem.slots.indices where occupancy.dishOfSlot[slot] == nil {
      if let dish = plan.dishOfSlot[slot] { occupancy.place(dish, in: slot) }
    }
    PlateauWalk(rules: rules, problem: problem, plan: plan).run(on: &occupancy, using: &generator)
    return Plan(dishOfSlot: occupancy.dishOfSlot)
  }

  /// By level what no plan can exceed, as far as the search proved it.
  private func bounds(
    _ outcome: LexicographicOutcome,
    _ formulation: Formulation
  ) -> [PlanLevel: Int] {
    guard outcome.values != nil else { return [:] }
    let score = formulation.score(
      losses: zip(formulation.levels, outcome.levels).map { ($0.level, $1.bound) },
      base: audit.score(of: Plan(pinsOf: problem))
    )
    var bounds: [PlanLevel: Int] = [:]
    for level in PlanLevel.allCases {
      bounds[level] = score[level]
      // A bound holds among plans that are best on the levels before.
      let position = formulation.levels.firstIndex { $0.level == level }
      if let position, !outcome.levels[position].isProved { break }
    }
    return bounds
  }

  /// The result of a plan that was made elsewhere; nothing is proved about it.
  func result(
    _ plan: Plan,
    author: PlanAuthor,
    statistics: FillStatistics
  ) throws(PlanningError) -> FillResult {
    try result(plan, stop: .notSearched, author: author, bounds: [:], statistics: statistics)
  }

  private func result(
    _ plan: Plan,
    stop: FillStop,
    author: PlanAuthor,
    bounds: [PlanLevel: Int],
    statistics: FillStatistics,
    since finishStart: ContinuousClock.Instant? = nil
  ) throws(PlanningError) -> FillResult {
    let finishStart = finishStart ?? clock.now
    let report = audit.report(on: plan)
    guard report.violations.isEmpty else {
      throw PlanningError(.auditFailed(report.violations))
    }
    var isProved = true
    let levels = PlanLevel.allCases.map { level in
      let value = report.score[level]
      isProved = isProved && bounds[level] == value
      return LevelResult(level: level, value: value, bound: bounds[level], isProved: isProved)
    }
    var statistics = statistics
    let emptySlots = emptySlots(of: plan)
    statistics.finishTime = finishStart.duration(to: clock.now)
    return FillResult(
      problem: problem,
      plan: plan,
      stop: stop,
      author: author,
      audit: report,
      levels: levels,
      emptySlots: emptySlots,
      seed: seed,
      statistics: statistics
    )
  }

  private func emptySlots(of plan: Plan) -> [EmptySlot] {
    let empty = plan.emptySlots
    guard !empty.isEmpty else { return [] }
    let options = DishOptions(rules: rules, problem: problem, plan: plan)
    return empty.map { slot in
      EmptySlot(slot: slot, blockersOfDish: options.blockers(in: slot))
    }
  }
}

extension FillStop {
  fileprivate var isFailure: Bool {
    if case .solverFailure = self { true } else { false }
  }

  init(_ reason: StopReason) {
    switch reason {
    case .optimal: self = .optimal
    case .timeLimit: self = .timeLimit
    case .nodeLimit: self = .nodeLimit
    case .interrupted: self = .interrupted
    case .infeasible, .unbounded:
      // Leaving every slot empty satisfies every program, and every loss is bounded.
      self = .solverFailure("the solver calls the program \(reason)")
    }
  }
}
