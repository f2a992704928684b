import CGLPKShims

/// A problem object of GLPK, bound to the thread that created it.
///
/// GLPK keeps its memory per thread: a problem deleted on another thread ends the process. The
/// initialiser is private to this file, the body of `withGLPKProblem` is synchronous and the type is
/// neither copyable nor sendable, so safe code cannot carry it away. What is left, code that hands it
/// to another thread and waits, stops at a precondition.
///
/// A fatal error destroys all problems of its thread. The problem notices by the epoch: from then on
/// every call throws `GLPKError.lost`, and nothing is deleted twice.
@safe package struct GLPKProblem: ~Copyable {
  private let handle: OpaquePointer
  private let owner: UInt
  private let epoch: UInt64

  fileprivate init() throws(GLPKError) {
    var created: OpaquePointer?
    guard unsafe cglpk_create(&created), let created = unsafe created else {
      throw .fatal(message: Self.fatalMessage)
    }
    unsafe handle = created
    owner = cglpk_thread()
    epoch = cglpk_epoch()
  }

  deinit {
    checkThread()
    if cglpk_epoch() == epoch {
      // A failure here leaves nothing to clean up, and nobody to tell.
      _ = unsafe cglpk_delete(handle)
    }
  }

  /// Loads a whole program into a problem that is still empty.
  package mutating func load(_ input: GLPKInput) throws(GLPKError) {
    try unsafe call {
      unsafe cglpk_add_rows(
        $0,
        Int32(input.rowCount),
        input.rowLowerBounds,
        input.rowUpperBounds
      )
    }
    try unsafe call {
      unsafe cglpk_add_columns(
        $0,
        Int32(input.columnCount),
        input.columnLowerBounds,
        input.columnUpperBounds,
        input.isInteger,
        input.costs
      )
    }
    try unsafe call {
      unsafe cglpk_load_terms(
        $0,
        Int32(input.rowCount),
        input.rowStarts,
        input.termColumns,
        input.termCoefficients
      )
    }
  }

  /// Solves the relaxation; when a limit is reached, the problem is lost.
  mutating func solveRelaxation(
    by method: RelaxationMethod,
    within limits: SearchLimits
  ) throws(GLPKError) -> cglpk_simplex_result {
    var result = cglpk_simplex_result()
    try unsafe call { problem in
      unsafe limits.withLimits { unsafe cglpk_simplex(problem, method == .presolved, $0, &result) }
    }
    return result
  }

  /// Searches for an integer optimum after the relaxation has been solved to optimality.
  mutating func search(
    from start: [Double]?,
    objectiveTolerance: Double,
    within limits: SearchLimits
  ) throws(GLPKError) -> cglpk_search_result {
    var result = cglpk_search_result()
    try unsafe call { problem in
      unsafe limits.withLimits {
        unsafe cglpk_search(problem, $0, start, objectiveTolerance, &result)
      }
    }
    return result
  }

  /// The values of the best integer solution, one per column.
  mutating func incumbentValues(columnCount: Int) throws(GLPKError) -> [Double] {
    var values = [Double](repeating: 0, count: columnCount)
    try unsafe call { unsafe cglpk_read_incumbent($0, &values) }
    return values
  }

  /// The values, reduced costs and duals of the solved relaxation.
  mutating func relaxedSolution(
    columnCount: Int,
    rowCount: Int
  ) throws(GLPKError) -> (values: [Double], reducedCosts: [Double], duals: [Double]) {
    var values = [Double](repeating: 0, count: columnCount)
    var reducedCosts = values
    var duals = [Double](repeating: 0, count: rowCount)
    try unsafe call { unsafe cglpk_read_relaxation($0, &values, &reducedCosts, &duals) }
    return (values, reducedCosts, duals)
  }

  /// The most bytes that GLPK has held on this thread.
  package mutating func peakBytes() throws(GLPKError) -> Int {
    var bytes: Int64 = 0
    try unsafe call { _ in unsafe cglpk_peak_bytes(&bytes) }
    return Int(bytes)
  }

  /// Calls a shim and turns its `false` into an error.
  private mutating func call(_ shim: (OpaquePointer) -> Bool) throws(GLPKError) {
    checkThread()
    guard cglpk_epoch() == epoch else { throw .lost }
    guard unsafe shim(handle) else { throw .fatal(message: Self.fatalMessage) }
  }

  private borrowing func checkThread() {
    precondition(
      cglpk_thread() == owner,
      "A GLPK problem must stay on the thread that created it."
    )
  }

  private static var fatalMessage: String {
    let text = unsafe String(cString: cglpk_message())
    return text.split(separator: "\n").joined(separator: " ")
  }
}

/// Creates a problem, lends it to a closure and deletes it.
///
/// - Parameter body: What to do with the problem. Nested calls work, but a fatal error in the inner
///   one loses the outer problem too.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws, or `GLPKError.fatal` when there is no memory for a problem.
package func withGLPKProblem<Result>(
  _ body: (inout GLPKProblem) throws(GLPKError) -> Result
) throws(GLPKError) -> Result {
  var problem = try GLPKProblem()
  return try body(&problem)
}
