package import MIPModel

/// A program and its objective as flat arrays that GLPK can take.
///
/// Everything is indexed from zero; the C shims add the one that GLPK wants.
package struct GLPKInput: Sendable {
  package var columnLowerBounds: [Double]
  package var columnUpperBounds: [Double]
  package var isInteger: [Bool]
  package var costs: [Double]
  package var rowLowerBounds: [Double]
  package var rowUpperBounds: [Double]
  package var rowStarts: [Int32]
  package var termColumns: [Int32]
  package var termCoefficients: [Double]

  package enum Form: Hashable, Sendable {
    case integer
    case relaxed
  }

  /// Prepares a program for GLPK.
  ///
  /// GLPK refuses fractional bounds of integer columns. They are rounded inwards, exactly: a bound
  /// of 2.9999999 allows 2.
  package init<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    as form: Form
  ) {
    columnLowerBounds = program.variableLowerBounds
    columnUpperBounds = program.variableUpperBounds
    isInteger = program.integralities.map { form == .integer && $0 == .integer }
    for index in isInteger.indices where isInteger[index] {
      columnLowerBounds[index].round(.up)
      columnUpperBounds[index].round(.down)
    }
    costs = objective.coefficients(variableCount: program.variableCount)
    rowLowerBounds = program.constraintLowerBounds
    rowUpperBounds = program.constraintUpperBounds
    rowStarts = program.rowStarts
    termColumns = program.termVariables
    termCoefficients = program.termCoefficients
  }

  package var columnCount: Int { costs.count }
  package var rowCount: Int { rowLowerBounds.count }

  /// Whether some lower bound exceeds its upper bound, which proves that there is no solution.
  package var hasCrossedBounds: Bool {
    zip(columnLowerBounds, columnUpperBounds).contains { $0 > $1 }
      || zip(rowLowerBounds, rowUpperBounds).contains { $0 > $1 }
  }
}
