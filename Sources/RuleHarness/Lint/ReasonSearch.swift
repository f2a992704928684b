import ConflictAnalysis
import MealModel
import MealPlanning

/// Finds out why something is impossible: a smallest set of rules that suffice.
struct ReasonSearch {
  let probe: RuleProbe

  enum Outcome {
    /// Some plan does what should be impossible.
    case possible

    /// No plan does as long as these rules hold.
    case impossible([RuleID], isMinimal: Bool)

    case unknown
  }

  /// How many questions one finding may take.
  private static let greatestQuestionCount = 400

  /// Finds the rules, and asks about them by themselves once more.
  ///
  /// - Parameters:
  ///   - rules: The rules that hold, in the order in which they are best told.
  ///   - isPossible: Whether something is possible when only some of them hold; fewer rules never make
  ///     less possible.
  /// - Returns: What came of it.
  /// - Throws: What the question throws.
  func reasons(
    among rules: [RuleID],
    isPossible: @escaping ([RuleID]) throws -> RuleAnswer
  ) throws -> Outcome {
    var search = ConflictSearch(
      elements: rules,
      limits: AnalysisLimits(oracleCalls: Self.greatestQuestionCount)
    ) { kept in
      switch try isPossible(kept) {
      case .possible: .feasible
      case .impossible: .infeasible(core: kept)
      case .unknown: .unknown
      }
    }
    search.isOver = { [probe] in probe.isOver }
    switch try search.minimalUnsatisfiableSubset() {
    case .feasible: return .possible
    case .unknown: return .unknown
    case .conflict(let subset):
      guard case .impossible = try isPossible(subset.elements) else { return .unknown }
      return .impossible(subset.elements, isMinimal: subset.certainty == .minimal)
    }
  }
}
