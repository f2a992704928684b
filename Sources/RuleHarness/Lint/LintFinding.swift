public import MealModel

/// Something about the rules of a household that is probably not meant, with its proof.
public struct LintFinding: Hashable, Sendable {
  /// What was found.
  public var kind: Kind

  /// The rules that make it so, in the order in which they are told; empty when it takes none.
  ///
  /// They suffice: with no other rule that forbids something in force it is just as true.
  public var reasons: [RuleID]

  /// Whether none of `reasons` is superfluous: without any one of them it would not be so here, or not on
  /// the same days with nothing pinned, if it is about them too.
  public var isMinimal: Bool

  /// Whether it is proved, for the same reasons, also for the same days with nothing pinned and nothing
  /// eaten before or planned after them.
  public var isAboutAnyWeek: Bool

  /// How it was proved.
  public var proof: Proof

  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// No dish has the tag.
    case unusedTag(Int)

    /// No plan has the dish in an open meal, and it is not pinned either.
    case misfit(Int)

    /// No choice of dishes breaks the rule, whatever the other rules are.
    case neverBinds(RuleID)

    /// No choice of dishes breaks the rule as long as the reasons hold.
    case implied(RuleID)

    /// No plan has all that the "at least" rule asks for.
    case neverMet(RuleID)

    /// Every plan that fills all meals has all that the "at least" rule asks for, and there is one.
    case neverMissed(RuleID)

    /// The standing appointment never asks for its dish.
    case asksNothing(RuleID)
  }

  /// How a finding was proved.
  public enum Proof: Hashable, Sendable {
    /// By looking at everything that there is to look at: each dish in each open meal.
    case inspection

    /// By 0/1 programs that have no solution.
    case programs
  }

  /// Makes a finding.
  public init(
    kind: Kind,
    reasons: [RuleID] = [],
    isMinimal: Bool = true,
    isAboutAnyWeek: Bool = true,
    proof: Proof
  ) {
    self.kind = kind
    self.reasons = reasons
    self.isMinimal = isMinimal
    self.isAboutAnyWeek = isAboutAnyWeek
    self.proof = proof
  }

  /// The rule that the finding is about, or `nil` for a tag or a dish.
  public var rule: RuleID? {
    switch kind {
    case .unusedTag, .misfit: nil
    case .neverBinds(let rule), .implied(let rule), .neverMet(let rule), .neverMissed(let rule),
      .asksNothing(let rule):
      rule
    }
  }

  /// Whether the rule looks at days outside the plan too, where it may be needed all the same.
  ///
  /// That is so for rules about neighbouring days and gaps: the finding is about the days of the plan and
  /// the meals around it that the file names, and another week may begin and end otherwise.
  public var mayMatterAroundPlan: Bool {
    switch kind {
    case .neverBinds(.tag(_, .noConsecutive)), .neverBinds(.dish(_, .minGapDays)),
      .implied(.tag(_, .noConsecutive)), .implied(.dish(_, .minGapDays)):
      true
    default: false
    }
  }
}

/// What came of looking through the rules of a household.
public struct LintReport: Hashable, Sendable {
  /// What was found, by kind and then in the order of the file; all of it is proved.
  public var findings: [LintFinding]

  /// Rules about which a question was not answered in time; nothing is claimed about them.
  public var undecided: [RuleID]

  /// How many rules were looked at.
  public var ruleCount: Int

  /// How many 0/1 programs were solved.
  public var solverCalls: Int

  /// Makes a report.
  public init(findings: [LintFinding], undecided: [RuleID], ruleCount: Int, solverCalls: Int) {
    self.findings = findings
    self.undecided = undecided
    self.ruleCount = ruleCount
    self.solverCalls = solverCalls
  }
}
