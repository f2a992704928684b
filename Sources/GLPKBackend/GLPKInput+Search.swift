import CGLPKShims
import MIPModel

/// What a search says before its point has been checked.
struct SearchAnswer {
  var stop: StopReason

  /// The best point GLPK has, or `nil`.
  var values: [Double]?

  /// Cleaned of noise; infinite when the program is infeasible.
  var bound: Double

  static let infeasible = SearchAnswer(stop: .infeasible, bound: .infinity)
}

extension GLPKInput {
  /// Solves the relaxation and then the integer program.
  ///
  /// - Parameters:
  ///   - start: A point that is known to be feasible, or `nil`.
  ///   - limits: When to give up.
  ///   - statistics: Receives what is counted on the way.
  /// - Returns: The answer; its point is not yet checked.
  /// - Throws: `GLPKError` when GLPK fails with both methods.
  func search(
    from start: [Double]?,
    within limits: SearchLimits,
    counting statistics: inout SearchStatistics
  ) throws(GLPKError) -> SearchAnswer {
    if let answer = answerWithoutSolver { return answer }
    let clock = ContinuousClock()
    let profile = ObjectiveProfile(of: self)
    if let reason = limits.reached {
      return SearchAnswer(stop: reason, bound: profile.trivialBound)
    }
    return try RelaxationMethod.firstAnswer {
      (method, problem) throws(GLPKError) -> SearchAnswer in
      try problem.load(self)
      let began = clock.now
      let root = try problem.solveRelaxation(by: method, within: limits)
      let presolveTime = Duration.nanoseconds(root.presolve_time)
      statistics.presolveTime = presolveTime
      statistics.rootTime = began.duration(to: clock.now) - presolveTime
      if let reason = root.stop.reason {
        return SearchAnswer(stop: reason, bound: profile.trivialBound)
      }
      statistics.rootIterations = Int(root.iterations)
      let answer: SearchAnswer
      switch try RelaxationVerdict(returnCode: root.return_code, status: root.status) {
      case .optimal:
        answer = try search(
          &problem,
          from: start,
          rootBound: root.objective,
          profile: profile,
          within: limits,
          counting: &statistics
        )
      case .infeasible:
        answer = .infeasible
      case .unbounded:
        answer = SearchAnswer(stop: .unbounded, bound: -.infinity)
      case .unclear:
        throw .numericalTrouble(returnCode: root.return_code, status: root.status)
      }
      statistics.peakBytes = try problem.peakBytes()
      return answer
    }
  }

  private func search(
    _ problem: inout GLPKProblem,
    from start: [Double]?,
    rootBound: Double,
    profile: ObjectiveProfile,
    within limits: SearchLimits,
    counting statistics: inout SearchStatistics
  ) throws(GLPKError) -> SearchAnswer {
    let clock = ContinuousClock()
    let searchStart = clock.now
    let search = try problem.search(
      from: start,
      objectiveTolerance: profile.tolerance,
      within: limits
    )
    statistics.searchTime = searchStart.duration(to: clock.now)
    statistics.nodes = Int(search.nodes)
    let bound = profile.cleaned(max(search.bound, rootBound))
    switch try SearchVerdict(returnCode: search.return_code, status: search.status) {
    case .optimal:
      let values = try problem.incumbentValues(columnCount: columnCount)
      return SearchAnswer(stop: .optimal, values: values, bound: bound)
    case .infeasible:
      return .infeasible
    case .stopped(let hasIncumbent):
      guard let reason = search.stop.reason else {
        throw .unexpectedStatus(returnCode: search.return_code, status: search.status)
      }
      let values = hasIncumbent ? try problem.incumbentValues(columnCount: columnCount) : nil
      return SearchAnswer(stop: reason, values: values, bound: bound)
    case .unclear:
      throw .numericalTrouble(returnCode: search.return_code, status: search.status)
    }
  }

  /// The answer that bounds alone give, or `nil`.
  private var answerWithoutSolver: SearchAnswer? {
    if hasCrossedBounds || (columnCount == 0 && !allowsZero) { return .infeasible }
    return columnCount == 0 ? SearchAnswer(stop: .optimal, values: [], bound: 0) : nil
  }

  /// Whether every row may be zero, all there is to ask of a program without columns.
  var allowsZero: Bool {
    zip(rowLowerBounds, rowUpperBounds).allSatisfy { $0 <= 0 && $1 >= 0 }
  }
}
