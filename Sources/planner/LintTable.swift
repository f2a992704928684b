import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts
import RuleHarness

/// A look through the rules as people read it.
struct LintTable {
  let session: Session
  let report: LintReport

  var text: String {
    let count = report.findings.count
    var lines = [
      say(
        count == 0 ? .nothing : .summary,
        [
          "file": .text(session.input.file.file.onOneLine), "rules": .number(report.ruleCount),
          "count": .number(count),
        ]
      )
    ]
    if !session.problem.slots.isEmpty, !session.problem.pinnedDish.contains(nil) {
      lines.append(say(.allFixed))
    }
    for heading in LintHeading.allCases {
      let findings = report.findings.filter { LintHeading($0.kind) == heading }
      guard !findings.isEmpty else { continue }
      lines.append(say(heading.text))
      for finding in findings { lines += self.lines(of: finding) }
    }
    let undecided = report.undecided.map(session.words.text(of:))
    lines += session.style.paragraph.section(say(.undecided), undecided)
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of finding: LintFinding) -> [String] {
    let paragraph = session.style.paragraph
    return paragraph.lines(session.words.text(of: finding), indent: 2)
      + details(of: finding).flatMap { paragraph.lines($0, indent: 4) }
  }

  private func details(of finding: LintFinding) -> [String] {
    var details: [String] = []
    if !finding.reasons.isEmpty {
      let rules = finding.reasons.map(session.words.text(of:)).joined(separator: "; ")
      details.append(say(.reasons, ["rules": .text(rules)]))
      if !finding.isMinimal { details.append(say(.notSmallest)) }
    } else {
      switch LintHeading(finding.kind) {
      case .unusedTags, .misfits: break
      case .neverBinds, .implied, .neverMet, .neverMissed: details.append(say(.noReasons))
      case .asksNothing: details.append(say(.noOpenMeal))
      }
    }
    if !finding.isAboutAnyWeek { details.append(say(.onlyHere)) }
    if finding.mayMatterAroundPlan { details.append(say(.aroundPlan)) }
    switch (finding.kind, finding.proof) {
    case (.unusedTag, _): break  // Looking at the list is all that there is to it.
    case (_, .inspection): details.append(say(.inspection))
    case (_, .programs): details.append(say(.programs))
    }
    return details
  }

  private func say(_ key: LintText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}
