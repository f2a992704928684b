import MIPModel
import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport
import Testing

/// What a solver could not say is never claimed.
struct UnknownTests {
  /// When the solver does not answer.
  enum Pattern: CaseIterable {
    case never, always, firstCall, everySecond, everyThird, everySeventh, afterFour, afterTwenty

    func isFaulty(_ call: Int) -> Bool {
      switch self {
      case .never: false
      case .always: true
      case .firstCall: call == 0
      case .everySecond: call % 2 == 1
      case .everyThird: call % 3 == 2
      case .everySeventh: call % 7 == 6
      case .afterFour: call >= 4
      case .afterTwenty: call >= 20
      }
    }
  }

  /// A hundred in an optimised build.
  #if DEBUG
  static let seeds = (0..<20).map { UInt64($0 * 5) }
  #else
  static let seeds = (0..<100).map(UInt64.init)
  #endif

  @Test(arguments: UnknownTests.seeds)
  func `no claim is wrong when the solver does not answer`(seed: UInt64) throws {
    let problem = InfeasibleProblems.problem(seed: seed)
    let force = ExplanationBruteForce(problem)
    let feasible = force.feasibilityOfSubsets()
    let conflicts = force.minimalConflicts(feasible)
    let cheapest = force.cheapestRepairs()
    var options = ExplanationOptions(conflictLimit: 1_000, timeLimit: nil)
    options.repairQuestionLimit = 80
    for (number, pattern) in Pattern.allCases.enumerated() {
      let fault: FaultySolver.Fault = (Int(seed) + number) % 2 == 0 ? .failure : .limit
      let solver = FaultySolver { pattern.isFaulty($0) ? fault : nil }
      let explanation = try Explainer(planner: MealPlanner(solver: solver))
        .explain(problem, options: options)
      #expect(explanation.verdict != .complete)
      if explanation.verdict == .notProved {
        #expect(explanation.conflicts.isEmpty && explanation.repairs.isEmpty)
        #expect(!explanation.areAllConflictsKnown && !explanation.areRepairsCheapest)
      }
      for conflict in explanation.conflicts {
        #expect(!feasible[Int(force.mask(conflict.elements))], "\(pattern)")
        if conflict.isMinimal {
          #expect(conflicts.contains(Set(conflict.elements)), "\(pattern)")
        }
      }
      if explanation.areAllConflictsKnown {
        let minimal = explanation.conflicts.filter(\.isMinimal).map { Set($0.elements) }
        #expect(Set(minimal) == conflicts, "\(pattern)")
      }
      for repair in explanation.repairs {
        #expect(Audit(of: repair.result.problem).report(on: repair.result.plan).isComplete)
      }
      if explanation.areRepairsCheapest, let first = explanation.repairs.first {
        #expect(first.cost == cheapest?.cost, "\(pattern)")
      }
      #expect(explanation.repairs.first?.cost ?? .max >= cheapest?.cost ?? .max)
    }
  }

  @Test(arguments: 0..<20)
  func `without time, without a solver or once stopped nothing is claimed`(seed: UInt64) throws {
    let problem = InfeasibleProblems.problem(seed: seed)
    let stop = StopFlag()
    stop.raise()
    let explanations = [
      try Explainer().explain(problem, options: ExplanationOptions(timeLimit: .zero)),
      try Explainer(planner: MealPlanner(solver: nil)).explain(problem),
      try Explainer().explain(problem, options: ExplanationOptions(stop: stop)),
    ]
    for explanation in explanations {
      // A fill can prove by its program alone that slots stay empty, before anything is solved.
      #expect(
        explanation.verdict == (explanation.fill.isProvedIncomplete ? .impossible : .notProved)
      )
      #expect(explanation.conflicts.isEmpty && explanation.repairs.isEmpty)
      #expect(!explanation.areAllConflictsKnown && !explanation.areRepairsCheapest)
    }
  }

  @Test(arguments: 0..<20)
  func `a fill that was proved impossible before stays so without time`(seed: UInt64) throws {
    let fill = try MealPlanner().fill(InfeasibleProblems.problem(seed: seed))
    let explanation = try Explainer().explain(fill, options: ExplanationOptions(timeLimit: .zero))
    #expect(explanation.verdict == .impossible)
    #expect(explanation.conflicts.isEmpty && explanation.repairs.isEmpty)
    #expect(!explanation.areAllConflictsKnown && !explanation.areRepairsCheapest)
  }
}
