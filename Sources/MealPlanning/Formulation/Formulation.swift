package import MIPModel
package import MealModel

/// The 0/1 program of a problem, and the way back from its solutions to plans.
package struct Formulation: Sendable {
  package let program: IntegerProgram<ConstraintOrigin>

  /// The objective, level by level; levels on which no two plans can differ are left out.
  package let levels: [Level]

  package let kinds: [DishKind]

  /// By slot the variable that counts it as empty, for slots that can be filled.
  package let emptinessOfSlot: [Int: DecisionVariable]

  /// What asks for more than a use in every slot could give.
  package let hopelessDemands: [ConstraintOrigin]

  /// Binary variables with the slot and kind that they stand for.
  package let placements: [(variable: DecisionVariable, slot: Int, kind: Int)]

  /// The fixed meals.
  let fixed: Occupancy

  /// What the losses leave out, to turn them into scores.
  private let constants: Constants

  private struct Constants {
    var openSlots: Int
    var reachableShortfall: Int
    var greatestWeight: Int
  }

  /// One level of the objective.
  package struct Level: Sendable {
    package let level: PlanLevel
    package let loss: RankedObjective
  }

  /// Builds the program of a problem, or nothing when it would be too large for any solver.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - grouping: Whether interchangeable dishes share their variables.
  package init?(_ problem: PlanningProblem, grouping: Grouping = .interchangeable) {
    let rules = RuleBook(problem)
    let fixed = Occupancy(fixedMealsOf: problem)
    self.init(rules: rules, fixed: fixed, grouping: grouping)
  }

  package init?(rules: RuleBook, fixed: Occupancy, grouping: Grouping) {
    var builder = ProgramBuilder(rules: rules, fixed: fixed, grouping: grouping)
    for kind in rules.combinationKinds {
      kind.addConstraints(to: &builder)
    }
    builder.addUseCounts()
    builder.addRepeats()
    guard !builder.isTooLarge else { return nil }

    program = builder.program
    kinds = builder.kinds
    emptinessOfSlot = builder.emptinessOfSlot
    hopelessDemands = builder.hopelessDemands
    self.fixed = fixed
    constants = Constants(
      openSlots: builder.openSlotCount,
      reachableShortfall: builder.reachableShortfall,
      greatestWeight: builder.greatestWeight
    )
    levels = PlanLevel.allCases.compactMap { level in
      guard let terms = builder.losses[level], !terms.isEmpty else { return nil }
      return Level(
        level: level,
        loss: RankedObjective(Objective(minimizing: terms), atMost: builder.greatestLoss(on: level))
      )
    }
    placements = builder.kinds.enumerated().flatMap { index, kind in
      kind.slots.compactMap { slot in
        builder.placement(of: index, in: slot).map { ($0, slot, index) }
      }
    }
  }

  /// The plan that a solution stands for.
  ///
  /// Dishes of a kind are handed out so that every level keeps its value; where several serve equally
  /// well, the generator decides.
  ///
  /// - Parameters:
  ///   - values: One value per variable of the program.
  ///   - generator: The source of chance.
  /// - Returns: A plan with the fixed meals and the placements of the solution.
  package func plan(from values: [Double], using generator: inout SplitMix64) -> Plan {
    var slotsOfKind = [[Int]](repeating: [], count: kinds.count)
    for placement in placements where values[placement.variable.index] > 0.5 {
      slotsOfKind[placement.kind].append(placement.slot)
    }
    var plan = Plan(dishOfSlot: fixed.dishOfSlot)
    for (kind, slots) in zip(kinds, slotsOfKind) where !slots.isEmpty {
      let handout = DishHandout(kind: kind, fixed: fixed)
      for (slot, dish) in handout.assign(slots.sorted(), using: &generator) {
        plan.dishOfSlot[slot] = dish
      }
    }
    return plan
  }

  /// The score of a plan with given losses.
  ///
  /// - Parameters:
  ///   - losses: The losses on the levels of the program; others are zero.
  ///   - base: The score of the fixed meals alone.
  /// - Returns: The score that an audit must find for a plan with these losses.
  package func score(losses: [(level: PlanLevel, loss: Int)], base: PlanScore) -> PlanScore {
    func loss(_ level: PlanLevel) -> Int {
      losses.first { $0.level == level }?.loss ?? 0
    }
    let filled = constants.openSlots - loss(.filledSlots)
    return PlanScore(
      shortfall: base.shortfall - constants.reachableShortfall + loss(.shortfall),
      filledSlots: base.filledSlots + filled,
      variety: base.variety + Variety.firstUse * filled - loss(.variety),
      preference: base.preference + constants.greatestWeight * filled - loss(.preference),
      repeats: base.repeats + loss(.repeats)
    )
  }
}
