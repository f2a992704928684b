import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport
import Testing

/// In a long plan the week that cannot be completed is found and explained by itself.
struct PlanPartsTests {
  private let tags = [
    Tag(id: .meat, name: LocalizedName("Meat")),
    Tag(id: .fish, name: LocalizedName("Fish"), rules: TagRules(maxPerWeek: 1)),
  ]

  private let dishes = [Dish("Pollo", tags: [.meat]), Dish("Merluza", tags: [.fish])]

  @Test
  func `a conflict in one week is found in that week with few questions`() throws {
    // In week four nothing but fish is wanted on two days.
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 42),
      slots: MealSlot.grid(days: 42, meals: [.dinner]),
      tags: tags,
      dishes: dishes,
      filters: [SlotFilter(days: [23, 25], requiredTags: [.fish])]
    )
    let explanation = try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
    #expect(explanation.verdict == .impossible)
    #expect(
      explanation.conflicts.map { Set($0.elements) } == [
        [.rule(.tag(1, .maxPerWeek)), .rule(.filter(0))]
      ]
    )
    #expect(try #require(explanation.conflicts.first).days.allSatisfy((21..<28).contains))
    #expect(explanation.solverCalls <= 60)
    let best = try #require(explanation.repairs.first)
    #expect(best.steps == [.setMaximum(tag: 1, to: 2)])
    #expect(best.result.isComplete)
  }

  @Test
  func `a conflict that shows only across two weeks is found`() throws {
    // Sunday and Monday hold nothing but one dish, which keeps a distance of two days.
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 42),
      slots: MealSlot.grid(days: 42, meals: [.dinner]),
      tags: tags,
      dishes: [Dish("Pollo", tags: [.meat]), Dish("Sopa", rules: DishRules(minGapDays: 9))],
      filters: [SlotFilter(days: [20, 21], allowedDishes: ["Sopa"])]
    )
    let explanation = try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
    #expect(explanation.verdict == .impossible)
    #expect(
      explanation.conflicts.map { Set($0.elements) } == [
        [.rule(.dish(1, .minGapDays)), .rule(.filter(0))]
      ]
    )
    #expect(explanation.conflicts.first?.days == [20, 21])
    #expect(explanation.repairs.allSatisfy { $0.result.isComplete })
    #expect(!explanation.repairs.isEmpty)
  }

  @Test
  func `two bad weeks with different reasons need a repair that mends both`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 42),
      slots: MealSlot.grid(days: 42, meals: [.dinner]),
      tags: tags,
      dishes: dishes + [Dish("Sopa", rules: DishRules(minGapDays: 2))],
      filters: [
        SlotFilter(days: [9, 11], requiredTags: [.fish]),
        SlotFilter(days: [30, 31], allowedDishes: ["Sopa"]),
      ]
    )
    let explanation = try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
    #expect(
      Set(explanation.conflicts.map { Set($0.elements) }) == [
        [.rule(.tag(1, .maxPerWeek)), .rule(.filter(0))],
        [.rule(.dish(2, .minGapDays)), .rule(.filter(1))],
      ]
    )
    let best = try #require(explanation.repairs.first)
    #expect(Set(best.steps) == [.setMaximum(tag: 1, to: 2), .setGap(dish: 2, to: 1)])
    #expect(best.cost == 4)
    #expect(explanation.repairs.allSatisfy { $0.result.isComplete })
  }

  @Test
  func `a long plan that can be completed needs no explanation`() throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: 42),
      slots: MealSlot.grid(days: 42, meals: [.dinner]),
      tags: tags,
      dishes: dishes
    )
    let explanation = try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
    #expect(explanation.verdict == .complete)
    #expect(explanation.conflicts.isEmpty && explanation.repairs.isEmpty)
    #expect(explanation.areAllConflictsKnown && explanation.areRepairsCheapest)
  }
}
