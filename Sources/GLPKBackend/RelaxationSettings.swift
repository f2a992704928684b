import CGLPKShims

/// How the simplex method is started.
struct RelaxationSettings {
  var presolve: Bool
  var advancedBasis: Bool
  var method: Int32

  /// What to try, in this order, until there is an answer.
  ///
  /// The first is the fastest measured, see `docs/design/002-glpk-backend.md`. The second can tell
  /// unbounded from infeasible, which the presolver cannot. The last differs in everything.
  static let attempts = [
    RelaxationSettings(presolve: true, advancedBasis: false, method: GLP_PRIMAL),
    RelaxationSettings(presolve: false, advancedBasis: true, method: GLP_PRIMAL),
    RelaxationSettings(presolve: false, advancedBasis: false, method: GLP_DUALP),
  ]

  var simplex: cglpk_simplex_settings {
    cglpk_simplex_settings(presolve: presolve, advanced_basis: advancedBasis, method: method)
  }

  /// Tries one setting after the other, each time with a new problem, while the answer is unclear.
  ///
  /// A fatal error is not followed by another attempt: it may have used up the memory.
  ///
  /// - Parameter attempt: Throws `GLPKError.numericalTrouble` to ask for the next setting.
  /// - Returns: What the first attempt with an answer returns.
  /// - Throws: The error of the last attempt.
  static func firstAnswer<Answer>(
    _ attempt: (Self, inout GLPKProblem) throws(GLPKError) -> Answer
  ) throws(GLPKError) -> Answer {
    for settings in attempts.dropLast() {
      do throws(GLPKError) {
        return try withGLPKProblem { (problem) throws(GLPKError) in
          try attempt(settings, &problem)
        }
      } catch .numericalTrouble {
        continue
      }
    }
    return try withGLPKProblem { (problem) throws(GLPKError) in
      try attempt(attempts[attempts.count - 1], &problem)
    }
  }
}
