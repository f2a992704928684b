public import MealModel
public import MealPlanning

/// A relation that does not hold of a planner.
public struct RelationBreach: Hashable, Sendable, CustomStringConvertible {
  /// The relation.
  public var relation: MetamorphicRelation

  /// What the changes were drawn with.
  public var seed: UInt64

  /// The problem before the change.
  public var problem: PlanningProblem

  /// What was found.
  public var finding: Finding

  /// What can be wrong with a planner.
  public enum Finding: Hashable, Sendable {
    /// The best scores do not compare as they must.
    case scores(before: PlanScore, after: PlanScore)

    /// The planner found itself to be wrong, such as a plan that the audit refuses.
    case failure(String)
  }

  /// Whether two findings are of one sort; their numbers may differ.
  func isLike(_ other: RelationBreach) -> Bool {
    switch (finding, other.finding) {
    case (.scores, .scores), (.failure, .failure): true
    case (.scores, .failure), (.failure, .scores): false
    }
  }

  /// One line: the relation, the seed and what was found.
  public var description: String {
    let what =
      switch finding {
      case .failure(let text): text
      case .scores(let before, let after):
        "the best score was \(Self.text(before)) and is \(Self.text(after)), "
          + "but should be \(expectation)"
      }
    return "\(relation.rawValue), seed \(seed): \(what)"
  }

  private var expectation: String {
    switch relation.promise {
    case .same: "the same"
    case .noWorse: "no worse"
    case .noBetter: "no better"
    }
  }

  private static func text(_ score: PlanScore) -> String {
    PlanLevel.allCases.map { "\($0) \(score[$0])" }.joined(separator: ", ")
  }
}

/// What came of asking a relation about a problem.
public enum RelationVerdict: Hashable, Sendable {
  /// The scores compare as they must.
  case holds

  /// The change cannot be made to this problem.
  case notApplicable

  /// One of the scores was not proved in time, so nothing is known.
  case notProved

  /// The planner is wrong about one of the two problems.
  case broken(RelationBreach)
}
