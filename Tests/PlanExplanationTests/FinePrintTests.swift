import MealModel
import MealPlanning
import PlanExplanation
import Testing

/// What keeps "less asked is never less possible" true, each in a week where it matters.
struct FinePrintTests {
  private func explanation(of problem: PlanningProblem) throws -> Explanation {
    try Explainer().explain(problem, options: ExplanationOptions(timeLimit: nil))
  }

  @Test
  func `an appointment that asks for nothing does not ask when its obstacle goes`() throws {
    let problem = try PlanningProblem(
      slots: [MealSlot(day: 0, meal: .dinner)],
      tags: [Tag(id: .meat, name: LocalizedName("Meat"), rules: TagRules(maxPerWeek: 0))],
      dishes: [
        Dish(
          "Asado",
          tags: [.meat],
          meals: [.lunch],
          rules: DishRules(fixedDay: FixedDay(.monday, meal: .dinner))
        ),
        Dish("Sopa", rules: DishRules(maxUses: 0)),
      ]
    )
    #expect(
      Set(try explanation(of: problem).conflicts.map { Set($0.elements) }) == [
        [.rule(.dish(0, .meals)), .rule(.dish(1, .maxUses))],
        [.rule(.tag(0, .maxPerWeek)), .rule(.dish(1, .maxUses))],
      ]
    )
  }

  @Test
  func `pins that break a rule already are facts and no part of a conflict`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 3, meals: [.dinner]),
      tags: [],
      dishes: [
        Dish("Pollo", rules: DishRules(minGapDays: 2)), Dish("Sopa", rules: DishRules(maxUses: 1)),
      ],
      pins: [0, 1].map { Assignment(MealSlot(day: $0, meal: .dinner), "Pollo") },
      filters: [SlotFilter(days: [2], excludedDishes: ["Sopa"])]
    )
    #expect(
      try explanation(of: problem).conflicts.map { Set($0.elements) } == [
        [.rule(.dish(0, .minGapDays)), .rule(.filter(0))]
      ]
    )
  }

  @Test
  func `a new dish is told without the tags that it does not need`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: [Tag(id: .fish, name: LocalizedName("Fish"), rules: TagRules(minPerWeek: 1))],
      dishes: [Dish("Merluza", tags: [.fish], rules: DishRules(maxUses: 1))]
    )
    let repairs = try explanation(of: problem).repairs.filter { $0.cost == 3 }
    #expect(repairs.map(\.steps) == [[.addDishes(count: 1, tags: [])]])
  }
}
