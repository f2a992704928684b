import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles

/// What becomes of a week under some rules, in names that mean the same under other rules.
public struct Outcome: Hashable, Sendable, Codable {
  /// Whether every meal can be filled and every "at least" rule met.
  public enum Verdict: String, Hashable, Sendable, Codable {
    case complete

    /// It is proved that they cannot.
    case impossible

    /// It is not known.
    case notProved
  }

  public var verdict: Verdict

  /// How many meals the week has.
  public var slots: Int

  /// How many of them the best plan that was found fills.
  public var filled: Int

  /// The value of that plan on every level, the most important first.
  public var levels: [Level]

  /// The conflicts of a week that cannot be completed, in a fixed order.
  public var conflicts: [Conflict]

  /// Whether these are all minimal conflicts there are.
  public var allConflicts: Bool

  /// What the standing meals break, in a fixed order.
  public var violations: [BrokenRule]

  /// Wall time of all questions.
  public var milliseconds: Double

  /// The value of a plan on one level.
  public struct Level: Hashable, Sendable, Codable {
    /// The name of the level, as in `planner fill --format json`.
    public var level: String
    public var value: Int

    /// Whether no plan can be better here and on all levels before.
    public var proved: Bool
  }

  /// Rules that cannot hold together.
  public struct Conflict: Hashable, Sendable, Codable {
    /// The rules, sorted; two conflicts are the same when these are.
    public var elements: [RuleElement]

    /// Whether nothing in it is superfluous.
    public var minimal: Bool

    /// The conflict in the household's words.
    public var text: String
  }

  /// A rule that standing meals break.
  public struct BrokenRule: Hashable, Sendable, Codable {
    public var rule: RuleElement

    /// The meals of the plan that break it, `tue/dinner`.
    public var slots: [String]

    /// What is wrong in the household's words.
    public var text: String
  }
}

extension Outcome {
  init(_ examination: Examination, options: TrialOptions) {
    let fill = examination.fill
    verdict = examination.verdict
    slots = fill.problem.slots.count
    filled = fill.score.filledSlots
    levels = fill.levels.map { Level(level: $0.level.key, value: $0.value, proved: $0.isProved) }
    let words = HouseholdWords(for: fill.problem, in: options.language)
    conflicts = (examination.explanation?.conflicts ?? [])
      .map { conflict in
        Conflict(
          elements: conflict.elements.map { RuleElement($0, in: fill.problem) }.sorted(),
          minimal: conflict.isMinimal,
          text: words.summary(of: conflict)
        )
      }
      .sorted { $0.elements.lexicographicallyPrecedes($1.elements) }
    allConflicts =
      switch verdict {
      case .complete: true
      case .impossible: examination.explanation?.areAllConflictsKnown ?? false
      case .notProved: false
      }
    violations = examination.violations(in: words)
    milliseconds = examination.time.inMilliseconds
  }

  /// The conflicts as sets of rules, by which they are compared.
  var conflictSets: Set<[RuleElement]> { Set(conflicts.map(\.elements)) }
}

extension Examination {
  /// What the standing meals break, as `planner check` finds it.
  func brokenRules() -> [Violation] {
    let report = Audit(of: problem).report(on: standing)
    return report.violations + report.existingViolations
  }

  fileprivate func violations(in words: HouseholdWords) -> [Outcome.BrokenRule] {
    let names = SlotName(problem: problem)
    return brokenRules()
      .map { violation in
        Outcome.BrokenRule(
          rule: RuleElement(violation.rule, in: problem),
          slots: violation.meals.map(\.slot).filter(isInside).map(names.text(of:)),
          text: words.text(of: violation)
        )
      }
      .sorted {
        ($0.rule.description, $0.slots.joined()) < ($1.rule.description, $1.slots.joined())
      }
  }

  func isInside(_ slot: MealSlot) -> Bool {
    (0..<problem.window.dayCount).contains(slot.day)
  }
}

extension Duration {
  /// The time in milliseconds, to a thousandth.
  var inMilliseconds: Double {
    let microseconds = (self / .microseconds(1)).rounded()
    return microseconds / 1_000
  }
}
