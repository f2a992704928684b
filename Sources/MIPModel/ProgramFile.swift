/// A program with an objective as text that other solvers read.
///
/// Names are positions: variable 12 is `c000012`, constraint 3 is `r000003`, the objective is `cost`. The
/// objective is always to be minimised and has no constant, and no constraint has two different finite
/// bounds, because readers disagree about all three: such a constraint is written as two, the second
/// named `r000003u`. A constraint without bounds is left out.
package struct ProgramFile<Origin: Hashable & Sendable> {
  private let program: IntegerProgram<Origin>
  private let costs: [Double]

  package init(_ program: IntegerProgram<Origin>, minimizing objective: Objective) {
    self.program = program
    costs = objective.coefficients(variableCount: program.variableCount)
  }

  /// The name of the variable at a position.
  package static func variableName(_ index: Int) -> String { "c" + padded(index) }

  /// The name of the constraint at a position.
  package static func constraintName(_ index: Int) -> String { "r" + padded(index) }

  private static func padded(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  private enum Sense: String {
    case atMost = "L"
    case atLeast = "G"
    case equal = "E"

    var sign: String {
      switch self {
      case .atMost: "<="
      case .atLeast: ">="
      case .equal: "="
      }
    }
  }

  private struct Row {
    var name: String
    var sense: Sense
    var bound: Double
  }

  /// What is written for a constraint: nothing, one row or two.
  private func rows(ofConstraint index: Int) -> [Row] {
    let lower = program.constraintLowerBounds[index]
    let upper = program.constraintUpperBounds[index]
    let name = Self.constraintName(index)
    if lower == upper { return [Row(name: name, sense: .equal, bound: lower)] }
    switch (lower.isFinite, upper.isFinite) {
    case (true, true):
      return [
        Row(name: name, sense: .atLeast, bound: lower),
        Row(name: name + "u", sense: .atMost, bound: upper),
      ]
    case (true, false): return [Row(name: name, sense: .atLeast, bound: lower)]
    case (false, true): return [Row(name: name, sense: .atMost, bound: upper)]
    case (false, false): return []
    }
  }

  /// A whole number without a decimal point; anything else so that it reads back the same.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// The program in free MPS format.
  ///
  /// - Parameter name: The name of the problem, without blanks.
  /// - Returns: The file.
  package func freeMPS(name: String) -> String {
    let rows = (0..<program.constraintCount).map(rows(ofConstraint:))
    var text = "NAME \(name)\nROWS\n N cost\n"
    for row in rows.joined() { text += " \(row.sense.rawValue) \(row.name)\n" }
    text += "COLUMNS\n"
    var isInInteger = false
    var markers = 0
    for (index, terms) in termsByVariable().enumerated() {
      let isInteger = program.integralities[index] == .integer
      if isInteger != isInInteger {
        text += " MARKER\(markers) 'MARKER' '\(isInteger ? "INTORG" : "INTEND")'\n"
        isInInteger = isInteger
        markers += 1
      }
      let name = Self.variableName(index)
      // A variable in no row has to be named all the same.
      if costs[index] != 0 || terms.isEmpty { text += " \(name) cost \(Self.text(costs[index]))\n" }
      for (constraint, coefficient) in terms {
        for row in rows[constraint] {
          text += " \(name) \(row.name) \(Self.text(coefficient))\n"
        }
      }
    }
    if isInInteger { text += " MARKER\(markers) 'MARKER' 'INTEND'\n" }
    text += "RHS\n"
    for row in rows.joined() where row.bound != 0 {
      text += " RHS \(row.name) \(Self.text(row.bound))\n"
    }
    text += "BOUNDS\n"
    for index in 0..<program.variableCount {
      text += mpsBounds(ofVariable: index)
    }
    return text + "ENDATA\n"
  }

  /// Every bound is written, because the bounds that readers assume for whole numbers differ.
  private func mpsBounds(ofVariable index: Int) -> String {
    let lower = program.variableLowerBounds[index]
    let upper = program.variableUpperBounds[index]
    let name = Self.variableName(index)
    if lower == upper { return " FX BND \(name) \(Self.text(lower))\n" }
    let below = lower.isFinite ? " LO BND \(name) \(Self.text(lower))\n" : " MI BND \(name)\n"
    let above = upper.isFinite ? " UP BND \(name) \(Self.text(upper))\n" : " PL BND \(name)\n"
    return below + above
  }

  /// By variable its constraints with their coefficients, zeros left out.
  private func termsByVariable() -> [[(constraint: Int, coefficient: Double)]] {
    var result = [[(constraint: Int, coefficient: Double)]](
      repeating: [],
      count: program.variableCount
    )
    for constraint in 0..<program.constraintCount {
      for position in program.rowStarts[constraint]..<program.rowStarts[constraint + 1] {
        let coefficient = program.termCoefficients[Int(position)]
        guard coefficient != 0 else { continue }
        result[Int(program.termVariables[Int(position)])].append((constraint, coefficient))
      }
    }
    return result
  }

  /// The program in the LP format of CPLEX, for people to read.
  package func lp() -> String {
    var text = "Minimize\n cost:"
    let objective = costs.indices.filter { costs[$0] != 0 }.map { (costs[$0], $0) }
    text += Self.sum(of: objective, orZeroTimes: program.variableCount > 0) + "\nSubject To\n"
    for constraint in 0..<program.constraintCount {
      let terms = program.terms(ofConstraint: constraint).filter { $0.coefficient != 0 }
        .map { ($0.coefficient, $0.variable.index) }
      for row in rows(ofConstraint: constraint) {
        text += " \(row.name):" + Self.sum(of: terms, orZeroTimes: program.variableCount > 0)
        text += " \(row.sense.sign) \(Self.text(row.bound))\n"
      }
    }
    text += "Bounds\n"
    for index in 0..<program.variableCount {
      let lower = program.variableLowerBounds[index]
      let upper = program.variableUpperBounds[index]
      let name = Self.variableName(index)
      if lower == upper {
        text += " \(name) = \(Self.text(lower))\n"
      } else {
        let below = lower.isFinite ? Self.text(lower) : "-inf"
        let above = upper.isFinite ? Self.text(upper) : "+inf"
        text += " \(below) <= \(name) <= \(above)\n"
      }
    }
    let integers = program.integralities.indices.filter { program.integralities[$0] == .integer }
    if !integers.isEmpty {
      text += "Generals\n"
      for index in integers { text += " \(Self.variableName(index))\n" }
    }
    return text + "End\n"
  }

  /// Terms with their signs, broken into lines that every reader takes.
  private static func sum(of terms: [(Double, Int)], orZeroTimes hasVariable: Bool) -> String {
    if terms.isEmpty { return hasVariable ? " 0 \(variableName(0))" : "" }
    var result = ""
    for (position, (coefficient, variable)) in terms.enumerated() {
      if position > 0, position.isMultiple(of: 8) { result += "\n  " }
      let sign = coefficient < 0 ? "-" : "+"
      let size = coefficient.magnitude == 1 ? "" : " " + text(coefficient.magnitude)
      result += " \(sign)\(size) \(variableName(variable))"
    }
    return result
  }
}
