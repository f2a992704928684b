package import MIPModel
package import MealModel
package import MealPlanning
import PlanFiles

#if GLPK
import GLPKBackend
#endif

/// The 0/1 program of an instance as other solvers read it, with what its names mean.
package struct ExportedProgram: Sendable {
  package let instance: BenchmarkInstance
  package let method: BenchmarkMethod
  package let problem: PlanningProblem
  package let formulation: Formulation

  /// The levels that the written objective covers are the first ones, as many as there are weights.
  package let weights: [Int]

  /// The weighted sum of the levels that are covered.
  package let objective: Objective

  /// Builds the program of an instance.
  ///
  /// - Parameters:
  ///   - instance: The instance.
  ///   - method: `optimal` or `program` for the program of the product, `plain` for one with a column for every dish.
  /// - Throws: `BenchmarkError` when there is no such program, `FileError` for a week that is none.
  package init(_ instance: BenchmarkInstance, method: BenchmarkMethod) throws {
    self.instance = instance
    self.method = method
    problem = try WeekFile(json: instance.bytes, file: instance.name).resolved().problem
    formulation = try Self.formulation(of: problem, method: method)
    (weights, objective) = formulation.search(with: NoSolver()).firstGroup
  }

  /// The program that a method solves.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - method: `optimal` or `plain`.
  /// - Returns: The program with its levels.
  /// - Throws: `BenchmarkError` when there is none.
  package static func formulation(
    of problem: PlanningProblem,
    method: BenchmarkMethod
  ) throws(BenchmarkError) -> Formulation {
    let grouping: Grouping
    switch method {
    case .optimal, .program: grouping = .undominated
    case .plain: grouping = .singletons
    case .greedy: throw BenchmarkError(.usage, "--method: greedy walks have no program.")
    }
    guard let formulation = Formulation(problem, grouping: grouping) else {
      throw BenchmarkError(.badData, "The program is too large for any solver.")
    }
    return formulation
  }

  /// The name that its files share: instance and method.
  package var name: String { "\(instance.name).\(method)" }

  private var file: ProgramFile<ConstraintOrigin> {
    ProgramFile(formulation.program, minimizing: objective)
  }

  /// The program in free MPS format.
  package var freeMPS: String { file.freeMPS(name: name) }

  /// The program in LP format.
  package var lp: String { file.lp() }

  /// What our own search says about the program.
  ///
  /// - Parameter timeLimit: When to give up, or `nil` for never.
  /// - Returns: The outcome, or `nil` where the benchmark has no solver.
  /// - Throws: `SolverError` when the solver does.
  package func solved(within timeLimit: Duration?) throws -> LexicographicOutcome? {
    #if GLPK
    return try formulation.search(with: GLPKSolver()).run(SolveOptions(timeLimit: timeLimit))
    #else
    return nil
    #endif
  }
}

extension Formulation {
  /// The search for the best plan, level after level.
  func search(with solver: any MIPSolver) -> LexicographicSearch<ConstraintOrigin> {
    let levels = levels
    return LexicographicSearch(
      program,
      minimizing: levels.map(\.loss),
      solver: solver,
      origin: { .level(levels[$0].level) }
    )
  }
}

/// Stands where a search is asked about its objectives and never run.
private struct NoSolver: MIPSolver {
  var name: String { "none" }

  func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    throw SolverError(.fatal(message: "there is no solver"))
  }

  func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    throw SolverError(.fatal(message: "there is no solver"))
  }
}
