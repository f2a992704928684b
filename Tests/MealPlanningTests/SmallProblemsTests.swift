import MealModel
import MealPlanning
import PlanningTestSupport
import Testing

/// The small problems are only worth something if they use everything.
@Suite
struct SmallProblemsTests {
  private let problems = (0..<1_500).map { SmallProblems.problem(seed: UInt64($0)) }

  @Test
  func `they use every rule kind many times`() {
    let rules = problems.flatMap { $0.tags.map(\.rules) }
    #expect(rules.count { $0.maxPerWeek != nil } > 100)
    #expect(rules.count { $0.maxPerWeek == 0 } > 50)
    #expect(rules.count { $0.minPerWeek != nil } > 100)
    #expect(rules.count { $0.noConsecutive == .sameMeal } > 100)
    #expect(rules.count { $0.noConsecutive == .anyMeal } > 100)
    #expect(rules.count { $0.noDuplicateInDay } > 100)
    #expect(rules.count { $0.mealTypeRestriction != nil } > 100)
    #expect(rules.count { $0.onlyDays != nil } > 100)
    let dishes = problems.flatMap(\.dishes)
    #expect(dishes.count { $0.rules.minGapDays != nil } > 100)
    #expect(dishes.count { $0.rules.fixedDay != nil } > 100)
    #expect(dishes.count { $0.rules.maxUses != nil } > 100)
    #expect(dishes.count { $0.meals != nil } > 100)
    #expect(dishes.count { $0.weight != 0 } > 100)
    let filters = problems.flatMap(\.filters)
    #expect(filters.count { !$0.requiredTags.isEmpty && $0.requirement == .all } > 20)
    #expect(filters.count { !$0.excludedTags.isEmpty } > 50)
    #expect(filters.count { !$0.excludedDishes.isEmpty } > 50)
    #expect(filters.count { $0.allowedDishes != nil } > 50)
  }

  @Test
  func `they use the hard corners`() {
    #expect(problems.count { $0.dishes.isEmpty } > 20)
    #expect(problems.count { $0.dishes.contains { $0.tags.isEmpty } } > 100)
    #expect(problems.count { !$0.context.isEmpty } > 100)
    #expect(problems.count { $0.window.weekCount > 1 } > 100)
    #expect(problems.count { Set($0.slots).count < $0.slots.count } > 20)
    #expect(
      problems.count { !RuleReading($0).brokenRules(by: Plan(pinsOf: $0)).existing.isEmpty } > 100
    )
    // A tag that must and must not be there, and one that is for days and meals that never meet.
    #expect(
      problems.count {
        $0.tags.contains { ($0.rules.minPerWeek ?? 0) > ($0.rules.maxPerWeek ?? .max) }
      } > 50
    )
    #expect(
      problems.count { problem in
        let restricted = problem.tags.filter { $0.rules.mealTypeRestriction != nil }
        return problem.dishes.contains { dish in
          Set(
            restricted.filter { dish.tags.contains($0.id) }.map(\.rules.mealTypeRestriction)
          ).count > 1
        }
      } > 5
    )
  }

  /// Kinds of several dishes are where aggregation could go wrong.
  @Test
  func `they have many kinds of several dishes under every rule that counts uses`() {
    var (gaps, maxima, pinned, weighted) = (0, 0, 0, 0)
    for problem in problems {
      guard let formulation = Formulation(problem) else { continue }
      for kind in formulation.kinds where kind.members.count > 1 {
        let rules = problem.dishes[kind.representative].rules
        if rules.minGapDays != nil, kind.slots.count > kind.members.count { gaps += 1 }
        if rules.maxUses != nil, problem.window.weekCount > 1 { maxima += 1 }
        if problem.pins.contains(where: { $0.dish == problem.dishes[kind.representative].id }) {
          pinned += 1
        }
        if Set(kind.members.map { problem.dishes[$0].weight }).count > 1 { weighted += 1 }
      }
    }
    #expect(gaps > 40)
    #expect(maxima > 40)
    #expect(pinned > 5)
    #expect(weighted > 60)
  }
}
