import ConflictAnalysis
import MealModel
import MealPlanning

/// Says what still cannot hold together after some changes.
final class RepairOracle {
  private let base: RelaxableProblem
  private let parts: PlanParts
  private let plan: ([RepairStep]) throws -> FillResult?

  /// Conflicts that were met; after small changes they often still stand.
  private var conflicts: [[HouseholdElement]]

  /// How many known conflicts are tried before the general question.
  private static let greatestTrialCount = 2

  /// Larger cores are made minimal, which costs questions and saves candidates.
  private static let greatestCore = 12

  /// - Parameters:
  ///   - base: The week.
  ///   - parts: The parts that cannot be completed without changes.
  ///   - conflicts: Conflicts that are known already.
  ///   - plan: Plans the week with some changes, or `nil` when there is no time left.
  init(
    base: RelaxableProblem,
    parts: PlanParts,
    knowing conflicts: [[HouseholdElement]],
    plan: @escaping ([RepairStep]) throws -> FillResult?
  ) {
    self.base = base
    self.parts = parts
    self.conflicts = conflicts
    self.plan = plan
  }

  /// Whether the changes leave room for a complete plan.
  func feasibility(after steps: [RepairStep]) throws -> Feasibility<HouseholdElement> {
    let removed = Set(steps.compactMap(\.removedElement))
    for oracle in parts.oracles {
      let answer = try feasibility(after: steps, removed: removed, oracle)
      if answer != .feasible { return answer }
    }
    guard !parts.coversEverything else { return .feasible }
    guard let fill = try plan(steps) else { return .unknown }
    if fill.isComplete { return .feasible }
    switch try parts.locate(gapsOf: fill, after: steps) {
    case .unknown: return .unknown
    case .none: return .feasible
    case .found:
      return try parts.oracles.last
        .map { try feasibility(after: steps, removed: removed, $0) } ?? .unknown
    }
  }

  private func feasibility(
    after steps: [RepairStep],
    removed: Set<HouseholdElement>,
    _ oracle: CompletionOracle
  ) throws -> Feasibility<HouseholdElement> {
    if !steps.isEmpty {
      let candidates = conflicts.filter { removed.isDisjoint(with: $0) }
      for conflict in candidates.prefix(Self.greatestTrialCount) {
        let removals = base.removals(keeping: conflict)
        if case .impossible = try oracle.completion(after: steps + removals) {
          return .infeasible(core: conflict)
        }
      }
    }
    let kept = oracle.elements.filter { !removed.contains($0) }
    let answer = try oracle.feasibility(of: kept, after: steps)
    guard case .infeasible(let core) = answer else { return answer }
    if core.count > Self.greatestCore {
      return .infeasible(core: try remembered(core, after: steps, oracle))
    }
    conflicts.append(core)
    return answer
  }

  /// A minimal conflict within a core that nothing was left out of, to be tried first from now on.
  private func remembered(
    _ core: [HouseholdElement],
    after steps: [RepairStep],
    _ oracle: CompletionOracle
  ) throws -> [HouseholdElement] {
    var search = ConflictSearch(elements: core) {
      try oracle.feasibility(of: $0, after: steps)
    }
    guard case .conflict(let subset) = try search.minimalUnsatisfiableSubset() else { return core }
    conflicts.append(subset.elements)
    return subset.elements
  }
}

extension RepairStep {
  /// What is taken away altogether.
  fileprivate var removedElement: HouseholdElement? {
    if case .remove(let element) = self { element } else { nil }
  }
}
