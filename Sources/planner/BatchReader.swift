import PlanFiles
import Synchronization

/// Puts the lines of a file into the window of a batch.
final class BatchReader: Sendable {
  private let path: String
  private let window: BatchWindow<DocumentLine, BatchAnswer>
  private let trouble = Mutex<FileError?>(nil)

  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - window: Where the lines go.
  init(_ path: String, into window: BatchWindow<DocumentLine, BatchAnswer>) {
    self.path = path
    self.window = window
  }

  /// Why not everything could be read, or `nil`.
  var failure: FileError? { trouble.withLock { $0 } }

  /// Reads to the end, or until the window takes no more.
  func run() {
    do throws(FileError) {
      var lines = try LineReader(readingFrom: path == "-" ? nil : path)
      while let line = try lines.next(), window.admit(line, byteCount: line.byteCount) {}
    } catch {
      trouble.withLock { $0 = error }
    }
    window.close()
  }
}
