import ConflictAnalysis
import MealModel
import MealPlanning

/// Finds the conflicts of the parts of a plan and works out what to say about each.
struct ConflictFinder {
  private let oracles: [CompletionOracle]
  private let limit: Int

  /// The conflicts by the part they were found in, each set of elements once.
  private(set) var found: [(conflict: UnsatisfiableSubset<HouseholdElement>, part: Int)] = []

  /// Whether there are no minimal conflicts beside those found.
  private(set) var isExhaustive = false

  /// How many conflicts are looked for beyond those that are told, so that the smallest are told.
  private static let spare = 5

  /// How many questions the search may ask per conflict that is told.
  private static let questionsPerConflict = 60

  /// How many subsets may stay without an answer.
  private static let greatestUnknownCount = 8

  /// How many days are told apart when the days of a conflict are looked for.
  private static let greatestDayCount = 40

  /// - Parameters:
  ///   - oracles: The parts.
  ///   - limit: How many conflicts will be told.
  init(oracles: [CompletionOracle], limit: Int) {
    self.oracles = oracles
    self.limit = limit
  }

  /// Looks for conflicts until all are found or the limits are used up.
  mutating func run() throws {
    var isExhaustive = true
    for (part, oracle) in oracles.enumerated() {
      var search = ConflictSearch(
        elements: oracle.elements,
        limits: AnalysisLimits(
          oracleCalls: Self.questionsPerConflict * max(1, limit),
          unknownSeeds: Self.greatestUnknownCount
        )
      ) { try oracle.feasibility(of: $0) }
      search.isOver = { oracle.probe.isOver }
      while found.count < limit + Self.spare, let conflict = try search.nextConflict() {
        let elements = Set(conflict.elements)
        if !found.contains(where: { Set($0.conflict.elements) == elements }) {
          found.append((conflict, part))
        }
      }
      isExhaustive = isExhaustive && search.isExhaustive
    }
    self.isExhaustive = isExhaustive
  }

  /// The conflicts with what can be said about them, the smallest first.
  func conflicts() throws -> [RuleConflict] {
    try found.enumerated()
      .sorted {
        ($0.element.conflict.elements.count, $0.offset)
          < ($1.element.conflict.elements.count, $1.offset)
      }
      .prefix(limit)
      .map { try describe($0.element.conflict, oracles[$0.element.part]) }
  }

  private func describe(
    _ conflict: UnsatisfiableSubset<HouseholdElement>,
    _ oracle: CompletionOracle
  ) throws -> RuleConflict {
    let removals = oracle.base.removals(keeping: conflict.elements)
    let first = oracle.days?.lowerBound ?? 0
    let counting = oracle.problem(after: removals).flatMap { Counting($0).argument() }
      .map { $0.moved(byDays: first) }
    let (days, areMinimal) =
      try counting.map { ($0.demand == .meals ? $0.days : [], false) }
      ?? days(after: removals, oracle)
    return RuleConflict(
      elements: conflict.elements,
      isMinimal: conflict.certainty == .minimal,
      days: days,
      areDaysMinimal: areMinimal,
      contextMeals: contextMeals(of: conflict.elements, in: oracle.base.problem),
      counting: counting
    )
  }

  /// Days whose empty meals suffice for a conflict, the first ones where there is a choice.
  private func days(
    after removals: [RepairStep],
    _ oracle: CompletionOracle
  ) throws -> (days: [Int], areMinimal: Bool) {
    let problem = oracle.base.problem
    let days = Set(problem.slots.map(\.day)).sorted()
      .filter { oracle.days?.contains($0) ?? true }
    guard days.count <= Self.greatestDayCount else { return (days, false) }
    var search = ConflictSearch(elements: days) { kept in
      switch try oracle.completion(after: removals, filling: Set(kept)) {
      case .possible: .feasible
      case .impossible: .infeasible(core: kept)
      case .unknown: .unknown
      }
    }
    guard case .conflict(let subset) = try search.minimalUnsatisfiableSubset() else {
      return (days, false)
    }
    return (subset.elements, subset.certainty == .minimal)
  }

  /// The meals of the context that rules of a conflict look at.
  private func contextMeals(
    of elements: [HouseholdElement],
    in problem: PlanningProblem
  ) -> [Int] {
    guard elements.contains(.context) else { return [] }
    let window = problem.window
    return problem.context.indices.filter { index in
      let dish = problem.dishOfContext[index]
      let day = problem.context[index].slot.day
      let distance = day < 0 ? -day : day - window.dayCount + 1
      return elements.contains { element in
        switch element {
        case .rule(.dish(dish, .minGapDays)):
          distance < problem.dishes[dish].rules.minGapDays ?? 0
        case .rule(.tag(let tag, .maxPerWeek)):
          problem.tagsOfDish[dish].contains(tag)
            && (0..<window.weekCount).contains(window.week(ofDay: day))
        case .rule(.tag(let tag, .noConsecutive)):
          problem.tagsOfDish[dish].contains(tag) && distance == 1
        default: false
        }
      }
    }
  }
}
