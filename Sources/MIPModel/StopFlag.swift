import Synchronization

/// A switch that asks a running search to stop at the next opportunity.
///
/// It can be raised from any thread, any number of times, and never falls again; a search that stops
/// because of it keeps its incumbent and its bound. One flag may serve many searches at once.
public final class StopFlag: Sendable {
  private let raised = Atomic<Bool>(false)

  public init() {}

  /// Asks every search that holds this flag to stop.
  public func raise() {
    raised.store(true, ordering: .releasing)
  }

  /// Whether `raise()` was called.
  public var isRaised: Bool {
    raised.load(ordering: .acquiring)
  }
}
