import MIPModel
import MealModel

extension Formulation {
  /// The point of the program with the placements of a plan and losses as small as they allow.
  ///
  /// Every variable that is not a placement counts something about placements, and the constraints are
  /// written in the order in which one count builds on another. So these variables are raised, one
  /// constraint after the other, as far as the constraint asks and no further. The plan that is read from the
  /// point has dishes of the same kinds in the same slots, and the best of each kind.
  ///
  /// - Parameter plan: A plan with the fixed meals.
  /// - Returns: One value per variable, or `nil` when the plan has a placement without a variable. Whether the
  ///   point satisfies the program is for the caller to check.
  /// - Complexity: Linear in the terms of the program.
  package func point(of plan: Plan) -> [Double]? {
    var values = [Double](repeating: 0, count: program.variableCount)
    var isPlacement = [Bool](repeating: false, count: program.variableCount)
    var missing = plan.dishOfSlot.indices.count { slot in
      plan.dishOfSlot[slot] != nil && fixed.dishOfSlot[slot] == nil
    }
    let members = kinds.map { Set($0.members) }
    for placement in placements {
      isPlacement[placement.variable.index] = true
      guard let dish = plan.dishOfSlot[placement.slot], members[placement.kind].contains(dish)
      else { continue }
      values[placement.variable.index] = 1
      missing -= 1
    }
    guard missing == 0 else { return nil }
    for row in 0..<program.constraintCount {
      raise(&values, toSatisfy: row, unless: isPlacement)
    }
    return values
  }

  /// Raises variables in the order of their terms until the constraint holds or nothing helps.
  private func raise(_ values: inout [Double], toSatisfy row: Int, unless isPlacement: [Bool]) {
    let terms = Int(program.rowStarts[row])..<Int(program.rowStarts[row + 1])
    let sum = terms.reduce(0.0) { sum, term in
      sum + program.termCoefficients[term] * values[Int(program.termVariables[term])]
    }
    var lack = max(0, program.constraintLowerBounds[row] - sum)
    if lack == 0 { lack = min(0, program.constraintUpperBounds[row] - sum) }
    for term in terms where lack != 0 {
      let variable = Int(program.termVariables[term])
      let coefficient = program.termCoefficients[term]
      guard !isPlacement[variable], lack / coefficient > 0 else { continue }
      let step = min(lack / coefficient, program.variableUpperBounds[variable] - values[variable])
      values[variable] += step
      lack -= step * coefficient
    }
  }
}
