/// A mixed 0/1 and integer linear program without an objective.
///
/// Variables and constraints are added one by one and never removed; bounds of a variable may be
/// narrowed later. The objective is not part of the program, because one program is solved for
/// several objectives, level after level.
///
/// Every constraint carries its origin, a value of the formulation's choice that says which rule or
/// slot it stands for. Solvers ignore it; explanations depend on it.
///
/// Storage is row-wise and flat: the terms of constraint `i` are
/// `termVariables[rowStarts[i]..<rowStarts[i + 1]]` with the coefficients at the same positions.
package struct IntegerProgram<Origin: Hashable & Sendable>: Sendable {
  /// Lower bounds by variable; `-.infinity` for none.
  package private(set) var variableLowerBounds: [Double] = []

  /// Upper bounds by variable; `.infinity` for none.
  package private(set) var variableUpperBounds: [Double] = []

  package private(set) var integralities: [Integrality] = []

  /// Where the terms of each constraint begin; one element more than there are constraints.
  package private(set) var rowStarts: [Int32] = [0]

  package private(set) var termVariables: [Int32] = []
  package private(set) var termCoefficients: [Double] = []

  /// Lower bounds by constraint; `-.infinity` for none.
  package private(set) var constraintLowerBounds: [Double] = []

  /// Upper bounds by constraint; `.infinity` for none.
  package private(set) var constraintUpperBounds: [Double] = []

  /// What each constraint stands for.
  package private(set) var origins: [Origin] = []

  /// Per variable the position of its term in the constraint being added, to merge duplicates.
  private var lastTerm: [Int32] = []

  package init() {}

  package var variableCount: Int { integralities.count }
  package var constraintCount: Int { origins.count }
  package var termCount: Int { termVariables.count }

  /// Adds a variable with bounds, both included.
  ///
  /// Crossing bounds are allowed: they make the program infeasible.
  ///
  /// - Parameters:
  ///   - lowerBound: The smallest value, `-.infinity` for none.
  ///   - upperBound: The largest value, `.infinity` for none.
  ///   - integrality: Whether only whole numbers are allowed.
  /// - Returns: The new variable.
  package mutating func addVariable(
    from lowerBound: Double,
    through upperBound: Double,
    _ integrality: Integrality
  ) -> DecisionVariable {
    variableLowerBounds.append(lowerBound)
    variableUpperBounds.append(upperBound)
    integralities.append(integrality)
    lastTerm.append(-1)
    return DecisionVariable(index: integralities.count - 1)
  }

  /// Adds a variable that is zero or one.
  package mutating func addBinary() -> DecisionVariable {
    addVariable(from: 0, through: 1, .integer)
  }

  /// Adds the constraint `lowerBound ≤ Σ terms ≤ upperBound`.
  ///
  /// Terms of the same variable are added up. A constraint without terms is kept: it holds or makes
  /// the program infeasible, depending on its bounds.
  ///
  /// - Parameters:
  ///   - terms: The terms, in any order.
  ///   - lowerBound: The smallest allowed sum, `-.infinity` for none.
  ///   - upperBound: The largest allowed sum, `.infinity` for none.
  ///   - origin: What the constraint stands for.
  package mutating func addConstraint(
    _ terms: some Sequence<LinearTerm>,
    from lowerBound: Double,
    through upperBound: Double,
    origin: Origin
  ) {
    let start = Int32(termVariables.count)
    for term in terms {
      let variable = term.variable.index
      precondition(
        lastTerm.indices.contains(variable),
        "Variable \(variable) is not one of the \(variableCount) variables of this program."
      )
      let position = lastTerm[variable]
      if position >= start {
        termCoefficients[Int(position)] += term.coefficient
      } else {
        lastTerm[variable] = Int32(termVariables.count)
        termVariables.append(Int32(variable))
        termCoefficients.append(term.coefficient)
      }
    }
    rowStarts.append(Int32(termVariables.count))
    constraintLowerBounds.append(lowerBound)
    constraintUpperBounds.append(upperBound)
    origins.append(origin)
  }

  /// Narrows a variable to one value.
  package mutating func fix(_ variable: DecisionVariable, to value: Double) {
    variableLowerBounds[variable.index] = value
    variableUpperBounds[variable.index] = value
  }

  /// The terms of one constraint, in the order in which they were first added.
  package func terms(ofConstraint index: Int) -> [LinearTerm] {
    (Int(rowStarts[index])..<Int(rowStarts[index + 1])).map { position in
      LinearTerm(
        termCoefficients[position],
        DecisionVariable(index: Int(termVariables[position]))
      )
    }
  }
}

extension IntegerProgram {
  /// The variable at a position, counted from zero in the order in which variables were added.
  package func variable(at index: Int) -> DecisionVariable {
    precondition(
      integralities.indices.contains(index),
      "Variable \(index) is not one of the \(variableCount) variables of this program."
    )
    return DecisionVariable(index: index)
  }
}
