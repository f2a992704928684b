import MealModel
import MealPlanning
import PlanExplanation
import Testing

/// What each change costs, as explanations of weeks where nothing else helps.
struct RepairMenuTests {
  /// A rule that is in the way, and the changes that were bought with it.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rules = TagRules()
    var dishRules = DishRules()
    var meals: Set<MealType>?
    var steps: [RepairStep]
    var cost: Int
  }

  /// Four dinners from a Monday and one dish, and a filter that wants no other.
  ///
  /// The filter must cost more than what it is compared with, or it goes instead.
  private static let cases = [
    Case(
      testDescription: "a maximum by one",
      rules: TagRules(maxPerWeek: 3),
      steps: [.setMaximum(tag: 0, to: 4)],
      cost: 2
    ),
    Case(
      testDescription: "a maximum by three",
      rules: TagRules(maxPerWeek: 1),
      steps: [.setMaximum(tag: 0, to: 4)],
      cost: 6
    ),
    Case(
      testDescription: "uses by two",
      dishRules: DishRules(maxUses: 2),
      steps: [.setUses(dish: 0, to: 4)],
      cost: 4
    ),
    Case(
      testDescription: "a gap by three",
      dishRules: DishRules(minGapDays: 4),
      steps: [.setGap(dish: 0, to: 1)],
      cost: 6
    ),
    Case(
      testDescription: "a switch",
      rules: TagRules(noConsecutive: .sameMeal),
      steps: [.remove(.rule(.tag(0, .noConsecutive)))],
      cost: 8
    ),
    Case(
      testDescription: "a scope and then the switch",
      rules: TagRules(noConsecutive: .anyMeal),
      steps: [.remove(.rule(.tag(0, .noConsecutive)))],
      cost: 8
    ),
    Case(
      testDescription: "the meal of a tag",
      rules: TagRules(mealTypeRestriction: .lunch),
      steps: [.remove(.rule(.tag(0, .mealTypeRestriction)))],
      cost: 8
    ),
    Case(
      testDescription: "the days of a tag",
      rules: TagRules(onlyDays: [.monday]),
      steps: [.remove(.rule(.tag(0, .onlyDays)))],
      cost: 8
    ),
    Case(
      testDescription: "the meals of a dish",
      meals: [.lunch],
      steps: [.remove(.rule(.dish(0, .meals)))],
      cost: 8
    ),
  ]

  @Test(arguments: cases)
  func `a change costs what the household's order says`(example: Case) throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 4, meals: [.dinner]),
      tags: [Tag(id: "t", name: LocalizedName("T"), rules: example.rules)],
      dishes: [Dish("Sopa", tags: ["t"], meals: example.meals, rules: example.dishRules)],
      filters: [SlotFilter(allowedDishes: ["Sopa"])]
    )
    var options = ExplanationOptions(repairLimit: 1, timeLimit: nil)
    options.repairQuestionLimit = nil
    let explanation = try Explainer().explain(problem, options: options)
    let repair = try #require(explanation.repairs.first)
    #expect(repair.steps == example.steps)
    #expect(repair.cost == example.cost)
    #expect(explanation.areRepairsCheapest)
  }

  @Test
  func `beyond three by number a new dish, and at last the filter`() throws {
    func best(maximum: Int, filters: [SlotFilter]) throws -> Repair? {
      let problem = try PlanningProblem(
        slots: MealSlot.grid(days: 7, meals: [.dinner]),
        tags: [Tag(id: "t", name: LocalizedName("T"), rules: TagRules(maxPerWeek: maximum))],
        dishes: [Dish("Sopa", tags: ["t"])],
        filters: filters
      )
      return try Explainer().explain(problem).repairs.first
    }
    let dish = try #require(try best(maximum: 1, filters: []))
    #expect(dish.steps == [.addDishes(count: 1, tags: [])] && dish.cost == 3)
    #expect(dish.result.problem.dishes.count == 2)
    let filter = try #require(try best(maximum: 1, filters: [SlotFilter(allowedDishes: ["Sopa"])]))
    #expect(filter.steps.count == 2 && filter.cost == 15)
    #expect(
      Set(filter.steps) == [.remove(.rule(.filter(0))), .addDishes(count: 1, tags: [])]
    )
  }

  @Test
  func `a minimum goes down to nothing`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 1, meals: [.dinner]),
      tags: [Tag(id: .fish, name: LocalizedName("Fish"), rules: TagRules(minPerWeek: 1))],
      dishes: [Dish("Sopa")]
    )
    let explanation = try Explainer().explain(problem)
    #expect(explanation.repairs.first?.steps == [.setMinimum(tag: 0, to: 0)])
    #expect(explanation.repairs.first?.cost == 2)
    #expect(explanation.repairs.first?.result.problem.tags[0].rules.minPerWeek == nil)
    #expect(explanation.repairs.dropFirst().first?.steps == [.addDishes(count: 1, tags: [0])])
    #expect(explanation.repairs.dropFirst().first?.cost == 3)
  }
}
