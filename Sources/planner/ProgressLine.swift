import MealPlanning
import PlanTexts
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One line on the terminal that says that a search is still going on.
///
/// It appears after a second, counts the seconds and is wiped away at the end.
final class ProgressLine: Sendable {
  private struct State {
    var isOver = false
    var isVisible = false
  }

  private let state = Mutex(State())
  private let session: Session

  private init(_ session: Session) {
    self.session = session
  }

  /// Does some work; the line is there while it lasts, if the terminal can show it.
  static func during<Answer>(_ session: Session, _ work: () throws -> Answer) rethrows -> Answer {
    guard session.console.errors.isTerminal else { return try work() }
    let line = ProgressLine(session)
    BackgroundThread.start { line.count() }
    defer { line.finish() }
    return try work()
  }

  private func count() {
    for seconds in 1... {
      sleep(1)
      let isOver = state.withLock { state in
        if state.isOver { return true }
        state.isVisible = true
        let text = session.text(ReportText.searching, ["seconds": .number(seconds)])
        session.console.writeError("\r\(text)")
        return false
      }
      if isOver { return }
    }
  }

  private func finish() {
    state.withLock { state in
      state.isOver = true
      // Back to the start of the line, and erase to its end.
      if state.isVisible { session.console.writeError("\r\u{1B}[K") }
    }
  }
}
