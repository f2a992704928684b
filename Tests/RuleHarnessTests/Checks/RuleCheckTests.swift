import Foundation
import MealModel
import MealPlanning
import RuleHarness
import Testing

struct RuleCheckTests {
  private let twice = CheckedRule.tag("meat", TagRules(maxPerWeek: 2))
  private let week = WeekSketch(
    "lunch: Beef | Beef . [Ham] / dinner: . | . Soup Beef",
    tags: ["meat": ["Beef", "Ham"]]
  )

  @Test func `a check is exact: no meal too many and none too few`() {
    let check = RuleCheck(.tag("meat", TagRules(maxPerWeek: 2)), on: week)
    #expect(check.violates("mon/lunch", "wed/lunch", "wed/dinner"))
    #expect(!check.violates("mon/lunch", "wed/lunch"))
    #expect(!check.violates("mon/lunch", "wed/lunch", "wed/dinner", "tue/dinner"))
    #expect(!check.violates())
    #expect(!check.isKept && check.alreadyViolates() && check.misses(0))
  }

  @Test func `the picture has a cross where a rule is broken`() {
    #expect(
      RuleCheck(twice, on: week).description == """
        ✗ meat.maxPerWeek: mon/lunch, wed/lunch, wed/dinner
                0     | mon     tue   wed
        lunch   Beef  | Beef ✗  .     [Ham] ✗
        dinner  .     | .       Soup  Beef ✗
        """
    )
  }

  @Test func `the picture in the design note is that of its example`() throws {
    let note = try String(
      contentsOf: CorpusWeek.root.appending(path: "docs/design/006-rule-harness.md"),
      encoding: .utf8
    )
    #expect(note.contains("```\n\(RuleCheck(twice, on: week))\n```"))
  }

  @Test func `the picture of a placement has the dish with a question mark`() {
    let placement = RuleCheck(twice, on: week).placing("Ham", at: "tue/lunch")
    #expect(placement.isBlocked(by: .tag("meat", .maxPerWeek)))
    #expect(!placement.isAllowed && !placement.isBlocked(by: .tag("meat", .noConsecutive)))
    #expect(
      placement.description == """
        blocked by meat.maxPerWeek
                0     | mon   tue   wed
        lunch   Beef  | Beef  Ham?  [Ham]
        dinner  .     | .     Soup  Beef
        """
    )
  }

  @Test func `a failing expectation of one line shows the picture`() {
    withKnownIssue {
      #expect(RuleCheck(twice, on: week).violates("tue/lunch"))
    } matching: { issue in
      issue.description.contains("\nlunch   Beef  | Beef ✗  .     [Ham] ✗")
    }
    withKnownIssue {
      #expect(RuleCheck(twice, on: week).placing("Ham", at: "tue/lunch").isAllowed)
    } matching: { issue in
      issue.description.contains("\nlunch   Beef  | Beef  Ham?  [Ham]")
    }
  }

  @Test func `what is missing is counted and told`() {
    let check = RuleCheck(.tag("fish", TagRules(minPerWeek: 2)), on: week)
    #expect(check.misses(2) && check.violates() && !check.isKept)
    #expect(check.description.hasPrefix("2 missing, fish.minPerWeek, week 1"))
  }

  /// A planner whose rules are not those of the audit.
  @Test func `where the planner and the audit differ, a dish is neither allowed nor blocked`() {
    let lenient = MealPlanner(solver: nil) { _ in
      RuleBook(placementKinds: [], prohibitionKinds: [], demandKinds: [])
    }
    let placement = RuleCheck([twice], on: week, planner: lenient)
      .placing("Ham", at: "tue/lunch")
    #expect(!placement.doAgree && !placement.isAllowed)
    #expect(!placement.isBlocked(by: .tag("meat", .maxPerWeek)))
    #expect(
      placement.description.hasPrefix(
        "blocked by nothing\nbut the audit finds broken: meat.maxPerWeek"
      )
    )
  }
}
