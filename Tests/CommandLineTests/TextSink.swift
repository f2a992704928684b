import Synchronization

/// Collects what the program writes.
final class TextSink: Sendable {
  private let content = Mutex("")

  var text: String { content.withLock { $0 } }

  func append(_ text: String) {
    content.withLock { $0 += text }
  }
}
