/// A linear expression to be made as small as possible.
///
/// All objectives are minimised; to maximise, negate. Coefficients of pure integer programs should be
/// whole numbers: solvers round their bounds with them, which often ends the proof at the root.
package struct Objective: Hashable, Sendable {
  /// The terms; a variable may appear more than once, its coefficients are added up.
  package var terms: [LinearTerm]

  package init(minimizing terms: [LinearTerm] = []) {
    self.terms = terms
  }

  /// The value for given values of the variables, by variable index.
  package func value(at point: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
  }

  /// One coefficient per variable, duplicates added up.
  package func coefficients(variableCount: Int) -> [Double] {
    var result = [Double](repeating: 0, count: variableCount)
    for term in terms {
      result[term.variable.index] += term.coefficient
    }
    return result
  }
}
