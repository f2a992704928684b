import Dispatch

extension BackgroundThread {
  /// Runs a closure on some threads at once and waits for all of them.
  ///
  /// The calling thread is one of them, so that the work is done even where the system has no thread to
  /// give.
  ///
  /// - Parameters:
  ///   - count: How many threads; one at least.
  ///   - body: What each thread does.
  package static func together(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 1..<max(1, count) {
      group.enter()
      let hasThread = start {
        body()
        group.leave()
      }
      if !hasThread { group.leave() }
    }
    body()
    group.wait()
  }
}
