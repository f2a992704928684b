import MealModel
import MealPlanning
import RuleHarness
import Testing

/// Every kind of rule: what it forbids, what it allows, the edges of the week, pins and context.
struct RuleCaseTests {
  @Test(arguments: RuleCase.all)
  func `a rule breaks in exactly these meals and keeps exactly these dishes out`(
    ruleCase: RuleCase
  ) {
    let check = RuleCheck(ruleCase.rules, on: ruleCase.week, planner: MealPlanner())
    #expect(check.violations == ruleCase.violations, "\(check)")
    #expect(check.alreadyViolates(ruleCase.already))
    #expect(check.misses(ruleCase.missing))
    for placement in ruleCase.placements {
      let found = check.placing(placement.dish, at: placement.meal)
      if placement.blockers.isEmpty {
        #expect(found.isAllowed)
      } else {
        #expect(found.isBlocked(by: placement.blockers))
      }
    }
  }

  @Test func `every kind of rule has a case for everything that a case can show`() {
    for kind in RuleCase.Kind.all {
      for aspect in RuleCase.Aspect.allCases {
        #expect(
          RuleCase.all.contains { $0.kind == kind && $0.aspect == aspect },
          "no case for \(kind), \(aspect)"
        )
      }
    }
  }

  @Test func `a case that forbids breaks, misses or blocks something, one that allows does not`() {
    for ruleCase in RuleCase.all {
      let isBroken =
        !ruleCase.violations.isEmpty || ruleCase.missing > 0
        || ruleCase.placements.contains { !$0.blockers.isEmpty }
      switch ruleCase.aspect {
      case .forbids: #expect(isBroken, "\(ruleCase.testDescription)")
      case .allows: #expect(ruleCase.violations.isEmpty && ruleCase.missing == 0)
      case .edgeOfWeek, .pins, .context: break
      }
    }
  }
}
