import MIPModel
public import MealModel

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
        let work: @Sendable () -> Void = { [options] in
          continuation.resume(with: Result { try fill(problem, options: options) })
        }
        // Where no thread can be had, the caller's does the work.
        if !BackgroundThread.start(work) { work() }
      }
    } onCancel: {
      stop.raise()
    }
  }
}
