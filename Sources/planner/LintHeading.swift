import PlanExplanation
import PlanTexts
import RuleHarness

/// The parts of a look through the rules, in the order in which they are told.
enum LintHeading: String, CaseIterable {
  case unusedTags, misfits, neverBinds, implied, neverMet, neverMissed, asksNothing

  init(_ kind: LintFinding.Kind) {
    self =
      switch kind {
      case .unusedTag: .unusedTags
      case .misfit: .misfits
      case .neverBinds: .neverBinds
      case .implied: .implied
      case .neverMet: .neverMet
      case .neverMissed: .neverMissed
      case .asksNothing: .asksNothing
      }
  }

  var text: LintText {
    switch self {
    case .unusedTags: .unusedTags
    case .misfits: .misfits
    case .neverBinds: .neverBinds
    case .implied: .implied
    case .neverMet: .neverMet
    case .neverMissed: .neverMissed
    case .asksNothing: .asksNothing
    }
  }

  /// The name of such a finding in JSON.
  var key: String {
    switch self {
    case .unusedTags: "unusedTag"
    case .misfits: "misfit"
    case .neverBinds, .implied, .neverMet, .neverMissed, .asksNothing: rawValue
    }
  }
}

extension HouseholdWords {
  /// The tag, the dish or the rule that a finding is about.
  func text(of finding: LintFinding) -> String {
    switch finding.kind {
    case .unusedTag(let tag): name(ofTag: tag)
    case .misfit(let dish): name(ofDish: dish)
    case .neverBinds(let rule), .implied(let rule), .neverMet(let rule), .neverMissed(let rule),
      .asksNothing(let rule):
      text(of: rule)
    }
  }
}
