#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A value that threads take turns with, and whose changes they can wait for.
///
/// The lock and the conditions are those of the system, at addresses that never move. The value is only
/// touched while the lock is held, which is why threads may share it.
final class Monitor<Value: Sendable, Event: Hashable & CaseIterable & Sendable>:
  @unchecked Sendable
{
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let conditions: [Event: UnsafeMutablePointer<pthread_cond_t>]
  private var value: Value

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    Self.check(pthread_mutex_init(lock, nil))
    var conditions: [Event: UnsafeMutablePointer<pthread_cond_t>] = [:]
    for event in Event.allCases {
      let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
      condition.initialize(to: pthread_cond_t())
      Self.check(pthread_cond_init(condition, nil))
      conditions[event] = condition
    }
    self.conditions = conditions
  }

  deinit {
    for condition in conditions.values {
      pthread_cond_destroy(condition)
      condition.deallocate()
    }
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Uses the value while no other thread does.
  func withLock<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    Self.check(pthread_mutex_lock(lock))
    defer { Self.check(pthread_mutex_unlock(lock)) }
    return body(&value)
  }

  /// Sleeps until the value is as wanted, then uses it.
  ///
  /// - Parameters:
  ///   - event: What wakes the thread to look again.
  ///   - isReady: Whether the value is as wanted.
  ///   - body: What to do with it.
  /// - Returns: What the body gives.
  func wait<Answer>(
    for event: Event,
    until isReady: (Value) -> Bool,
    then body: (inout Value) -> Answer
  ) -> Answer {
    Self.check(pthread_mutex_lock(lock))
    defer { Self.check(pthread_mutex_unlock(lock)) }
    // Others change the value during the wait, so no access to it may last that long.
    while !isReady(value) { Self.check(pthread_cond_wait(condition(of: event), lock)) }
    return body(&value)
  }

  /// Wakes one of those who wait for an event.
  func wakeOne(_ event: Event) {
    Self.check(pthread_cond_signal(condition(of: event)))
  }

  /// Wakes everybody, whatever they wait for.
  func wakeAll() {
    for event in Event.allCases { Self.check(pthread_cond_broadcast(condition(of: event))) }
  }

  private func condition(of event: Event) -> UnsafeMutablePointer<pthread_cond_t> {
    guard let condition = conditions[event] else {
      preconditionFailure("Every event has its condition.")
    }
    return condition
  }

  private static func check(_ code: Int32) {
    precondition(code == 0, "A lock of the system failed with \(code).")
  }
}
