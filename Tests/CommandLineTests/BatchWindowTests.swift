import MealPlanning
import PlanningTestSupport
import Synchronization
import Testing
import planner

struct BatchWindowTests {
  @Test(.timeLimit(.minutes(10)), arguments: [(1, 1), (1, 4), (5, 1), (8, 4), (64, 7)])
  func `answers come in order, and never more lines than the limit are inside`(
    limit: Int,
    workers: Int
  ) {
    let count = 20_000
    let window = BatchWindow<Int, Int>(lineLimit: limit, byteLimit: .max)
    Self.start(workers, on: window) { $0.line * 3 }
    Self.admit(0..<count, to: window)
    var answers: [Int] = []
    while let next = window.takeAnswers() {
      #expect(window.lineCount <= limit)
      answers += next
      window.release()
    }
    #expect(answers == (0..<count).map { $0 * 3 })
    #expect(window.lineCount == 0)
  }

  @Test func `answers out of order wait for the one before them`() {
    let window = BatchWindow<Int, Int>(lineLimit: 4, byteLimit: 1_000)
    for line in 0..<4 { #expect(window.admit(line, byteCount: 1)) }
    let jobs = (0..<4).compactMap { _ in window.start() }
    for job in [jobs[2], jobs[1], jobs[0]] { window.finish(job, with: job.line, byteCount: 1) }
    #expect(window.takeAnswers() == [0, 1, 2])
    #expect(window.lineCount == 4)
    window.release()
    #expect(window.lineCount == 1)
    window.close()
    window.finish(jobs[3], with: 3, byteCount: 1)
    #expect(window.takeAnswers() == [3])
    #expect(window.takeAnswers() == nil)
    #expect(window.start() == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func `the bytes of lines and answers are limited too`() {
    let window = BatchWindow<Int, Int>(lineLimit: 1_000, byteLimit: 100)
    Self.start(1, on: window, byteCount: 60) { $0.line }
    Self.admit(0..<1_000, to: window, byteCount: 10)
    var answers: [Int] = []
    while let next = window.takeAnswers() {
      // Twelve lines that wait make it full, and so do two answers and anything more.
      #expect(window.lineCount <= 12)
      answers += next
      window.release()
    }
    #expect(answers == Array(0..<1_000))
  }

  @Test func `after a stop only what was started gets its answer`() {
    let window = BatchWindow<Int, Int>(lineLimit: 8, byteLimit: 1_000)
    for line in 0..<5 { #expect(window.admit(line, byteCount: 1)) }
    let jobs = (0..<2).compactMap { _ in window.start() }
    window.stop()
    #expect(!window.admit(5, byteCount: 1))
    #expect(window.start() == nil)
    for job in jobs.reversed() { window.finish(job, with: job.line, byteCount: 1) }
    #expect(window.takeAnswers() == [0, 1])
    #expect(window.takeAnswers() == nil)
  }

  private static func start(
    _ workers: Int,
    on window: BatchWindow<Int, Int>,
    byteCount: Int = 1,
    _ answer: @escaping @Sendable (BatchWindow<Int, Int>.Job) -> Int
  ) {
    for _ in 0..<workers {
      BackgroundThread.start {
        while let job = window.start() {
          window.finish(job, with: answer(job), byteCount: byteCount)
        }
      }
    }
  }

  private static func admit(
    _ lines: Range<Int>,
    to window: BatchWindow<Int, Int>,
    byteCount: Int = 1
  ) {
    BackgroundThread.start {
      for line in lines where !window.admit(line, byteCount: byteCount) { return }
      window.close()
    }
  }
}
