import GLPKBackend
import MIPModel
import MIPSolverConformance
import Testing

struct GLPKSolverTests {
  @Test(arguments: MIPSolverConformance.checks)
  func `GLPK does what every backend must do`(check: ConformanceCheck) async throws {
    try await check.run(GLPKSolver())
  }
}
