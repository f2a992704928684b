import BenchmarkSuites
import Synchronization

/// A bar on the terminal, with the run that ended last.
final class RunProgress: Sendable {
  private let console: BenchConsole
  private let total: Int
  private let done = Mutex(0)

  init(_ console: BenchConsole, total: Int) {
    self.console = console
    self.total = total
  }

  func advance(_ row: BenchmarkRow) {
    let count = done.withLock { count in
      count += 1
      return count
    }
    guard console.showsProgress, total > 0 else { return }
    let width = 24
    let full = count * width / total
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
    let time = row.fillSeconds.map { " \($0.asMilliseconds) ms" } ?? ""
    // Back to the start of the line, and erase to its end.
    console.writeError(
      "\r[\(bar)] \(count)/\(total) \(row.instance) \(row.method) \(row.status.rawValue)\(time)\u{1B}[K"
    )
  }

  func finish() {
    if console.showsProgress, total > 0 { console.writeError("\r\u{1B}[K") }
  }
}
