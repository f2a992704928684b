import PlanFiles

/// What changes of rules do to some weeks.
public struct TrialReport: Hashable, Sendable, Codable {
  public var changes: [RuleChange]

  /// The weeks, the worst first.
  public var weeks: [OutcomeDiff]

  /// The weeks that could be completed and, proved, no longer can.
  public var noLongerComplete: [OutcomeDiff] {
    weeks.filter { $0.effect == .noLongerComplete }
  }

  /// Whether something that must hold does not.
  public var breaksExpectations: Bool {
    weeks.contains { week in week.failures.contains { !$0.unknown } }
  }

  /// Whether everything was found out: the effect on every week, its conflicts and moves, and whether
  /// its expectation holds.
  public var isKnown: Bool {
    weeks.allSatisfy { week in
      week.effect != .unknown && week.moves != nil
        && week.before.allConflicts && week.after.allConflicts
        && !week.failures.contains { $0.unknown }
    }
  }

  /// Why weeks can no longer be completed, the reason of most weeks first.
  ///
  /// Weeks share a reason when the same minimal conflict of rules of tags and dishes is new in all of
  /// them. Each week is counted under one reason; weeks whose reason was not found are missing.
  public var reasons: [Reason] {
    var open = noLongerComplete
    var reasons: [Reason] = []
    while let next = Self.mostShared(among: open) {
      reasons.append(next)
      let told = Set(next.files)
      open.removeAll { told.contains($0.file) }
    }
    return reasons
  }

  /// A reason and the weeks that share it.
  public struct Reason: Hashable, Sendable, Codable {
    public var conflict: Outcome.Conflict

    /// The names of the weeks, the first of which `conflict` tells about, and their files.
    public var scenarios: [String]
    public var files: [String]
  }

  private static func mostShared(among weeks: [OutcomeDiff]) -> Reason? {
    var candidates: [[RuleElement]: Reason] = [:]
    var alone: [Reason] = []
    for week in weeks {
      for conflict in week.conflictsGained {
        let reason = Reason(conflict: conflict, scenarios: [week.scenario], files: [week.file])
        guard conflict.elements.allSatisfy(\.isShared) else {
          alone.append(reason)
          continue
        }
        candidates[conflict.elements, default: Reason(conflict: conflict, scenarios: [], files: [])]
          .add(week)
      }
    }
    // Among reasons of equally many weeks the shortest is told, then the first in order.
    return (Array(candidates.values) + alone)
      .min { left, right in
        if left.files.count != right.files.count { return left.files.count > right.files.count }
        let (leftRules, rightRules) = (left.conflict.elements, right.conflict.elements)
        if leftRules.count != rightRules.count { return leftRules.count < rightRules.count }
        if leftRules != rightRules { return leftRules.lexicographicallyPrecedes(rightRules) }
        return left.files.lexicographicallyPrecedes(right.files)
      }
  }
}

extension TrialReport.Reason {
  fileprivate mutating func add(_ week: OutcomeDiff) {
    scenarios.append(week.scenario)
    files.append(week.file)
  }
}

extension RuleElement {
  /// Whether it means the same in another week: pins and filters are known by their numbers only.
  fileprivate var isShared: Bool {
    switch self {
    case .tag, .dish: true
    case .filter, .pin, .context: false
    }
  }
}
