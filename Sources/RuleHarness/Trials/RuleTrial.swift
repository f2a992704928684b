import MealModel
public import MealPlanning
import PlanExplanation
import PlanFiles

/// Tries changes of rules on weeks, before anybody eats by them.
///
///     let trial = RuleTrial([try RuleChange(parsing: "Carne.maxPerWeek=2")])
///     let report = try trial.report(on: ScenarioFolder.scenarios(at: "datasets/households"))
///     print(report.noLongerComplete)
///
/// Everything that is claimed is proved; what was not found out in time is "unknown".
public struct RuleTrial: Sendable {
  /// The changes, which are made one after the other.
  public var changes: [RuleChange]

  public var options: TrialOptions

  private let planner: MealPlanner

  /// - Parameters:
  ///   - changes: The changes, which are made one after the other.
  ///   - options: Limits, threads and language.
  ///   - planner: Who fills the weeks; without a solver nothing is proved.
  public init(
    _ changes: [RuleChange],
    options: TrialOptions = TrialOptions(),
    planner: MealPlanner = MealPlanner()
  ) {
    self.changes = changes
    self.options = options
    self.planner = planner
  }

  /// Looks at every week before and after the changes.
  ///
  /// - Parameter scenarios: The weeks.
  /// - Returns: What the changes do, the worst first; apart from times the same for the same weeks.
  /// - Throws: `RuleChangeError` when a change cannot be made in a week, or names something that no week
  ///   has; `PlanningError` when the planner itself is wrong.
  public func report(on scenarios: [Scenario]) throws -> TrialReport {
    let changed = try changes.applied(to: scenarios)
    let trials = zip(scenarios, changed)
      .map { scenario, changed in
        WeekTrial(
          scenario: scenario,
          changed: changed.problem,
          passedOver: changed.passedOver,
          planner: planner,
          options: options
        )
      }
    let diffs = try ParallelWork(items: trials, jobs: options.jobs).answers { try $0.diff() }
    return TrialReport(
      changes: changes,
      weeks: diffs.sorted { OutcomeDiff.isWorse($0, than: $1) }
    )
  }
}

extension [RuleChange] {
  /// Makes the changes in every week, as far as they can be made in it.
  ///
  /// - Parameter scenarios: The weeks.
  /// - Returns: What becomes of each week, with the pins of its file.
  /// - Throws: `RuleChangeError`, also for a change that can be made in no week.
  func applied(to scenarios: [Scenario]) throws -> [ChangedWeek] {
    var weeks = [ChangedWeek](repeating: ChangedWeek(), count: scenarios.count)
    for change in self {
      var isConcerning = false
      var needless: RuleChangeError?
      for (index, scenario) in scenarios.enumerated() {
        let problem = weeks[index].problem ?? scenario.week.problem
        do {
          guard let changed = try change.applied(to: problem, file: scenario.file.file) else {
            continue
          }
          weeks[index].problem = changed
          isConcerning = true
        } catch let error as RuleChangeError where error.reason.isNeedless {
          weeks[index].passedOver.append(change.description)
          if needless == nil { needless = error }
        }
      }
      guard !isConcerning, !scenarios.isEmpty else { continue }
      if let needless { throw needless }
      let nearMatch = scenarios.lazy.compactMap { change.nearMatch(in: $0.week.problem) }.first
      switch change.key {
      case .tag: throw change.error(.unknownTag(change.subject), nearMatch: nearMatch)
      case .dish: throw change.error(.unknownDish(change.subject), nearMatch: nearMatch)
      }
    }
    return weeks
  }
}

/// What changes make of a week.
struct ChangedWeek {
  /// The changed problem, or `nil` for a week in which none of the changes could be made.
  var problem: PlanningProblem?

  /// The changes that are needless in the week: they add a rule that is there, or take away one that is
  /// not.
  var passedOver: [String] = []
}

extension RuleChangeError.Reason {
  /// Whether the week is already as the change wants it, as far as having the rule goes.
  fileprivate var isNeedless: Bool {
    switch self {
    case .alreadyThere, .notThere: true
    default: false
    }
  }
}

/// One week before and after a change.
private struct WeekTrial: Sendable {
  let scenario: Scenario

  /// The problem after the change, or `nil` when the week is not concerned.
  let changed: PlanningProblem?

  let passedOver: [String]

  let planner: MealPlanner
  let options: TrialOptions

  func diff() throws -> OutcomeDiff {
    let examiner = Examiner(planner: planner, options: options)
    let questions = Examiner.Questions(for: scenario.expectation)
    // Only what holds after the change is compared with the expectation, so before it no repairs are
    // asked for, unless nothing changes.
    let before = try examiner.examination(
      of: scenario,
      changed == nil ? questions : Examiner.Questions()
    )
    let after = try changed.map {
      try examiner.examination(of: scenario, under: $0, questions)
    }
    let old = Outcome(before, options: options)
    let new = after.map { Outcome($0, options: options) } ?? old
    let moved = try moved(from: before, to: after, examiner.fillOptions(for: scenario))
    let check = ExpectationCheck(
      scenario: scenario,
      examination: after ?? before,
      planner: planner,
      language: options.language
    )
    return OutcomeDiff(
      scenario: scenario.name,
      file: scenario.file.file,
      passedOver: passedOver,
      effect: changed == nil ? .notConcerned : OutcomeDiff.effect(from: old, to: new),
      before: old,
      after: new,
      conflictsGained: old.allConflicts
        ? new.conflicts.filter { !old.conflictSets.contains($0.elements) } : [],
      conflictsLost: new.allConflicts
        ? old.conflicts.filter { !new.conflictSets.contains($0.elements) } : [],
      violationsGained: new.violations.filter { !old.breaks($0) },
      violationsLost: old.violations.filter { !new.breaks($0) },
      moves: moved?.count,
      moved: moved ?? [],
      failures: check.failures()
    )
  }

  /// The meals that must move, or `nil` when that is not known.
  private func moved(
    from before: Examination,
    to after: Examination?,
    _ fillOptions: FillOptions
  ) throws -> [OutcomeDiff.Move]? {
    guard let after else { return [] }
    // Where the old plan is not the best one, the moves from it would mean nothing.
    guard before.fill.isProvedOptimal else { return nil }
    let problem = after.fill.problem
    let change = try planner.leastChange(
      from: before.fill.plan,
      to: problem,
      options: fillOptions
    )
    switch change {
    case .proved(let found):
      let names = SlotName(problem: problem)
      let words = HouseholdWords(for: problem, in: options.language)
      return found.movedSlots.map { slot in
        let (old, new) = (before.fill.plan.dishOfSlot[slot], found.plan.dishOfSlot[slot])
        return OutcomeDiff.Move(
          slot: names.text(of: problem.slots[slot]),
          meal: words.name(of: problem.slots[slot]),
          from: old.map { problem.dishes[$0].name } ?? "",
          to: new.map { problem.dishes[$0].name }
        )
      }
    case .unknown: return nil
    }
  }
}

extension Outcome {
  /// Whether the same meals break the same rule.
  fileprivate func breaks(_ other: BrokenRule) -> Bool {
    violations.contains { $0.rule == other.rule && $0.slots == other.slots }
  }
}
