import MealModel
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
  private let console: Console
  private let language: Language

  private init(_ console: Console, _ language: Language) {
    self.console = console
    self.language = language
  }

  /// Does some work on one week; the line is there while it lasts, if the terminal can show it.
  static func during<Answer>(_ session: Session, _ work: () throws -> Answer) rethrows -> Answer {
    try during(on: session.console, in: session.language, work)
  }

  /// Does some work; the line is there while it lasts, if the terminal can show it.
  static func during<Answer>(
    on console: Console,
    in language: Language,
    _ work: () throws -> Answer
  ) rethrows -> Answer {
    guard console.errors.isTerminal else { return try work() }
    let line = ProgressLine(console, language)
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
        let text = Catalogue.text(
          ReportText.searching,
          in: language,
          ["seconds": .number(seconds)]
        )
        console.writeError("\r\(text)")
        return false
      }
      if isOver { return }
    }
  }

  private func finish() {
    state.withLock { state in
      state.isOver = true
      // Back to the start of the line, and erase to its end.
      if state.isVisible { console.writeError("\r\u{1B}[K") }
    }
  }
}
