import ConflictAnalysis
import MealModel
import MealPlanning

/// Finds out why something is impossible: a smallest set of rules that suffice, on every ground.
struct ReasonSearch {
  let grounds: [LintGround]

  enum Outcome {
    /// Some plan does what should be impossible.
    case possible

    /// No plan does as long as these rules hold.
    case impossible([RuleID], isMinimal: Bool)

    case unknown
  }

  /// How many questions one finding may take.
  private static let greatestQuestionCount = 400

  /// Whether something is possible on any ground.
  func answer(_ question: LintQuestion, keeping kept: [RuleID]) throws -> RuleAnswer {
    var isKnown = true
    for ground in grounds {
      switch try ground.answer(question, keeping: kept) {
      case .possible: return .possible
      case .impossible: break
      case .unknown: isKnown = false
      }
    }
    return isKnown ? .impossible : .unknown
  }

  /// Finds the rules, and asks about them by themselves once more.
  func reasons(for question: LintQuestion) throws -> Outcome {
    var search = ConflictSearch(
      elements: grounds[0].suspects(of: question),
      limits: AnalysisLimits(oracleCalls: Self.greatestQuestionCount)
    ) { kept in
      switch try answer(question, keeping: kept) {
      case .possible: .feasible
      case .impossible: .infeasible(core: kept)
      case .unknown: .unknown
      }
    }
    search.isOver = { grounds.contains(where: \.probe.isOver) }
    switch try search.minimalUnsatisfiableSubset() {
    case .feasible: return .possible
    case .unknown: return .unknown
    case .conflict(let subset):
      guard case .impossible = try answer(question, keeping: subset.elements) else {
        return .unknown
      }
      return .impossible(subset.elements, isMinimal: subset.certainty == .minimal)
    }
  }
}
