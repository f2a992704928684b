import CGLPKShims
package import MIPModel

/// GLPK as a solver of integer programs.
///
/// Each call creates a problem object on the calling thread and deletes it before it returns. The
/// time limit covers the whole call; the flag is looked at about every ten milliseconds in the root
/// relaxation and between the steps of the search.
package struct GLPKSolver: MIPSolver {
  package let name: String

  package init() {
    let version = unsafe String(cString: glp_version())
    precondition(
      version.split(separator: ".").first == "\(GLP_MAJOR_VERSION)",
      "Built for GLPK \(GLP_MAJOR_VERSION), but GLPK \(version) is loaded."
    )
    name = "GLPK \(version)"
  }

  package func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    var options = options
    if let heuristic = options.rootHeuristic {
      // GLPK believes every point that it is given.
      options.rootHeuristic = { root in
        heuristic(root).flatMap {
          try? Incumbent.checked($0, in: program, minimizing: objective).values
        }
      }
    }
    let limits = SearchLimits(startingNow: options)
    try program.checkNumbers(with: objective)
    var statistics = SearchStatistics()
    statistics.rows = program.constraintCount
    statistics.columns = program.variableCount
    statistics.nonzeros = program.termCount

    let input = GLPKInput(program, minimizing: objective, as: .integer)
    let start = options.incumbent.flatMap {
      try? Incumbent.checked($0, in: program, minimizing: objective)
    }
    let answer = try Self.answer(
      to: input,
      from: start?.values,
      within: limits,
      counting: &statistics
    )
    let found: Incumbent? =
      switch answer.values {
      case nil: nil
      case let values?: try .checked(values, in: program, minimizing: objective)
      }
    let incumbent = [found, start].compactMap(\.self).min { $0.objective < $1.objective }
    return try Self.outcome(answer, incumbent: incumbent, statistics: statistics)
  }

  package func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    let limits = SearchLimits(startingNow: options)
    try program.checkNumbers(with: objective)
    let input = GLPKInput(program, minimizing: objective, as: .relaxed)
    do throws(GLPKError) {
      return try input.relax(within: limits)
    } catch {
      throw error.solverError
    }
  }

  private static func answer(
    to input: GLPKInput,
    from start: [Double]?,
    within limits: SearchLimits,
    counting statistics: inout SearchStatistics
  ) throws(SolverError) -> SearchAnswer {
    do throws(GLPKError) {
      return try input.search(from: start, within: limits, counting: &statistics)
    } catch {
      throw error.solverError
    }
  }

  /// Joins what the search says with the best point known, which may be the starting point.
  private static func outcome(
    _ answer: SearchAnswer,
    incumbent: Incumbent?,
    statistics: SearchStatistics
  ) throws(SolverError) -> SolveOutcome {
    if answer.stop == .infeasible, incumbent != nil {
      throw SolverError(
        .fatal(message: "It calls a program infeasible that the given incumbent satisfies.")
      )
    }
    var bound = answer.bound
    if let incumbent {
      bound = answer.stop == .optimal ? incumbent.objective : min(bound, incumbent.objective)
    }
    return SolveOutcome(
      stop: answer.stop,
      incumbent: incumbent,
      bound: bound,
      statistics: statistics
    )
  }
}
