public import MealModel

extension MealPlanner {
  /// Says for every dish whether it may stand in a slot, and if not which rules keep it out.
  ///
  /// What the slot holds now does not count, so a dish never blocks itself.
  ///
  /// - Parameters:
  ///   - slot: The position of a slot.
  ///   - plan: The plan beside which the dishes are judged.
  ///   - problem: The problem of the plan.
  /// - Returns: By dish the rules that keep it out; empty for a dish that may stand there.
  public func blockers(
    inSlot slot: Int,
    of plan: Plan,
    for problem: PlanningProblem
  ) -> [[RuleID]] {
    precondition(
      problem.slots.indices.contains(slot),
      "Slot \(slot) is not one of the \(problem.slots.count) slots."
    )
    return DishOptions(rules: rules(problem), problem: problem, plan: plan).blockers(in: slot)
  }

  /// Says the same about many slots, without starting anew for each.
  ///
  /// - Parameters:
  ///   - slots: The positions of the slots.
  ///   - plan: The plan beside which the dishes are judged.
  ///   - problem: The problem of the plan.
  /// - Returns: By slot, in the order given, and by dish the rules that keep it out.
  public func blockers(
    inSlots slots: [Int],
    of plan: Plan,
    for problem: PlanningProblem
  ) -> [[[RuleID]]] {
    if let stranger = slots.first(where: { !problem.slots.indices.contains($0) }) {
      preconditionFailure("Slot \(stranger) is not one of the \(problem.slots.count) slots.")
    }
    let options = DishOptions(rules: rules(problem), problem: problem, plan: plan)
    return slots.map(options.blockers(in:))
  }

  /// Puts another dish into one slot and keeps everything else.
  ///
  /// The new dish obeys every rule beside the rest of the plan. Among those that do, the one that makes
  /// the best plan is taken, and the seed decides between equals. Trying each dish is exact.
  ///
  /// - Parameters:
  ///   - slot: The position of a slot without a pin.
  ///   - plan: The plan to change.
  ///   - problem: The problem of the plan.
  ///   - seed: Decides between dishes that make equally good plans.
  /// - Returns: The changed plan, or what keeps each dish out when there is no other.
  public func reroll(
    slot: Int,
    of plan: Plan,
    for problem: PlanningProblem,
    seed: UInt64
  ) -> RerollResult {
    precondition(
      problem.pinnedDish.indices.contains(slot) && problem.pinnedDish[slot] == nil,
      "Slot \(slot) is pinned or is not one of the \(problem.slots.count) slots."
    )
    let blockers = blockers(inSlot: slot, of: plan, for: problem)
    let audit = Audit(of: problem)
    var best: (score: PlanScore, plans: [Plan])?
    for dish in problem.dishes.indices
    where blockers[dish].isEmpty && dish != plan.dishOfSlot[slot] {
      var candidate = plan
      candidate.dishOfSlot[slot] = dish
      let score = audit.score(of: candidate)
      if let current = best, score < current.score { continue }
      if let current = best, score == current.score {
        best = (score, current.plans + [candidate])
      } else {
        best = (score, [candidate])
      }
    }
    guard let best else { return .noAlternative(blockersOfDish: blockers) }
    var generator = SplitMix64(seed: seed)
    return .changed(best.plans[generator.draw(below: best.plans.count)])
  }
}

/// What came of asking for another dish.
public enum RerollResult: Hashable, Sendable {
  /// The plan with another dish in the slot.
  case changed(Plan)

  /// No other dish may stand there; by dish the rules that keep it out, none for the current dish.
  case noAlternative(blockersOfDish: [[RuleID]])
}
