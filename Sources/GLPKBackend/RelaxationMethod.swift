/// How a relaxation is solved; always by the primal simplex method.
enum RelaxationMethod {
  /// With GLPK's presolver, the fastest way measured, see `docs/design/002-glpk-backend.md`.
  case presolved

  /// From a triangular basis of the program as it is.
  ///
  /// Unlike the presolver it can tell unbounded from infeasible, and it runs into other numerical
  /// trouble, if any.
  case direct

  /// Tries one method and, when its answer is unclear, the other with a new problem.
  ///
  /// A fatal error is not followed by another attempt: it may have used up the memory.
  ///
  /// - Parameter attempt: Throws `GLPKError.numericalTrouble` to ask for the other method.
  /// - Returns: What the first attempt with an answer returns.
  /// - Throws: The error of the last attempt.
  static func firstAnswer<Answer>(
    _ attempt: (Self, inout GLPKProblem) throws(GLPKError) -> Answer
  ) throws(GLPKError) -> Answer {
    do throws(GLPKError) {
      return try withGLPKProblem { (problem) throws(GLPKError) in
        try attempt(.presolved, &problem)
      }
    } catch .numericalTrouble {
      return try withGLPKProblem { (problem) throws(GLPKError) in
        try attempt(.direct, &problem)
      }
    }
  }
}
