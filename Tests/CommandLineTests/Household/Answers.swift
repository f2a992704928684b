import Synchronization
import planner

/// Lines that somebody types when asked.
final class Answers: Sendable {
  private let lines: Mutex<ArraySlice<String>>

  init(_ lines: [String]) {
    self.lines = Mutex(lines[...])
  }

  /// The keyboard of a terminal, or a pipe.
  func input(isTerminal: Bool) -> Console.Input {
    Console.Input(isTerminal: isTerminal) { self.lines.withLock { $0.popFirst() } }
  }
}
