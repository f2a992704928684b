extension IntegerProgram {
  /// Finds a number that no solver may see: NaN anywhere, or an infinity where it means nothing.
  ///
  /// - Parameter objective: The objective to check with the program.
  /// - Throws: `SolverError` with the place of the first such number.
  package func checkNumbers(with objective: Objective) throws(SolverError) {
    for index in 0..<variableCount {
      let (lower, upper) = (variableLowerBounds[index], variableUpperBounds[index])
      if lower.isNaN || lower == .infinity || upper.isNaN || upper == -.infinity {
        throw SolverError(.notANumber(place: "A bound of variable \(index)"))
      }
    }
    for index in 0..<constraintCount {
      let (lower, upper) = (constraintLowerBounds[index], constraintUpperBounds[index])
      if lower.isNaN || lower == .infinity || upper.isNaN || upper == -.infinity {
        throw SolverError(.notANumber(place: "A bound of constraint \(index)"))
      }
    }
    if let position = termCoefficients.firstIndex(where: { !$0.isFinite }) {
      let row = rowStarts.dropFirst().firstIndex { $0 > Int32(position) } ?? 1
      throw SolverError(.notANumber(place: "A coefficient of constraint \(row - 1)"))
    }
    if let term = objective.terms.first(where: { !$0.coefficient.isFinite }) {
      throw SolverError(
        .notANumber(place: "The objective coefficient of variable \(term.variable.index)")
      )
    }
  }

  /// What is wrong with a point, or `nil` when it satisfies the program.
  ///
  /// - Parameters:
  ///   - point: One value per variable.
  ///   - tolerance: How far a bound or a constraint may be missed, and a value be from whole,
  ///     relative to the size of the numbers involved.
  /// - Returns: The first broken bound, integrality or constraint in words, or `nil`.
  package func defect(of point: [Double], tolerance: Double = 1e-6) -> String? {
    guard point.count == variableCount else {
      return "\(point.count) values for \(variableCount) variables"
    }
    for (index, value) in point.enumerated() {
      let slack = tolerance * max(1, value.magnitude)
      guard value.isFinite,
        value >= variableLowerBounds[index] - slack,
        value <= variableUpperBounds[index] + slack
      else {
        return "variable \(index) is \(value), outside its bounds"
      }
      if integralities[index] == .integer, (value - value.rounded()).magnitude > tolerance {
        return "variable \(index) is \(value), not a whole number"
      }
    }
    for row in 0..<constraintCount {
      var sum = 0.0
      var size = 1.0
      for position in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let product = termCoefficients[position] * point[Int(termVariables[position])]
        sum += product
        size = max(size, product.magnitude)
      }
      let slack = tolerance * size
      if sum < constraintLowerBounds[row] - slack || sum > constraintUpperBounds[row] + slack {
        return """
          constraint \(row) is \(sum), outside \
          \(constraintLowerBounds[row])...\(constraintUpperBounds[row])
          """
      }
    }
    return nil
  }
}
