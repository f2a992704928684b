package import MIPModel
package import MealModel

/// Whether the empty slots of a problem can be filled so that nothing is missing.
package enum Completion: Hashable, Sendable {
  /// They can, as in this plan.
  case possible(Plan)

  /// It is proved that they cannot.
  ///
  /// The suspects are rules that, with the fixed meals they look at, probably suffice for the proof; they
  /// are a guess to be checked. Without a guess they are `nil`.
  case impossible(suspects: [RuleID]?)

  /// Nothing is known: a limit was hit, the solver failed, or there is none.
  case unknown
}

/// Asks about one problem after another whether it can be completed, and counts what that costs.
///
/// A question is answered by a plan that a brief look finds, or else by a program of its own: that of a
/// fill with every loss of the first two levels fixed to zero and nothing to minimise. All questions share
/// one deadline; after it every answer is "unknown". A plan that answers a question has passed the audit.
package final class CompletionProbe {
  private let solver: (any MIPSolver)?
  private let limits: QuestionLimits

  /// How many programs and relaxations were solved.
  package private(set) var solverCalls = 0

  /// - Parameters:
  ///   - planner: Whose solver is asked.
  ///   - timeLimit: Wall time for all questions together, or `nil` for no limit.
  ///   - stop: Raised from another thread to end the questions.
  package init(_ planner: MealPlanner, timeLimit: Duration?, stop: StopFlag?) {
    solver = planner.solver
    limits = QuestionLimits(timeLimit: timeLimit, stop: stop)
  }

  /// What is left of the time, or `nil` without a limit.
  package var timeLeft: Duration? { limits.timeLeft }

  /// Whether no further question will be answered.
  package var isOver: Bool { limits.isOver }

  /// Whether a problem can be completed.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - slots: The slots that must be filled, or `nil` for all. "At least" rules count in any case.
  ///   - guessing: Whether suspects are wanted, which costs one relaxation more when the answer is no.
  /// - Returns: The answer.
  /// - Throws: `PlanningError` when the audit finds that the plan behind a "yes" is not complete.
  package func completion(
    of problem: PlanningProblem,
    filling slots: Set<Int>? = nil,
    guessing: Bool = false
  ) throws(PlanningError) -> Completion {
    guard let solver, !isOver else { return .unknown }
    let rules = RuleBook(problem)
    let fixed = Occupancy(fixedMealsOf: problem)
    if let plan = planAtOnce(rules: rules, fixed: fixed, filling: slots) { return .possible(plan) }
    guard let formulation = Formulation(rules: rules, fixed: fixed, grouping: .interchangeable)
    else { return .unknown }
    let demand = CompletionDemand(formulation: formulation, fixed: fixed, slots: slots)
    let suspicion = Suspicion(rules: rules, fixed: fixed, kinds: formulation.kinds)
    if demand.isHopeless {
      return .impossible(suspects: guessing ? suspicion.rules(behind: demand.hopeless) : nil)
    }
    solverCalls += 1
    let outcome = try? solver.solve(
      demand.program,
      minimizing: Objective(),
      options: limits.solveOptions
    )
    if let incumbent = outcome?.incumbent {
      return .possible(try plan(incumbent, of: formulation, for: problem, filling: slots))
    }
    guard outcome?.stop == .infeasible else { return .unknown }
    guard guessing, !isOver else { return .impossible(suspects: nil) }
    solverCalls += 1
    let relaxation = try? solver.relax(
      formulation.program,
      minimizing: demand.loss,
      options: limits.solveOptions
    )
    guard case .optimal(let optimum) = relaxation, optimum.objective > Self.tolerance else {
      return .impossible(suspects: nil)
    }
    let binding = zip(formulation.program.origins, optimum.duals)
      .filter { abs($0.1) > Self.tolerance }.map(\.0)
    return .impossible(suspects: suspicion.rules(behind: binding))
  }

  /// A complete plan that squeaky wheel optimization finds and the audit confirms, or `nil`, which says nothing.
  private func planAtOnce(rules: RuleBook, fixed: Occupancy, filling slots: Set<Int>?) -> Plan? {
    let problem = fixed.problem
    let plan = SqueakyWheel(rules: rules, fixed: fixed)
      .plan(
        of: .dishes(Set(problem.dishes.indices)),
        filling: slots,
        avoidingRepeats: false,
        .brief,
        seed: 0
      )
    return plan.flatMap { isComplete(Audit(of: problem).report(on: $0), slots) ? $0 : nil }
  }

  private func isComplete(_ report: AuditReport, _ slots: Set<Int>?) -> Bool {
    report.violations.isEmpty && report.shortfalls.isEmpty
      && report.emptySlots.allSatisfy { slot in slots.map { !$0.contains(slot) } ?? false }
  }

  /// What a relaxation may be off by.
  private static let tolerance = 1e-7

  /// Counts the solver calls of a fill that belongs to the same task.
  package func count(_ statistics: FillStatistics) {
    solverCalls += statistics.solves
  }

  private func plan(
    _ incumbent: Incumbent,
    of formulation: Formulation,
    for problem: PlanningProblem,
    filling slots: Set<Int>?
  ) throws(PlanningError) -> Plan {
    var generator = SplitMix64(seed: 0)
    let plan = formulation.plan(from: incumbent.values, using: &generator)
    let report = Audit(of: problem).report(on: plan)
    guard report.violations.isEmpty else {
      throw PlanningError(.auditFailed(report.violations))
    }
    guard isComplete(report, slots) else {
      throw PlanningError(.incomplete(report.score))
    }
    return plan
  }
}
