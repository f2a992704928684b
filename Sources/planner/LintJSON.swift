import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import RuleHarness

/// A look through the rules for programs; `docs/command-line.md` says what the keys mean.
struct LintJSON {
  let session: Session
  let report: LintReport

  var text: String {
    let members: JSONMembers = [
      ("rules", .raw(String(report.ruleCount))),
      ("findings", .list(report.findings.map(json), .lineEach)),
      ("undecided", .list(report.undecided.map(json), .lineEach)),
      ("programs", .raw(String(report.solverCalls))),
    ]
    return JSONText.object(members, .lineEach).file
  }

  private func json(_ finding: LintFinding) -> JSONText {
    var members: JSONMembers = [("finding", .text(LintHeading(finding.kind).key))]
    switch finding.kind {
    case .unusedTag(let tag):
      members.append(("tag", .text(session.problem.tags[tag].id.rawValue)))
    case .misfit(let dish): members.append(("dish", session.json(ofDish: dish)))
    case .neverBinds(let rule), .implied(let rule), .neverMet(let rule), .neverMissed(let rule),
      .asksNothing(let rule):
      members += session.json(rule)
    }
    members += [
      ("text", .text(session.words.text(of: finding))),
      ("reasons", .list(finding.reasons.map(json), .oneLine)),
      ("minimal", .raw(String(finding.isMinimal))),
      ("anyWeek", .raw(String(finding.isAboutAnyWeek))),
      ("proof", .text(finding.proof.key)),
      ("mayMatterAroundPlan", .raw(String(finding.mayMatterAroundPlan))),
    ]
    return .object(members, .oneLine)
  }

  private func json(_ rule: RuleID) -> JSONText {
    .object(session.json(rule) + [("text", .text(session.words.text(of: rule)))], .oneLine)
  }
}

extension LintFinding.Proof {
  fileprivate var key: String {
    switch self {
    case .inspection: "inspection"
    case .programs: "programs"
    }
  }
}
