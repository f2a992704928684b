import MealModel

/// What may stand in a slot, beside everything else in a plan.
struct DishOptions {
  private let rules: RuleBook
  private let occupancy: Occupancy

  init(rules: RuleBook, problem: PlanningProblem, plan: Plan) {
    self.rules = rules
    var occupancy = Occupancy(fixedMealsOf: problem)
    for slot in problem.slots.indices where occupancy.dishOfSlot[slot] == nil {
      if let dish = plan.dishOfSlot[slot] { occupancy.place(dish, in: slot) }
    }
    self.occupancy = occupancy
  }

  /// By dish the rules that keep it out of a slot; what the slot holds now does not count.
  func blockers(in slot: Int) -> [[RuleID]] {
    var others = occupancy
    others.clear(slot)
    return others.problem.dishes.indices.map { rules.blockers(of: $0, in: slot, given: others) }
  }
}
