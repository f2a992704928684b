import GLPKBackend
package import MIPModel
import Synchronization

/// A real solver that fails or hits its limit on some calls.
package final class FaultySolver: MIPSolver {
  package var name: String { "faulty" }

  /// What happens on a call.
  package enum Fault: Sendable, CaseIterable {
    /// The solver fails.
    case failure

    /// The solver reaches its limit and knows nothing.
    case limit
  }

  private let fault: @Sendable (Int) -> Fault?
  private let calls = Mutex(0)

  /// - Parameter fault: By the number of the call, from zero, what goes wrong, or `nil` for nothing.
  package init(_ fault: @escaping @Sendable (Int) -> Fault?) {
    self.fault = fault
  }

  /// How many calls were made.
  package var callCount: Int { calls.withLock { $0 } }

  private func nextFault() -> Fault? {
    fault(
      calls.withLock { calls in
        calls += 1
        return calls - 1
      }
    )
  }

  package func solve<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> SolveOutcome {
    switch nextFault() {
    case .failure: throw SolverError(.fatal(message: "asked to fail"))
    case .limit:
      return SolveOutcome(
        stop: .nodeLimit,
        incumbent: nil,
        bound: -.infinity,
        statistics: SearchStatistics()
      )
    case nil: return try GLPKSolver().solve(program, minimizing: objective, options: options)
    }
  }

  package func relax<Origin>(
    _ program: IntegerProgram<Origin>,
    minimizing objective: Objective,
    options: SolveOptions
  ) throws(SolverError) -> RelaxationOutcome {
    switch nextFault() {
    case .failure: throw SolverError(.fatal(message: "asked to fail"))
    case .limit: return .stopped(.nodeLimit)
    case nil: return try GLPKSolver().relax(program, minimizing: objective, options: options)
    }
  }
}
