/// The lines of a batch that have been read and whose answers are not written yet.
///
/// One thread admits lines, some answer them in any order, and one takes the answers in the order of the
/// lines. Who has nothing to do sleeps. However long the batch is, there are never more lines here than
/// the limit; and once their texts and answers take as many bytes as the other limit, no further one
/// comes in.
package final class BatchWindow<Line: Sendable, Answer: Sendable>: Sendable {
  /// A line that waits for its answer.
  package struct Job: Sendable {
    package let line: Line
    fileprivate let number: Int
  }

  private enum Place: Sendable {
    case free
    case waiting(Line)
    case started
    case answered(Answer)
  }

  private enum Event: Hashable, CaseIterable, Sendable {
    case roomForALine
    case lineToAnswer
    case answerToWrite
  }

  private struct State: Sendable {
    /// The lines in a ring: the place of a line is its number, from zero, modulo the limit.
    var places: [Place]
    var byteCounts: [Int]

    /// How many lines have come in, were started, had their answer taken, and are gone.
    var admitted = 0
    var started = 0
    var taken = 0
    var released = 0

    var bytes = 0
    var isClosed = false
    var isStopped = false

    var lineCount: Int { admitted - released }

    /// Whether no answer will follow those that were taken.
    var isOver: Bool {
      (isStopped && taken == started) || (isClosed && taken == admitted)
    }

    func place(of number: Int) -> Int { number % places.count }

    var hasAnswer: Bool {
      if case .answered = places[place(of: taken)] { true } else { false }
    }
  }

  private let monitor: Monitor<State, Event>
  private let lineLimit: Int
  private let byteLimit: Int

  /// Makes an empty window.
  package init(lineLimit: Int, byteLimit: Int) {
    precondition(lineLimit > 0, "BatchWindow.lineLimit (\(lineLimit)) must be positive.")
    precondition(byteLimit > 0, "BatchWindow.byteLimit (\(byteLimit)) must be positive.")
    self.lineLimit = lineLimit
    self.byteLimit = byteLimit
    monitor = Monitor(
      State(
        places: Array(repeating: .free, count: lineLimit),
        byteCounts: Array(repeating: 0, count: lineLimit)
      )
    )
  }

  /// The number of lines in the window.
  package var lineCount: Int { monitor.withLock { $0.lineCount } }

  /// Lets a line in as soon as there is room.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - byteCount: What it takes in memory.
  /// - Returns: Whether it came in; no line does after a stop.
  package func admit(_ line: Line, byteCount: Int) -> Bool {
    let isIn = monitor.wait(
      for: .roomForALine,
      until: { $0.isStopped || ($0.lineCount < lineLimit && $0.bytes < byteLimit) },
      then: { state in
        guard !state.isStopped else { return false }
        let place = state.place(of: state.admitted)
        state.places[place] = .waiting(line)
        state.byteCounts[place] = byteCount
        state.bytes += byteCount
        state.admitted += 1
        return true
      }
    )
    if isIn { monitor.wakeOne(.lineToAnswer) }
    return isIn
  }

  /// Says that no further line comes.
  package func close() {
    monitor.withLock { $0.isClosed = true }
    monitor.wakeAll()
  }

  /// Starts no further line; those that were started still get their answers.
  package func stop() {
    monitor.withLock { $0.isStopped = true }
    monitor.wakeAll()
  }

  /// The next line to answer, or `nil` when there will be none.
  package func start() -> Job? {
    monitor.wait(
      for: .lineToAnswer,
      until: { $0.isStopped || $0.isClosed || $0.started < $0.admitted },
      then: { state in
        let place = state.place(of: state.started)
        guard !state.isStopped, state.started < state.admitted,
          case .waiting(let line) = state.places[place]
        else { return nil }
        state.places[place] = .started
        state.started += 1
        return Job(line: line, number: state.started - 1)
      }
    )
  }

  /// Hands in the answer to a line.
  package func finish(_ job: Job, with answer: Answer, byteCount: Int) {
    let isNext = monitor.withLock { state in
      let place = state.place(of: job.number)
      state.places[place] = .answered(answer)
      state.bytes += byteCount - state.byteCounts[place]
      state.byteCounts[place] = byteCount
      return job.number == state.taken
    }
    if isNext { monitor.wakeOne(.answerToWrite) }
  }

  /// The answers that are next in order, at least one, or `nil` when there will be none.
  ///
  /// Their lines stay in the window until `release`.
  package func takeAnswers() -> [Answer]? {
    monitor.wait(
      for: .answerToWrite,
      until: { $0.hasAnswer || $0.isOver },
      then: { state in
        var answers: [Answer] = []
        while case .answered(let answer) = state.places[state.place(of: state.taken)] {
          answers.append(answer)
          state.places[state.place(of: state.taken)] = .free
          state.taken += 1
        }
        return answers.isEmpty ? nil : answers
      }
    )
  }

  /// Makes room where answers were taken.
  package func release() {
    monitor.withLock { state in
      while state.released < state.taken {
        state.bytes -= state.byteCounts[state.place(of: state.released)]
        state.released += 1
      }
    }
    monitor.wakeOne(.roomForALine)
  }
}
