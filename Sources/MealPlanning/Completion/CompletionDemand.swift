import MIPModel
import MealModel

/// What a complete plan must have, in terms of the program of a fill.
struct CompletionDemand {
  /// The program with every loss that counts fixed to zero.
  let program: IntegerProgram<ConstraintOrigin>

  /// The losses that count, each once.
  let loss: Objective

  /// What no plan has: slots in which no dish may stand, and demands that even a use in every slot
  /// would not meet.
  let hopeless: [ConstraintOrigin]

  var isHopeless: Bool { !hopeless.isEmpty }

  /// - Parameters:
  ///   - formulation: The program of a fill.
  ///   - fixed: The fixed meals of its problem.
  ///   - slots: The slots that must be filled, or `nil` for all.
  init(formulation: Formulation, fixed: Occupancy, slots: Set<Int>?) {
    let required = fixed.problem.slots.indices.filter { slot in
      fixed.dishOfSlot[slot] == nil && slots?.contains(slot) ?? true
    }
    hopeless =
      formulation.hopelessDemands
      + required.filter { formulation.emptinessOfSlot[$0] == nil }.map(ConstraintOrigin.slot)
    let shortfalls = formulation.levels.first { $0.level == .shortfall }?.loss.objective.terms ?? []
    let variables =
      shortfalls.map(\.variable) + required.compactMap { formulation.emptinessOfSlot[$0] }
    var program = formulation.program
    for variable in variables { program.fix(variable, to: 0) }
    self.program = program
    loss = Objective(minimizing: variables.map { LinearTerm(1, $0) })
  }
}
