import MealPlanning

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns Ctrl-C into a wish to see the best plan so far.
enum SignalWatch {
  /// Raises a flag at the first interrupt or termination signal; a second one ends the process at once.
  ///
  /// The signals are blocked and waited for on a thread of their own, so that no code of ours ever runs
  /// inside a signal handler. Threads that are started later have them blocked too.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - notify: Wakes those who wait for something else than the flag.
  static func raise(_ flag: StopFlag, _ notify: @escaping @Sendable () -> Void = {}) {
    var watched = sigset_t()
    sigemptyset(&watched)
    sigaddset(&watched, SIGINT)
    sigaddset(&watched, SIGTERM)
    var former = sigset_t()
    guard pthread_sigmask(SIG_BLOCK, &watched, &former) == 0 else { return }
    let signals = watched
    let isWatching = BackgroundThread.start {
      var signals = signals
      var received: Int32 = 0
      while !flag.isRaised {
        if sigwait(&signals, &received) == 0 {
          flag.raise()
          notify()
        }
      }
      while sigwait(&signals, &received) != 0 {}
      // What a shell reports for a process that a signal ended.
      _exit(128 + received)
    }
    if !isWatching { pthread_sigmask(SIG_SETMASK, &former, nil) }
  }
}
