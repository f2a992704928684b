import ConflictAnalysis
import MealModel
import MealPlanning

/// Finds repairs, the cheapest first.
///
/// A repair hits every conflict. So the search keeps the conflicts it has met, tries the cheapest changes
/// that hit them all, and either has a repair or meets a conflict more (implicit hitting sets).
struct RepairSearch {
  /// What came of planning a changed week.
  enum Trial {
    case complete(FillResult)
    case incomplete
    case unknown
  }

  private let menu: RepairMenu
  private let attempt: ([RepairStep]) throws -> Trial
  private var search: ConflictSearch<Int>
  private var found: [[RepairStep]] = []
  private let questionsPerFurtherRepair: Int

  /// Whether every repair that is cheaper than the last one found was found before it.
  private(set) var isOrdered = true

  /// Whether there are no repairs but those found.
  var isExhausted: Bool { search.hasAllCorrections }

  /// - Parameters:
  ///   - menu: The changes to choose from.
  ///   - conflicts: Conflicts that are known already.
  ///   - limits: How much may be asked.
  ///   - questionsPerFurtherRepair: How much may be asked for each repair after the first.
  ///   - probe: Knows when the search must end.
  ///   - feasibility: Says after some changes whether the household's elements leave room for a plan.
  ///   - attempt: Plans the week with the changes, as the household would.
  init(
    menu: RepairMenu,
    conflicts: [[HouseholdElement]],
    limits: AnalysisLimits,
    questionsPerFurtherRepair: Int,
    probe: CompletionProbe,
    feasibility: @escaping ([RepairStep]) throws -> Feasibility<HouseholdElement>,
    attempt: @escaping ([RepairStep]) throws -> Trial
  ) {
    self.menu = menu
    self.attempt = attempt
    self.questionsPerFurtherRepair = questionsPerFurtherRepair
    let everything = Set(menu.items.indices)
    search = ConflictSearch(
      elements: Array(menu.items.indices),
      weights: menu.items.map(\.cost),
      prerequisites: Dictionary(
        uniqueKeysWithValues: menu.items.enumerated().compactMap { index, item in
          item.predecessor.map { (index, $0) }
        }
      ),
      limits: limits,
      shrinksConflicts: false
    ) { kept in
      let taken = everything.subtracting(kept)
      switch try feasibility(menu.steps(taking: taken)) {
      case .feasible: return .feasible
      case .unknown: return .unknown
      case .infeasible(let core): return .infeasible(core: menu.items(breaking: core, after: taken))
      }
    }
    search.isOver = { probe.isOver }
    for conflict in conflicts {
      search.learn(infeasible: menu.items(breaking: conflict, after: []))
    }
  }

  /// The next repair, or `nil` when there is none or the limits are used up.
  mutating func next() throws -> Repair? {
    while let correction = try search.nextCorrection() {
      let steps = menu.steps(taking: Set(correction.elements))
      guard !isWordier(steps) else { continue }
      switch try attempt(steps) {
      case .complete(let result):
        found.append(steps)
        // The first repair is worth any search within the limits; the others only a short one.
        search.limits.oracleCalls = search.oracleCalls + questionsPerFurtherRepair
        isOrdered = isOrdered && correction.isCheapestLeft
        return Repair(steps: steps, cost: correction.weight, result: result)
      case .incomplete: search.reject(correction)
      case .unknown:
        isOrdered = false
        search.reject(correction)
      }
    }
    return nil
  }

  /// Whether a repair found before does with dishes of fewer tags, everything else being the same.
  private func isWordier(_ steps: [RepairStep]) -> Bool {
    let rules = Set(steps.filter(\.changesNoRule.negated))
    return found.contains { other in
      guard Set(other.filter(\.changesNoRule.negated)) == rules, other.count == steps.count,
        other != steps
      else { return false }
      return zip(other.compactMap(\.newDishes), steps.compactMap(\.newDishes))
        .allSatisfy { $0.count <= $1.count && Set($0.tags).isSubset(of: $1.tags) }
    }
  }
}

extension Bool {
  fileprivate var negated: Bool { !self }
}

extension RepairStep {
  fileprivate var newDishes: (count: Int, tags: [Int])? {
    if case .addDishes(let count, let tags) = self { (count, tags) } else { nil }
  }
}
