package import MIPModel
import Testing

/// What every backend must do, independent of how it does it.
///
/// A backend's tests run all of it with one parameterised test:
///
///     @Test(arguments: MIPSolverConformance.checks)
///     func `the backend conforms`(check: ConformanceCheck) async throws {
///       try await check.run(MySolver())
///     }
///
/// Objectives are compared, never points: several points may be optimal.
package enum MIPSolverConformance {
  package static let checks: [ConformanceCheck] =
    optimaChecks + noOptimumChecks + invalidNumberChecks + incumbentChecks + limitChecks
    + rootHeuristicChecks
    + randomProgramChecks + relaxationChecks + concurrencyChecks
}

/// One fact about solvers, with the code that establishes it.
package struct ConformanceCheck: Sendable, CustomTestStringConvertible {
  package let sentence: String

  /// Records an issue for each expectation that the solver fails.
  package let run: @Sendable (any MIPSolver) async throws -> Void

  init(_ sentence: String, run: @escaping @Sendable (any MIPSolver) async throws -> Void) {
    self.sentence = sentence
    self.run = run
  }

  package var testDescription: String { sentence }
}
