import CGLPKShims
import GLPKBackend
import MIPModel
import MIPSolverConformance
import Testing

struct GLPKSolverTests {
  @Test(arguments: MIPSolverConformance.checks)
  func `GLPK does what every backend must do`(check: ConformanceCheck) async throws {
    try await check.run(GLPKSolver())
  }

  @Test func `the name says which GLPK is loaded`() {
    #expect(GLPKSolver().name.hasPrefix("GLPK \(GLP_MAJOR_VERSION)."))
  }

  @Test func `a fatal error is thrown, and the next solve on the thread works`() throws {
    // The limit belongs to the environment of this thread, which ends with the error.
    var large = IntegerProgram<Int>()
    for _ in 0..<20_000 { _ = large.addBinary() }
    glp_mem_limit(1)
    let error = #expect(throws: SolverError.self) {
      try GLPKSolver().solve(large, minimizing: Objective(), options: SolveOptions())
    }
    guard case .fatal(let message)? = error?.reason else {
      Issue.record("\(String(describing: error)) is not fatal")
      return
    }
    #expect(message.contains("memory"))
    let outcome = try GLPKSolver().solve(
      large,
      minimizing: Objective(),
      options: SolveOptions()
    )
    #expect(outcome.stop == .optimal)
  }

  @Test func `a point that is only feasible before rounding is not returned`() {
    // With an amount of 0.5 the relaxation opens the switch by 5e-9, which GLPK takes for zero.
    var program = IntegerProgram<Int>()
    let isOpen = program.addBinary()
    let amount = program.addVariable(from: 0.5, through: 1, .continuous)
    program.addConstraint(
      [LinearTerm(1, amount), LinearTerm(-1e8, isOpen)],
      from: -.infinity,
      through: 0,
      origin: 0
    )
    let error = #expect(throws: SolverError.self) {
      try GLPKSolver().solve(
        program,
        minimizing: Objective(minimizing: [LinearTerm(1, isOpen)]),
        options: SolveOptions()
      )
    }
    guard case .wrongPoint? = error?.reason else {
      Issue.record("\(String(describing: error)) is not about the point")
      return
    }
  }

  @Test func `a good starting point saves nodes`() throws {
    // Three knapsacks at once, with values that follow the weights: the relaxation says little.
    var program = IntegerProgram<Int>()
    let items = (0..<20).map { _ in program.addBinary() }
    var objective = Objective()
    for (row, modulus) in [61, 67, 71].enumerated() {
      let terms = items.map { LinearTerm(Double(100 + $0.index * 37 % modulus), $0) }
      program.addConstraint(terms, from: 0, through: 1001, origin: row)
      objective.terms += terms.map { LinearTerm(-$0.coefficient, $0.variable) }
    }
    let cold = try GLPKSolver().solve(program, minimizing: objective, options: SolveOptions())
    let warm = try GLPKSolver().solve(
      program,
      minimizing: objective,
      options: SolveOptions(incumbent: cold.incumbent?.values)
    )
    #expect(warm.incumbent?.objective == cold.incumbent?.objective)
    #expect(warm.statistics.nodes < cold.statistics.nodes)
  }

  @Test func `the statistics describe the program and the work`() throws {
    var program = IntegerProgram<Int>()
    let items = (0..<6).map { _ in LinearTerm(2, program.addBinary()) }
    program.addConstraint(items, from: 5, through: .infinity, origin: 0)
    program.addConstraint(items.dropFirst(), from: 0, through: 9, origin: 1)
    let outcome = try GLPKSolver().solve(
      program,
      minimizing: Objective(minimizing: items),
      options: SolveOptions()
    )
    let statistics = outcome.statistics
    #expect(statistics.rows == 2)
    #expect(statistics.columns == 6)
    #expect(statistics.nonzeros == 11)
    #expect(statistics.nodes >= 1)
    #expect(statistics.peakBytes > 0)
  }
}
