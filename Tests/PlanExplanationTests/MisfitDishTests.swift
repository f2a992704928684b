import MealModel
import MealPlanning
import PlanExplanation
import Testing

struct MisfitDishTests {
  @Test func `a dish fits nowhere when every meal forbids it, and only then`() throws {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 5, meals: [.lunch]),
      tags: Household.tags,
      dishes: Household.dishes
    )
    #expect(
      problem.misfitDishes == [
        MisfitDish(dish: 2, rules: [.tag(2, .mealTypeRestriction)]),
        MisfitDish(dish: 3, rules: [.tag(3, .onlyDays)]),
        MisfitDish(dish: 4, rules: [.tag(4, .maxPerWeek)]),
        MisfitDish(dish: 6, rules: [.dish(6, .maxUses)]),
      ]
    )
  }

  @Test func `a dish that is crowded out is no misfit`() throws {
    let pins = (0..<7).map { Assignment(MealSlot(day: $0, meal: .dinner), "Pizza") }
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      tags: Household.tags,
      dishes: [Household.dishes[0], Household.dishes[5]],
      pins: pins
    )
    #expect(problem.misfitDishes.isEmpty)
  }

  @Test func `without meals only what is never allowed is a misfit`() throws {
    let problem = try PlanningProblem(slots: [], tags: Household.tags, dishes: Household.dishes)
    #expect(problem.misfitDishes.map(\.dish) == [4, 6])
  }

  @Test(arguments: 0..<40)
  func `the answer agrees with trying each dish alone in an empty plan`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var filters: [SlotFilter] = []
    for _ in 0..<random.draw(below: 4) {
      filters.append(
        SlotFilter(
          meals: [random.draw(below: 2) == 0 ? .lunch : .dinner],
          excludedTags: [Household.tags[random.draw(below: Household.tags.count)].id],
          excludedDishes: [Household.dishes[random.draw(below: Household.dishes.count)].id]
        )
      )
    }
    let problem = try Household.problem(
      window: PlanningWindow(dayCount: 1 + random.draw(below: 7)),
      filters: filters
    )
    let empty = Plan(pinsOf: problem)
    let blockers = MealPlanner().blockers(
      inSlots: Array(problem.slots.indices),
      of: empty,
      for: problem
    )
    let fitsNowhere = problem.dishes.indices.filter { dish in
      blockers.allSatisfy { !$0[dish].isEmpty }
    }
    #expect(problem.misfitDishes.map(\.dish) == fitsNowhere)
  }
}
