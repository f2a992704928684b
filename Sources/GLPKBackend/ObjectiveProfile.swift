/// What the costs and the bounds alone say about the objective.
struct ObjectiveProfile {
  /// Whether every feasible objective is a whole number.
  let isIntegral: Bool

  /// The sum of the smallest contribution of each column: a bound that needs no solving.
  let trivialBound: Double

  init(of input: GLPKInput) {
    var isIntegral = true
    var trivialBound = 0.0
    for (column, cost) in input.costs.enumerated() where cost != 0 {
      isIntegral = isIntegral && input.isInteger[column] && cost == cost.rounded()
      trivialBound +=
        cost * (cost > 0 ? input.columnLowerBounds[column] : input.columnUpperBounds[column])
    }
    self.isIntegral = isIntegral
    self.trivialBound = trivialBound
  }

  /// Relative difference below which GLPK may take two objectives for the same.
  ///
  /// GLPK prunes a node whose bound is within `tolerance * (1 + |incumbent|)` of the incumbent. With
  /// its default of 1e-7, an incumbent of ten million hides one that is better by one. Bounds of
  /// integral objectives are rounded by GLPK itself, so a tolerance next to nothing costs no nodes
  /// there and keeps whole units apart up to 1e11. Other objectives keep the default, because their
  /// bounds carry the noise of the simplex method.
  var tolerance: Double { isIntegral ? 1e-12 : 1e-7 }

  /// The bound without the noise of floating-point arithmetic.
  ///
  /// An integral objective is at least the next whole number; any other bound within 1e-9 of a whole
  /// number, relatively, is taken for it, so that −2.3e-13 reads as zero.
  func cleaned(_ bound: Double) -> Double {
    let scale = max(1, bound.magnitude)
    if isIntegral {
      return (bound - 1e-6 * scale).rounded(.up) + 0.0
    }
    let whole = bound.rounded()
    return (bound - whole).magnitude <= 1e-9 * scale ? whole + 0.0 : bound
  }
}
