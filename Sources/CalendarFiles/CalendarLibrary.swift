import CLibical
import Synchronization

/// The one door to libical, which keeps its settings and its loaded zones in global variables.
///
/// Whatever touches the library runs within `withCalendarLibrary`, one thread at a time.
private let door = Mutex<Void>(())

/// Lends libical to a closure that must not call the function again.
///
/// Errors of the library never end the process: they are results here.
///
/// - Parameter body: What to do.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
func withCalendarLibrary<Result: Sendable, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try door.withLock { _ throws(Failure) in
    icalerror_set_errors_are_fatal(0)
    icalerror_clear_errno()
    return try body()
  }
}

extension CalendarError {
  /// What libical complained about last.
  static var last: CalendarError {
    CalendarError(.failed(unsafe String(cString: icalerror_perror())))
  }
}
