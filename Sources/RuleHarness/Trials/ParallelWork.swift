import MealPlanning
import Synchronization

/// Does the same with many things, some at a time, with results in the order of the things.
struct ParallelWork<Item: Sendable, Answer: Sendable>: Sendable {
  let items: [Item]

  /// How many are worked on at once.
  let jobs: Int

  private struct State {
    var next = 0
    var answers: [Int: Answer] = [:]
    var failures: [Int: any Error] = [:]
  }

  /// Works on everything.
  ///
  /// - Parameter work: What to do with each item.
  /// - Returns: An answer for each item, in their order.
  /// - Throws: What failed for the first of the items that failed; nothing is begun after a failure.
  func answers(
    _ work: @escaping @Sendable (Item) throws -> Answer
  ) throws -> [Answer] {
    let board = Board()
    BackgroundThread.together(min(jobs, items.count)) {
      while let index = board.take(of: items.count) {
        board.hand(in: Result { try work(items[index]) }, for: index)
      }
    }
    return try board.answers(count: items.count)
  }

  private final class Board: Sendable {
    private let state = Mutex(State())

    func take(of count: Int) -> Int? {
      state.withLock { state in
        guard state.failures.isEmpty, state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func hand(in result: Result<Answer, any Error>, for index: Int) {
      state.withLock { state in
        switch result {
        case .success(let answer): state.answers[index] = answer
        case .failure(let failure): state.failures[index] = failure
        }
      }
    }

    func answers(count: Int) throws -> [Answer] {
      let state = state.withLock { $0 }
      if let first = state.failures.min(by: { $0.key < $1.key }) { throw first.value }
      return (0..<count).compactMap { state.answers[$0] }
    }
  }
}
