import MealModel
import MealPlanning
import PlanFiles

/// `batch`: fills many weeks, one per line, and writes one line for each.
///
/// One thread reads, some fill for as long as the batch lasts, and the caller's writes.
struct BatchCommand {
  let request: Request
  let console: Console
  let planner: MealPlanner
  let language: Language
  let file: String

  func run() throws -> ExitCode {
    let dishes = try request.dishes.map(WeekInput.dishes)
    let jobs = request.jobs ?? ProcessorCount.current
    let window = BatchWindow<DocumentLine, BatchAnswer>(
      lineLimit: Self.linesPerJob * jobs,
      byteLimit: Self.byteLimit
    )
    let interrupt = StopFlag()
    if console.watchesSignals { SignalWatch.raise(interrupt) { window.stop() } }
    let stop = StopFlag(under: interrupt)
    let answerer = BatchAnswerer(
      request: request,
      console: console,
      planner: planner,
      language: language,
      dishes: dishes,
      stop: stop
    )
    let reader = BatchReader(file, into: window)
    try start(reader, answerer, jobs: jobs, on: window)
    do {
      let exitCode = try writeAnswers(of: window)
      if interrupt.isRaised { return .stopped }
      if let failure = reader.failure { throw failure }
      return exitCode
    } catch {
      // Nobody wants the rest any more.
      stop.raise()
      window.stop()
      throw error
    }
  }

  /// A slow line holds up the others only when this many others are done per thread.
  private static let linesPerJob = 256

  /// Enough for one line of the greatest length.
  private static let byteLimit = 64 << 20
}

extension BatchCommand {
  private func start(
    _ reader: BatchReader,
    _ answerer: BatchAnswerer,
    jobs: Int,
    on window: BatchWindow<DocumentLine, BatchAnswer>
  ) throws {
    let workers = (0..<jobs).prefix { _ in
      BackgroundThread.start {
        while let job = window.start() {
          let answer = answerer.answer(job.line)
          window.finish(job, with: answer, byteCount: answer.text.utf8.count)
        }
      }
    }
    // Fewer threads than were asked for do the same work.
    guard !workers.isEmpty, BackgroundThread.start({ reader.run() }) else {
      window.stop()
      throw NoThreadError()
    }
  }

  /// Writes answers as they become ready, in order.
  ///
  /// - Parameter window: Where they come from.
  /// - Returns: The exit code of the lines together: that of the worst.
  /// - Throws: `OutputError`.
  private func writeAnswers(
    of window: BatchWindow<DocumentLine, BatchAnswer>
  ) throws -> ExitCode {
    var exitCode = ExitCode.done
    while let answers = window.takeAnswers() {
      try console.write(answers.map(\.text).joined())
      window.release()
      exitCode = answers.reduce(exitCode) { worst, answer in
        worst.rawValue < answer.exitCode.rawValue ? answer.exitCode : worst
      }
    }
    return exitCode
  }
}

/// The system had no thread to give.
private struct NoThreadError: Error, CustomStringConvertible {
  var description: String { "the system gives no more threads" }
}
