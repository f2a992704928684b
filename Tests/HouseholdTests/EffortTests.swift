import MealModel
import MealPlanning
import PlanExplanation
import Testing

/// How much explanations ask, counted in solver calls; times are nobody's promise here.
struct EffortTests {
  @Test func `a new household is explained in sixty calls`() throws {
    let explanation = try Explainer()
      .explain(
        InfeasibleWeek(name: "onboarding").problem(),
        options: ExplanationOptions(timeLimit: nil)
      )
    #expect(explanation.repairs.count == 3)
    #expect(explanation.solverCalls <= 60)
  }

  /// A year of lunches and dinners from forty plain dishes, with four fish dinners asked for in a week in
  /// which fish may come twice.
  private static func year() throws -> PlanningProblem {
    let tags: [TagID] = [.meat, .fish, .legumes, .vegetables, .eggs, .pastaRice]
    let week = 31
    return try PlanningProblem(
      window: PlanningWindow(dayCount: 364),
      slots: MealSlot.grid(days: 364, meals: [.lunch, .dinner]),
      dishes: (0..<40).map { Dish("dish \($0)", tags: [tags[$0 % tags.count]]) },
      filters: [
        SlotFilter(
          days: Set([0, 2, 4, 6].map { (week - 1) * 7 + $0 }),
          meals: [.dinner],
          requiredTags: [.fish]
        )
      ]
    )
  }

  @Test(.timeLimit(.minutes(15)))
  func `a year is explained by its one bad week`() throws {
    let problem = try Self.year()
    let explanation = try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
    #expect(explanation.verdict == .impossible)
    let conflict = try #require(explanation.conflicts.first)
    #expect(explanation.conflicts.count == 1)
    #expect(conflict.isMinimal)
    let fish = try #require(problem.tags.firstIndex { $0.id == .fish })
    #expect(conflict.elements == [.rule(.tag(fish, .maxPerWeek)), .rule(.filter(0))])
    #expect(Set(conflict.days.map { problem.window.week(ofDay: $0) + 1 }) == [31])
    #expect(explanation.emptySlots.allSatisfy { (210..<217).contains(problem.slots[$0.slot].day) })
    #expect(!explanation.emptySlots.isEmpty)
    #expect(explanation.repairs.count >= 2)
    for repair in explanation.repairs {
      let isComplete = repair.result.isComplete
      #expect(isComplete)
      #expect(repair.result.plan.dishOfSlot.count == 728)
    }
    #expect(explanation.solverCalls <= 400)
  }
}
