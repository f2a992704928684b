import ConflictAnalysis
import MealModel
import MealPlanning

/// One explanation from a fill to its conflicts and repairs.
struct ExplanationRun {
  private let planner: MealPlanner
  private let fill: FillResult
  private let options: ExplanationOptions
  private let base: RelaxableProblem
  private let probe: CompletionProbe
  private let lastPlan = LastPlan()
  private let start = ContinuousClock.now

  init(planner: MealPlanner, fill: FillResult, options: ExplanationOptions) {
    self.planner = planner
    self.fill = fill
    self.options = options
    base = RelaxableProblem(fill.problem, language: options.language)
    probe = CompletionProbe(planner, timeLimit: options.timeLimit, stop: options.stop)
  }

  func explanation() throws -> Explanation {
    var explanation = Explanation(
      verdict: fill.isComplete ? .complete : fill.isProvedIncomplete ? .impossible : .notProved,
      fill: fill,
      emptySlots: [],
      conflicts: [],
      areAllConflictsKnown: true,
      repairs: [],
      areRepairsCheapest: true,
      contradictions: [],
      contradictionRepairs: [],
      solverCalls: 0,
      time: .zero
    )
    if !fill.isComplete, !fill.problem.dishes.isEmpty { try explainGaps(&explanation) }
    try explainContradictions(&explanation)
    explanation.solverCalls = probe.solverCalls
    explanation.time = start.duration(to: .now)
    return explanation
  }

  // MARK: What cannot be completed

  private func explainGaps(_ explanation: inout Explanation) throws {
    explanation.areAllConflictsKnown = false
    explanation.areRepairsCheapest = false
    let parts = PlanParts(base: base, probe: probe)
    switch try parts.locate(gapsOf: fill) {
    case .found:
      explanation.verdict = .impossible
      explanation.emptySlots = fill.emptySlots.filter { parts.contain($0.slot) }
    case .none:
      explanation.verdict = .complete
      return
    case .unknown: return
    }
    var finder = ConflictFinder(oracles: parts.oracles, limit: options.conflictLimit)
    try finder.run()
    explanation.conflicts = try finder.conflicts()
    explanation.areAllConflictsKnown =
      finder.isExhaustive && parts.coversEverything
      && finder.found.count <= options.conflictLimit
    let oracle = RepairOracle(
      base: base,
      parts: parts,
      knowing: finder.found.map(\.conflict.elements)
    ) { try plan($0, isPlanned: false) }
    var search = RepairSearch(
      menu: RepairMenu(fill.problem, elements: parts.elements),
      conflicts: finder.found.map(\.conflict.elements),
      limits: AnalysisLimits(
        oracleCalls: options.repairQuestionLimit,
        unknownSeeds: Self.repairLimits.unknownSeeds
      ),
      questionsPerFurtherRepair: Self.questionsPerRepair * options.repairLimit,
      probe: probe,
      feasibility: oracle.feasibility(after:)
    ) { steps in
      guard let result = try plan(steps, isPlanned: true) else { return .unknown }
      if result.isComplete { return .complete(result) }
      return result.isProvedIncomplete ? .incomplete : .unknown
    }
    while explanation.repairs.count < options.repairLimit, let repair = try search.next() {
      explanation.repairs.append(repair)
    }
    explanation.areRepairsCheapest =
      search.isOrdered && (!explanation.repairs.isEmpty || search.isExhausted)
  }

  private static let repairLimits = AnalysisLimits(oracleCalls: 400, unknownSeeds: 8)

  /// How many questions each repair that is told is worth, once there is one.
  private static let questionsPerRepair = 12

  /// Plans the week with some changes, or returns `nil` when there is no time left or no room.
  private func plan(_ steps: [RepairStep], isPlanned: Bool) throws -> FillResult? {
    guard !probe.isOver, let problem = try? base.applying(steps, isPlanned: isPlanned) else {
      return nil
    }
    if let result = lastPlan.result, result.problem == problem { return result }
    let result = try planner.plan(problem, options: options, within: probe.timeLeft)
    probe.count(result.statistics)
    lastPlan.result = result
    return result
  }

  /// The plan that was made last: a long one is asked for twice in a row, once by the oracle and once to
  /// be shown.
  private final class LastPlan {
    var result: FillResult?
  }

  // MARK: What the fixed meals break

  private func explainContradictions(_ explanation: inout Explanation) throws {
    guard !fill.audit.existingViolations.isEmpty else { return }
    let oracle = ContradictionOracle(base: base, violations: fill.audit.existingViolations)
    var search = ConflictSearch(
      elements: oracle.elements,
      limits: Self.repairLimits
    ) { try oracle.feasibility(of: $0) }
    search.isOver = { probe.isOver }
    var subsets: [UnsatisfiableSubset<HouseholdElement>] = []
    while subsets.count < options.conflictLimit, let subset = try search.nextConflict() {
      subsets.append(subset)
    }
    explanation.contradictions = subsets.map { subset in
      RuleConflict(
        elements: subset.elements,
        isMinimal: subset.certainty == .minimal,
        days: [],
        areDaysMinimal: false,
        contextMeals: oracle.contextMeals(of: subset.elements),
        counting: nil
      )
    }
    var repairs = RepairSearch(
      menu: RepairMenu(fill.problem, elements: oracle.elements, addsDishes: false),
      conflicts: subsets.map(\.elements),
      limits: Self.repairLimits,
      questionsPerFurtherRepair: Self.questionsPerRepair * options.repairLimit,
      probe: probe,
      feasibility: oracle.feasibility(after:)
    ) { steps in
      guard let result = try plan(steps, isPlanned: true) else { return .unknown }
      return result.audit.existingViolations.isEmpty ? .complete(result) : .incomplete
    }
    while explanation.contradictionRepairs.count < options.repairLimit,
      let repair = try repairs.next()
    {
      explanation.contradictionRepairs.append(repair)
    }
  }
}

extension MealPlanner {
  /// Makes a plan of which it matters whether it is complete.
  ///
  /// A plan of a few weeks is made as well as can be. In a longer one that could take minutes, so it is
  /// made week by week, and as a whole only where that breaks a rule.
  func plan(
    _ problem: PlanningProblem,
    options: ExplanationOptions,
    within timeLimit: Duration?
  ) throws -> FillResult {
    let fillOptions = FillOptions(seed: options.seed, timeLimit: timeLimit, stop: options.stop)
    if problem.window.dayCount > PlanParts.greatestWhole,
      let result = try fillWeekByWeek(problem, options: fillOptions)
    {
      return result
    }
    return try fill(problem, options: fillOptions)
  }
}
