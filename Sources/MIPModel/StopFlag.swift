import Synchronization

/// A switch that asks a running search to stop at the next opportunity.
///
/// It can be raised from any thread, any number of times, and never falls again; a search that stops
/// because of it keeps its incumbent and its bound. One flag may serve many searches at once.
public final class StopFlag: Sendable {
  private let raised = Atomic<Bool>(false)
  private let parent: StopFlag?

  /// Makes a flag that is down.
  ///
  /// - Parameter parent: A flag that raises this one with itself, but not the other way round.
  public init(under parent: StopFlag? = nil) {
    self.parent = parent
  }

  /// Asks every search that holds this flag to stop.
  public func raise() {
    raised.store(true, ordering: .releasing)
  }

  /// Whether this flag or one above it was raised.
  public var isRaised: Bool {
    raised.load(ordering: .acquiring) || (parent?.isRaised ?? false)
  }
}
