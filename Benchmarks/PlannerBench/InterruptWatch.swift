import MealPlanning
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns Ctrl-C into a wish to end after the current run; a second one ends the process at once.
final class InterruptWatch: Sendable {
  private let wasInterrupted = Mutex(false)

  var isRaised: Bool { wasInterrupted.withLock { $0 } }

  /// Begins to watch.
  ///
  /// The signals are blocked and waited for on a thread of their own, so that no code of ours ever runs
  /// inside a signal handler. Threads that are started later have them blocked too.
  ///
  /// - Parameter message: Called at the first signal.
  func start(message: @escaping @Sendable () -> Void) {
    var watched = sigset_t()
    sigemptyset(&watched)
    sigaddset(&watched, SIGINT)
    sigaddset(&watched, SIGTERM)
    var former = sigset_t()
    guard pthread_sigmask(SIG_BLOCK, &watched, &former) == 0 else { return }
    let signals = watched
    let isWatching = BackgroundThread.start { [self] in
      var signals = signals
      var received: Int32 = 0
      while sigwait(&signals, &received) != 0 {}
      wasInterrupted.withLock { $0 = true }
      message()
      while sigwait(&signals, &received) != 0 {}
      // What a shell reports for a process that a signal ended.
      _exit(128 + received)
    }
    if !isWatching { pthread_sigmask(SIG_SETMASK, &former, nil) }
  }
}
