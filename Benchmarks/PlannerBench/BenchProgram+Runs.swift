import BenchmarkSuites
import Foundation
import PlanFiles
import Synchronization

extension BenchProgram {
  func run(_ arguments: BenchArguments) throws -> Int32 {
    let suites = try arguments.names("a suite")
    let methods = try arguments.methods()
    let repeats = try arguments.number(.repeats, default: 1, in: 1...10_000)
    let jobs = try arguments.number(.jobs, default: 1, in: 1...256)
    let timeLimit = try arguments.timeLimit()
    let store = try store(arguments)
    let watch = interruptWatch()
    let instances = try suites.flatMap {
      try store.instances(of: $0, named: arguments.instances)
    }
    let series = RunSeries(
      of: instances,
      methods: methods,
      repeats: repeats,
      permute: arguments.has(.permute),
      timeLimit: timeLimit,
      jobs: jobs,
      machine: Machine(checkout: store.root)
    )

    guard let path = arguments.text(.out) else {
      return try execute(series, until: watch) { [console] row throws(BenchmarkError) in
        try console.write(row.line())
      }
    }
    let known = FileManager.default.fileExists(atPath: path) ? try RowFile.rows(of: path) : []
    let rest = series.skipping(known)
    if rest.runs.count < series.runs.count {
      console.writeError("\(series.runs.count - rest.runs.count) runs are in '\(path)' already.\n")
    }
    let file = try RowFile.appending(to: path)
    defer { try? file.close() }
    return try execute(rest, knowing: known, until: watch) { row throws(BenchmarkError) in
      do {
        try file.write(contentsOf: Data(row.line().utf8))
      } catch {
        throw BenchmarkError(.cannotWrite, "\(path): the file cannot be written.")
      }
    }
  }

  /// A watch that has begun.
  ///
  /// It begins before anything else starts a thread, or that thread would take the signal and die of it.
  private func interruptWatch() -> InterruptWatch {
    let watch = InterruptWatch()
    if console.watchesSignals {
      watch.start { [console] in
        console.writeError("\nEnding after the current run; once more ends at once.\n")
      }
    }
    return watch
  }

  /// Runs a series under a progress bar until it ends or somebody interrupts it.
  ///
  /// - Parameters:
  ///   - series: The runs.
  ///   - known: Rows from before.
  ///   - watch: Says when somebody interrupts.
  ///   - receive: Gets each row.
  /// - Returns: The exit code of `run`.
  /// - Throws: What `receive` throws.
  func execute(
    _ series: RunSeries,
    knowing known: [BenchmarkRow] = [],
    until watch: InterruptWatch,
    receive: @escaping @Sendable (BenchmarkRow) throws(BenchmarkError) -> Void
  ) throws -> Int32 {
    let progress = RunProgress(console, total: series.runs.count)
    let tally = Tally()
    let note: @Sendable (BenchmarkRow) throws(BenchmarkError) -> Void = { row in
      try receive(row)
      tally.count(row)
      progress.advance(row)
    }
    try series.run(knowing: known, shouldStop: { watch.isRaised }, receive: note)
    progress.finish()
    let (done, unsound) = tally.counts
    if unsound > 0 { console.writeError("\(unsound) of \(done) runs are not sound.\n") }
    if done < series.runs.count {
      console.writeError("Interrupted after \(done) of \(series.runs.count) runs.\n")
      return 3
    }
    return unsound > 0 ? 1 : 0
  }

  func generate(_ arguments: BenchArguments) throws -> Int32 {
    let suites = try arguments.names("a suite")
    let format = arguments.text(.format) ?? "week"
    guard ["week", "ndjson"].contains(format) else {
      throw BenchmarkError(.usage, "--format: '\(format)' is neither week nor ndjson.")
    }
    let store = try store(arguments)
    for suite in suites {
      if arguments.has(.pin) { try store.pin(suite) }
      let instances = try store.instances(of: suite, anew: true)
      let lines = { instances.map { $0.singleLine + "\n" }.joined() }
      guard let out = arguments.text(.out) else {
        try console.write(
          format == "ndjson"
            ? lines() : "\(suite): \(instances.count) instances, as the manifest says.\n"
        )
        continue
      }
      let folder = URL(filePath: out)
      do {
        try FileManager.default.createDirectory(
          at: format == "week" ? folder.appending(path: suite) : folder,
          withIntermediateDirectories: true
        )
      } catch {
        throw BenchmarkError(.cannotWrite, "\(out): the folder cannot be made.")
      }
      if format == "ndjson" {
        try AtomicFile.write(lines(), to: folder.appending(path: "\(suite).ndjson").path)
      } else {
        for instance in instances {
          try AtomicFile.write(
            String(decoding: instance.bytes, as: UTF8.self),
            to: folder.appending(path: "\(suite)/\(instance.name).json").path
          )
        }
      }
    }
    return 0
  }

  func bestKnown(_ arguments: BenchArguments) throws -> Int32 {
    let store = try store(arguments)
    let all = try store.names().filter { $0 != "gate" }
    let suites = arguments.arguments.isEmpty ? all : try arguments.names("a suite")
    if arguments.has(.write), !arguments.arguments.isEmpty {
      throw BenchmarkError(.usage, "--write writes the file of all suites, so name none.")
    }
    let jobs = try arguments.number(.jobs, default: 1, in: 1...256)
    let watch = interruptWatch()
    let series = RunSeries(
      of: try suites.flatMap { try store.instances(of: $0) },
      methods: [.optimal],
      repeats: 1,
      permute: false,
      timeLimit: try arguments.timeLimit(),
      jobs: jobs,
      machine: Machine(checkout: store.root)
    )
    let found = Found()
    let code = try execute(series, until: watch) { row throws(BenchmarkError) in found.note(row) }
    guard code != 3 else { return 3 }
    let places = Dictionary(
      series.runs.enumerated().map { ($1.instance.sha256, $0) },
      uniquingKeysWith: min
    )
    let entries = found.entries.sorted {
      (places[$0.sha256] ?? 0) < (places[$1.sha256] ?? 0)
    }
    let table = BestKnown.table(entries)
    if arguments.has(.write) {
      try AtomicFile.write(table, to: BestKnown.file(in: store.root).path)
    } else {
      try console.write(table)
    }
    console.writeError("\(entries.count) of \(series.runs.count) instances are proved.\n")
    return 0
  }
}

/// Counts rows that come from several threads.
private final class Tally: Sendable {
  private let state = Mutex((done: 0, unsound: 0))

  var counts: (done: Int, unsound: Int) { state.withLock { $0 } }

  func count(_ row: BenchmarkRow) {
    state.withLock { state in
      state.done += 1
      if !row.isSound { state.unsound += 1 }
    }
  }
}

/// Collects entries that come from several threads.
private final class Found: Sendable {
  private let state = Mutex<[BestKnown]>([])

  var entries: [BestKnown] { state.withLock { $0 } }

  func note(_ row: BenchmarkRow) {
    guard let entry = BestKnown(row) else { return }
    state.withLock { $0.append(entry) }
  }
}
