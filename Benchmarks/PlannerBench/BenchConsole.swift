import BenchmarkSuites
import Foundation

/// Where the program writes.
struct BenchConsole: Sendable {
  /// Takes results, and says whether it could.
  var output: @Sendable (String) -> Bool

  /// Takes messages and the progress.
  var writeError: @Sendable (String) -> Void

  /// Whether somebody sees the progress.
  var showsProgress: Bool

  /// Whether signals of the process may be taken over.
  var watchesSignals: Bool

  init(
    output: @escaping @Sendable (String) -> Bool,
    writeError: @escaping @Sendable (String) -> Void,
    showsProgress: Bool = false,
    watchesSignals: Bool = false
  ) {
    self.output = output
    self.writeError = writeError
    self.showsProgress = showsProgress
    self.watchesSignals = watchesSignals
  }

  func write(_ text: String) throws(BenchmarkError) {
    guard output(text) else { throw BenchmarkError(.cannotWrite, "The output takes no more.") }
  }

  /// The console of the process.
  static func standard() -> BenchConsole {
    // A reader that went away is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    return BenchConsole(
      output: { (try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))) != nil },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      showsProgress: isatty(STDERR_FILENO) == 1,
      watchesSignals: true
    )
  }
}
