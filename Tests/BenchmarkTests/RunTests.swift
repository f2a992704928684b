import BenchmarkSuites
import Foundation
import MealModel
import MealPlanning
import PlanFiles
import Synchronization
import Testing

struct RunTests {
  /// The keys that `Benchmarks/README.md` explains.
  private static func documentedKeys() throws -> [String] {
    let file = Project.store.root.appending(path: "Benchmarks/README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = text.split(separator: "## ").first { $0.hasPrefix("Rows\n") } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { line in
        line.dropFirst(2).prefix { $0 != "|" }.split(separator: "`")
          .map(String.init)
          .filter { $0.first?.isLetter == true }
      }
  }

  @Test(arguments: ["optimal", "plain", "greedy:3"])
  func `a row has every documented key, and reads back`(name: String) throws {
    let method = try #require(BenchmarkMethod(name))
    let run = Run(instance: try Project.instance("family-07-20", of: "family"), method: method)
    let row = run.measured(on: Project.machine)
    let line = row.line()
    #expect(line.hasSuffix("}\n") && line.count(where: \.isNewline) == 1)
    #expect(try JSONDecoder().decode(BenchmarkRow.self, from: Data(line.utf8)) == row)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(try Set(object.map { Array($0.keys) } ?? []) == Set(Self.documentedKeys()))
    #expect(row.isSound && row.method == name)
  }

  @Test
  func `a run that fails is a row with its message`() throws {
    let recipe = try Project.store.manifest("family").instances[0]
    let broken = BenchmarkInstance(suite: "family", recipe: recipe, bytes: Array("{".utf8))
    let row = Run(instance: broken, method: .optimal).measured(on: Project.machine)
    #expect(row.status == .failed && row.message != nil && row.levels == nil && !row.isSound)
    #expect(try JSONDecoder().decode(BenchmarkRow.self, from: Data(row.line().utf8)) == row)
  }

  @Test
  func `the order of dishes, tags and filters does not change the optimum`() throws {
    let instances = try Array(Project.store.instances(of: "households").prefix(50))
    let series = RunSeries(
      of: instances,
      methods: [.optimal],
      repeats: 2,
      permute: true,
      timeLimit: .seconds(60),
      jobs: 2,
      machine: Project.machine
    )
    let rows = try rows(of: series)
    #expect(rows.count == 100)
    #expect(rows.allSatisfy { $0.proved == true && $0.isSound })
    #expect(rows.count { $0.agrees == true } == 50)
    #expect(rows.count { $0.permutation == 1 } == 50)
  }

  @Test
  func `a permuted week has the same dishes, tags and filters in another order`() throws {
    let instance = try Project.instance("traps-14-40-15-4-b", of: "traps")
    let document = try WeekDocument(json: instance.bytes, file: "week")
    let permuted = document.permuted(seed: 1)
    #expect(document.permuted(seed: 0) == document)
    #expect(permuted.dishes != document.dishes)
    #expect(Set(permuted.dishes) == Set(document.dishes))
    #expect(Set(permuted.allTags) == Set(document.allTags))
    #expect(Set(permuted.filters) == Set(document.filters))
  }

  @Test
  func `a series skips what has a row and nothing else`() throws {
    let instances = try Array(Project.store.instances(of: "family").prefix(2))
    func series(repeats: Int, limit: Duration) -> RunSeries {
      RunSeries(
        of: instances,
        methods: [.optimal, .greedy(walks: 1)],
        repeats: repeats,
        permute: false,
        timeLimit: limit,
        jobs: 1,
        machine: Project.machine
      )
    }
    let rows = try rows(of: series(repeats: 1, limit: .seconds(60)))
    #expect(rows.count == 4)
    #expect(series(repeats: 1, limit: .seconds(60)).skipping(rows).runs.isEmpty)
    #expect(series(repeats: 2, limit: .seconds(60)).skipping(rows).runs.count == 4)
    #expect(series(repeats: 1, limit: .seconds(5)).skipping(rows).runs.count == 4)
  }

  @Test
  func `a series ends before the next run when it is asked to`() throws {
    let instances = try Project.store.instances(of: "family")
    let series = RunSeries(
      of: instances,
      methods: [.greedy(walks: 1)],
      repeats: 1,
      permute: false,
      timeLimit: nil,
      jobs: 1,
      machine: Project.machine
    )
    let collector = RowCollector()
    try series.run(
      shouldStop: { collector.rows.count == 3 },
      receive: { row in collector.add(row) }
    )
    #expect(collector.rows.count == 3)
  }

  @Test
  func `methods take turns at being first`() throws {
    let series = RunSeries(
      of: try Array(Project.store.instances(of: "family").prefix(2)),
      methods: [.optimal, .plain],
      repeats: 2,
      permute: false,
      timeLimit: nil,
      jobs: 1,
      machine: Project.machine
    )
    #expect(
      series.runs.map(\.method) == [
        .optimal, .plain, .plain, .optimal, .plain, .optimal, .optimal, .plain,
      ]
    )
  }

  private func rows(of series: RunSeries) throws -> [BenchmarkRow] {
    let collector = RowCollector()
    try series.run(receive: { row in collector.add(row) })
    return collector.rows
  }
}

/// Collects rows that come from several threads.
private final class RowCollector: Sendable {
  private let state = Mutex<[BenchmarkRow]>([])

  var rows: [BenchmarkRow] { state.withLock { $0 } }

  func add(_ row: BenchmarkRow) { state.withLock { $0.append(row) } }
}
