import MealModel
import MealPlanning

/// What a change of rules does to one week.
public struct OutcomeDiff: Hashable, Sendable, Codable {
  /// The effect in one word, the worst first.
  public enum Effect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The week could be completed and, proved, no longer can.
    case noLongerComplete

    /// The best plan is worse, proved.
    case worse

    /// It was not found out in time.
    case unknown

    /// The best plans are equally good.
    case same

    /// The best plan is better, proved.
    case better

    /// The week could not be completed and now can.
    case nowComplete

    /// The week has no such tag or dish, or is already as the changes want it.
    case notConcerned
  }

  /// The name of the week, and its file.
  public var scenario: String
  public var file: String

  /// Changes that were passed over here: they add a rule that the week has, or take away one that it does
  /// not have.
  public var passedOver: [String]

  public var effect: Effect
  public var before: Outcome
  public var after: Outcome

  /// Minimal conflicts that are there only after the change, and only before it.
  ///
  /// A conflict is gained only where all conflicts before the change are known, and lost only where all
  /// after it are.
  public var conflictsGained: [Outcome.Conflict]
  public var conflictsLost: [Outcome.Conflict]

  /// Rules that the standing meals break only after the change, and only before it.
  public var violationsGained: [Outcome.BrokenRule]
  public var violationsLost: [Outcome.BrokenRule]

  /// The smallest number of meals that must move from the old best plan to a new best one, proved; `nil`
  /// when it was not found out.
  ///
  /// A meal moves when another dish or none takes its place; what stands already is not counted.
  public var moves: Int?

  /// The meals that move in such a plan.
  public var moved: [Move]

  /// What does not hold after the change although the expectation of the week asks for it.
  public var failures: [ExpectationFailure]

  /// A meal whose dish makes room for another or for none.
  public struct Move: Hashable, Sendable, Codable {
    /// The meal, `tue/dinner`.
    public var slot: String

    /// The meal in the words of the household, `mar cena`.
    public var meal: String

    /// The dish of the old plan, and that of the new one, absent where the meal is empty.
    public var from: String
    public var to: String?
  }
}

extension OutcomeDiff {
  /// How bad the change is for the week, the worst first.
  ///
  /// - Parameters:
  ///   - left: A week.
  ///   - right: Another week.
  /// - Returns: Whether the left week is told before the right one.
  static func isWorse(_ left: Self, than right: Self) -> Bool {
    let (leftKey, rightKey) = (left.badness, right.badness)
    if leftKey != rightKey { return rightKey.lexicographicallyPrecedes(leftKey) }
    return (left.scenario, left.file) < (right.scenario, right.file)
  }

  private var badness: [Int] {
    let rank = Effect.allCases.firstIndex(of: effect) ?? 0
    let losses = zip(PlanLevel.allCases, zip(before.levels, after.levels))
      .map { level, values in
        let difference = values.1.value - values.0.value
        return level.isLoss ? difference : -difference
      }
    return [-rank] + losses + [violationsGained.count, failures.count, moves ?? 0]
  }

  /// What is proved about two best plans.
  static func effect(from before: Outcome, to after: Outcome) -> Effect {
    switch (before.verdict, after.verdict) {
    case (.complete, .impossible): return .noLongerComplete
    case (.impossible, .complete): return .nowComplete
    case (.complete, .complete), (.impossible, .impossible), (.notProved, _), (_, .notProved): break
    }
    for (level, values) in zip(PlanLevel.allCases, zip(before.levels, after.levels)) {
      let (old, new) = values
      guard old.proved, new.proved else { return .unknown }
      if old.value != new.value {
        return (new.value > old.value) == level.isLoss ? .worse : .better
      }
    }
    return .same
  }
}

extension PlanLevel {
  /// Whether less is better.
  var isLoss: Bool {
    switch self {
    case .shortfall, .repeats: true
    case .filledSlots, .variety, .preference: false
    }
  }
}
