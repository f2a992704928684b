import MealModel
import MealPlanning

/// The parts of a plan that cannot be completed.
///
/// A plan of a few weeks is looked at as a whole. In a longer one the calendar weeks with gaps are looked
/// at by themselves: a week that cannot be completed proves the same of the whole, and costs a fraction.
/// Only where no single week shows it, longer parts are tried.
final class PlanParts {
  /// What came of looking for a part.
  enum Location {
    /// A part that cannot be completed; it is now one of `oracles`.
    case found

    /// The whole can be completed.
    case none

    case unknown
  }

  private let base: RelaxableProblem
  private let probe: CompletionProbe

  /// The parts that cannot be completed without changes or after some.
  private(set) var oracles: [CompletionOracle] = []

  /// Plans up to this many days are looked at as a whole.
  static let greatestWhole = 28

  /// How many weeks with gaps are looked at, the first of them.
  private static let greatestWeekCount = 3

  init(base: RelaxableProblem, probe: CompletionProbe) {
    self.base = base
    self.probe = probe
  }

  /// Whether some part is the whole plan.
  var coversEverything: Bool { oracles.contains { $0.days == nil } }

  /// Whether a slot lies in one of the parts.
  func contain(_ slot: Int) -> Bool {
    oracles.contains { $0.days?.contains(base.problem.slots[slot].day) ?? true }
  }

  /// What may take part in a conflict of the parts.
  var elements: [HouseholdElement] {
    let near = Set(oracles.flatMap(\.elements))
    return base.elements.filter(near.contains)
  }

  /// Finds a part in which a plan could not be completed.
  ///
  /// - Parameters:
  ///   - fill: An incomplete plan.
  ///   - steps: The changes after which it was made.
  /// - Returns: What is known.
  /// - Throws: `PlanningError` when the planner itself is wrong.
  func locate(gapsOf fill: FillResult, after steps: [RepairStep] = []) throws -> Location {
    let window = base.problem.window
    guard window.dayCount > Self.greatestWhole else { return try add(nil, of: fill, after: steps) }
    let empty = fill.plan.emptySlots.map { window.week(ofDay: fill.problem.slots[$0].day) }
    let short = Set(fill.audit.shortfalls.map(\.week)).subtracting(empty)
    // Empty meals are worse than missing ones, so their weeks come first.
    let weeks = (Set(empty).sorted() + short.sorted()).prefix(Self.greatestWeekCount).sorted()
    var isFound = false
    for week in weeks {
      if case .found = try add(week..<(week + 1), of: fill, after: steps) { isFound = true }
    }
    if isFound { return .found }
    if let first = weeks.first, let last = weeks.last {
      let wider = max(0, first - 1)..<min(window.weekCount, last + 2)
      if case .found = try add(wider, of: fill, after: steps) { return .found }
    }
    return try add(nil, of: fill, after: steps)
  }

  private func add(
    _ weeks: Range<Int>?,
    of fill: FillResult,
    after steps: [RepairStep]
  ) throws -> Location {
    let days = weeks.map(base.problem.window.days(ofWeeks:))
    if oracles.contains(where: { $0.days == days }) { return .unknown }
    let oracle = CompletionOracle(base: base, probe: probe, days: days)
    let completion: Completion =
      days == nil && fill.isProvedIncomplete && !probe.isOver
      ? .impossible(suspects: nil) : try oracle.completion(after: steps)
    switch completion {
    case .possible: return .none
    case .unknown: return .unknown
    case .impossible:
      oracles.append(oracle)
      return .found
    }
  }
}
