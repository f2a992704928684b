import MIPModel
public import MealModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

extension MealPlanner {
  /// Fills the empty slots on a thread of its own.
  ///
  /// The solver works for as long as it takes, which would hold up the few threads that tasks share.
  /// Cancelling the task stops the search; the best plan so far is then returned, with
  /// `FillStop.interrupted`.
  ///
  /// - Parameters:
  ///   - problem: The household's dishes, rules and days.
  ///   - options: The method, the seed and the limits.
  /// - Returns: As the synchronous form.
  /// - Throws: As the synchronous form.
  public func fill(
    _ problem: PlanningProblem,
    options: FillOptions = FillOptions()
  ) async throws -> FillResult {
    let stop = StopFlag(under: options.stop)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        var options = options
        options.stop = stop
        let work = ThreadWork { [options] in
          continuation.resume(with: Result { try fill(problem, options: options) })
        }
        work.runOnNewThread()
      }
    } onCancel: {
      stop.raise()
    }
  }
}

/// A closure that one new thread runs.
private final class ThreadWork: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Starts the thread; where none can be had, the caller's thread does the work.
  func runOnNewThread() {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread,
      nil,
      { argument in
        #if canImport(Darwin)
        let pointer: UnsafeMutableRawPointer? = argument
        #else
        let pointer = argument
        #endif
        if let pointer {
          Unmanaged<ThreadWork>.fromOpaque(pointer).takeRetainedValue().body()
        }
        return nil
      },
      argument.toOpaque()
    )
    guard code == 0 else {
      argument.release()
      body()
      return
    }
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }
}
