/// An unknown of an integer program.
///
/// It is an index and does not know its program, so a variable of one program must not be used in
/// another: the index may exist there and mean something else.
package struct DecisionVariable: Hashable, Sendable, Comparable {
  /// The position among the variables of its program, counted from zero.
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}

/// Whether a decision variable may take fractional values.
package enum Integrality: Hashable, Sendable {
  case continuous
  case integer
}

/// One product in a linear expression: a coefficient times a variable.
package struct LinearTerm: Hashable, Sendable {
  package var variable: DecisionVariable
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: DecisionVariable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
