#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a closure beside the rest of the program.
package enum BackgroundThread {
  /// As much as the first thread of a process commonly has; only what is used takes memory.
  private static let stackBytes = 8 << 20

  /// Starts a thread that nobody waits for.
  ///
  /// - Parameter body: What the thread does.
  /// - Returns: Whether the system had a thread to give.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    let work = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread,
      &attributes,
      { argument in
        #if canImport(Darwin)
        let pointer: UnsafeMutableRawPointer? = argument
        #else
        let pointer = argument
        #endif
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      },
      work.toOpaque()
    )
    guard code == 0 else {
      work.release()
      return false
    }
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
    return true
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
