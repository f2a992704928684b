import ConflictAnalysis
import MealModel
import MealPlanning

/// Says which elements of a household cannot hold together, asking a planner.
///
/// The oracle looks at a part of the plan or at the whole. A part that cannot be completed proves that the
/// whole cannot; one that can says nothing about the rest.
struct CompletionOracle {
  let base: RelaxableProblem
  let probe: CompletionProbe

  /// The days to look at, or `nil` for all.
  let days: Range<Int>?

  /// What may take part in a conflict here, in the order in which it is best told.
  let elements: [HouseholdElement]

  init(base: RelaxableProblem, probe: CompletionProbe, days: Range<Int>? = nil) {
    self.base = base
    self.probe = probe
    self.days = days
    elements = days.map { Self.elements(of: base, around: $0) } ?? base.elements
  }

  /// Whether the days can be completed after some changes.
  ///
  /// - Parameters:
  ///   - steps: The changes.
  ///   - required: The days whose meals must be filled, or `nil` for all that are looked at.
  ///   - guessing: Whether suspects are wanted.
  /// - Returns: The answer; "unknown" also where the changed problem would be too large.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  func completion(
    after steps: [RepairStep],
    filling required: Set<Int>? = nil,
    guessing: Bool = false
  ) throws -> Completion {
    guard !probe.isOver, let problem = problem(after: steps) else { return .unknown }
    let first = days?.lowerBound ?? 0
    let slots = required.map { required in
      Set(problem.slots.indices.filter { required.contains(problem.slots[$0].day + first) })
    }
    return try probe.completion(of: problem, filling: slots, guessing: guessing)
  }

  /// The days as a problem of their own, after some changes.
  func problem(after steps: [RepairStep]) -> PlanningProblem? {
    guard let problem = try? base.applying(steps) else { return nil }
    return days.map { try? problem.restricted(toDays: $0) } ?? problem
  }

  /// Whether the elements leave room for a complete plan, once some changes are made.
  ///
  /// - Parameters:
  ///   - kept: The elements in force; those that the changes take away are not.
  ///   - steps: The changes.
  /// - Returns: The answer; the core of a "no" was asked about by itself.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  func feasibility(
    of kept: [HouseholdElement],
    after steps: [RepairStep] = []
  ) throws -> Feasibility<HouseholdElement> {
    let isGuessing = kept.count > Self.greatestCountWithoutGuess
    let completion = try completion(
      after: steps + base.removals(keeping: kept),
      guessing: isGuessing
    )
    switch completion {
    case .possible: return .feasible
    case .unknown: return .unknown
    case .impossible(suspects: nil): return .infeasible(core: kept)
    case .impossible(.some(let suspects)):
      let core = elements(suspectedBy: suspects).filter(Set(kept).contains)
      guard core.count < kept.count else { return .infeasible(core: kept) }
      let check = try self.completion(after: steps + base.removals(keeping: core))
      if case .impossible = check { return .infeasible(core: core) }
      return .infeasible(core: kept)
    }
  }

  /// Few elements are told apart faster by asking than by guessing.
  private static let greatestCountWithoutGuess = 6

  /// The suspects with the fixed meals that their rules look at.
  private func elements(suspectedBy rules: [RuleID]) -> [HouseholdElement] {
    var tags: Set<Int> = []
    var dishes: Set<Int> = []
    var asksForSlots = false
    for rule in rules {
      switch rule {
      case .tag(let tag, let kind):
        tags.insert(tag)
        if kind == .minPerWeek { asksForSlots = true }
      case .dish(let dish, let kind):
        dishes.insert(dish)
        if kind == .fixedDay { asksForSlots = true }
      case .filter, .pin: break
      }
    }
    let problem = base.problem
    func isLookedAt(_ dish: Int) -> Bool {
      dishes.contains(dish) || problem.tagsOfDish[dish].contains(where: tags.contains)
    }
    let rules = Set(rules)
    return elements.filter { element in
      switch element {
      case .rule(.pin(let pin)): asksForSlots || isLookedAt(base.dishOfPin[pin])
      case .rule(let rule): rules.contains(rule)
      case .context: problem.dishOfContext.contains(where: isLookedAt)
      }
    }
  }

  private static func elements(
    of base: RelaxableProblem,
    around days: Range<Int>
  ) -> [HouseholdElement] {
    let reach = max(1, base.problem.dishes.compactMap(\.rules.minGapDays).max() ?? 1)
    let near = (days.lowerBound - reach)..<(days.upperBound + reach)
    return base.elements.filter { element in
      guard case .rule(.pin(let pin)) = element else { return true }
      return near.contains(base.problem.pins[pin].slot.day)
    }
  }
}
