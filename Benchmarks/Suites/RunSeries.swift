import MealPlanning
import Synchronization

/// Many runs, one after the other or some at a time.
package struct RunSeries: Sendable {
  package var runs: [Run]
  package var machine: Machine
  package var jobs: Int

  /// What is to be run, repeat by repeat, so that a series that ends early has something about everything.
  ///
  /// The order of the methods turns with every instance and repeat, so that none always runs first.
  ///
  /// - Parameters:
  ///   - instances: The weeks.
  ///   - methods: The methods, each once.
  ///   - repeats: How often each is run.
  ///   - permute: Whether every repeat after the first has an order of its own.
  ///   - timeLimit: Of each run, or `nil` for none.
  ///   - jobs: How many runs go on at the same time.
  ///   - machine: What is written about the surroundings.
  package init(
    of instances: [BenchmarkInstance],
    methods: [BenchmarkMethod],
    repeats: Int,
    permute: Bool,
    timeLimit: Duration?,
    jobs: Int,
    machine: Machine
  ) {
    self.machine = machine
    self.jobs = jobs
    runs = []
    for number in 0..<repeats {
      for (index, instance) in instances.enumerated() {
        for position in methods.indices {
          runs.append(
            Run(
              instance: instance,
              method: methods[(position + index + number) % methods.count],
              repeatNumber: number,
              permutation: permute ? number : 0,
              timeLimit: timeLimit,
              jobs: jobs
            )
          )
        }
      }
    }
  }

  /// The same series without what has a row already.
  package func skipping(_ rows: [BenchmarkRow]) -> RunSeries {
    let done = Set(rows.map(\.identity))
    var rest = self
    rest.runs.removeAll { done.contains($0.identity(on: machine)) }
    return rest
  }

  /// Runs everything; a row is handed over as soon as it is there.
  ///
  /// - Parameters:
  ///   - known: Rows of the same weeks, with which proved values have to agree.
  ///   - shouldStop: Asked before each run.
  ///   - receive: Gets each row, one at a time.
  /// - Throws: What `receive` throws; no further run is begun then.
  package func run(
    knowing known: [BenchmarkRow] = [],
    shouldStop: @escaping @Sendable () -> Bool = { false },
    receive: @escaping @Sendable (BenchmarkRow) throws(BenchmarkError) -> Void
  ) throws(BenchmarkError) {
    let board = RunBoard(self, known: known, shouldStop: shouldStop, receive: receive)
    BackgroundThread.together(jobs) { board.work() }
    if let failure = board.failure { throw failure }
  }
}

/// What the threads of a series share.
private final class RunBoard: Sendable {
  fileprivate struct State {
    var next = 0
    var provedScores: [String: PlanScore] = [:]
    var failure: BenchmarkError?
  }

  private let state: Mutex<State>
  private let series: RunSeries
  private let shouldStop: @Sendable () -> Bool
  private let receive: @Sendable (BenchmarkRow) throws(BenchmarkError) -> Void

  init(
    _ series: RunSeries,
    known: [BenchmarkRow],
    shouldStop: @escaping @Sendable () -> Bool,
    receive: @escaping @Sendable (BenchmarkRow) throws(BenchmarkError) -> Void
  ) {
    var start = State()
    for row in known { start.note(row) }
    state = Mutex(start)
    self.series = series
    self.shouldStop = shouldStop
    self.receive = receive
  }

  var failure: BenchmarkError? { state.withLock(\.failure) }

  /// Takes one run after the other until none is left.
  func work() {
    while let run = takeRun() {
      var row = run.measured(on: series.machine)
      state.withLock { state in
        row.agrees = state.agreement(of: row)
        state.note(row)
        do throws(BenchmarkError) {
          try receive(row)
        } catch {
          state.failure = error
        }
      }
    }
  }

  private func takeRun() -> Run? {
    guard !shouldStop() else { return nil }
    return state.withLock { state in
      guard state.failure == nil, state.next < series.runs.count else { return nil }
      defer { state.next += 1 }
      return series.runs[state.next]
    }
  }
}

extension RunBoard.State {
  /// Whether a proved row has the values that were proved before; `nil` where nothing was.
  func agreement(of row: BenchmarkRow) -> Bool? {
    guard row.proved == true, let proved = provedScores[row.sha256] else { return nil }
    return row.score == proved
  }

  mutating func note(_ row: BenchmarkRow) {
    guard row.proved == true, row.audit == .passed, provedScores[row.sha256] == nil else { return }
    provedScores[row.sha256] = row.score
  }
}
