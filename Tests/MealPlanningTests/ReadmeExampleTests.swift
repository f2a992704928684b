// snippet-begin
import MealPlanning
// snippet-end
import Testing

/// The library example of the README, between the markers exactly as it stands there.
@Suite
struct ReadmeExampleTests {
  @Test
  func `the example of the README plans a week, proves it and changes one dinner`() throws {
    // snippet-begin
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 7, meals: [.dinner]),
      dishes: [
        Dish("Lentil stew", tags: [.legumes]),
        Dish("Roast chicken", tags: [.meat]),
        Dish("Hake with peas", tags: [.fish]),
        Dish("Omelette", tags: [.eggs]),
        Dish("Vegetable lasagne", tags: [.pastaRice, .vegetables]),
        Dish("Pizza", rules: DishRules(fixedDay: FixedDay(.friday), maxUses: 1)),
        Dish("Pumpkin soup", tags: [.vegetables]),
        Dish("Bean salad", tags: [.legumes, .vegetables], weight: 2),
      ],
      pins: [Assignment(MealSlot(day: 2, meal: .dinner), "Hake with peas")]
    )

    let planner = MealPlanner()
    let result = try planner.fill(problem, options: FillOptions(seed: 7))
    for dinner in result.plan.assignments(in: problem) {
      print(problem.window.weekday(ofDay: dinner.slot.day), dinner.dish.rawValue)
    }
    if result.isComplete, result.isProvedOptimal {
      print("Every day has a dinner, and no other plan is better.")
    }

    // Another dish on Saturday, everything else kept.
    switch planner.reroll(slot: 5, of: result.plan, for: problem, seed: 8) {
    case .changed(let plan):
      print("On Saturday now", plan.assignments(in: problem)[5].dish.rawValue)
    case .noAlternative(let blockersOfDish):
      print("Nothing else fits:", blockersOfDish)
    }
    // snippet-end

    #expect(result.isComplete && result.isProvedOptimal)
    #expect(result.score.variety == 21)
    // Eight dishes for seven days: the one that is left out is not the one with a weight.
    #expect(result.score.preference == 2)
    #expect(result.plan.dishOfSlot[2] == 2 && result.plan.dishOfSlot[4] == 5)
    let blockers = planner.blockers(inSlot: 5, of: result.plan, for: problem)
    // Pizza has had its one use.
    #expect(blockers[5] == [.dish(5, .maxUses)])
  }
}
