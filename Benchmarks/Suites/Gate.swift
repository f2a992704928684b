package import Foundation
import MealPlanning
import PlanFiles

/// The figures of a small fixed suite that must not change unseen.
package struct Gate: Hashable, Sendable, Codable {
  /// The solver that the nodes and solves belong to; with another they are not compared.
  package var solver: String

  package var instances: [Entry]

  package struct Entry: Hashable, Sendable, Codable {
    package var instance: String
    package var sha256: String
    package var method: String

    /// By level, the most important first.
    package var values: [Int]

    package var proved: Bool
    package var rows: Int?
    package var columns: Int?
    package var solves: Int?
    package var nodes: Int?
  }

  /// The gate of a checkout.
  package static func file(in root: URL) -> URL {
    root.appending(path: "Benchmarks/Thresholds/gate.json")
  }

  package init(reading file: URL) throws(BenchmarkError) {
    do {
      self = try JSONDecoder().decode(Gate.self, from: Data(contentsOf: file))
    } catch {
      throw BenchmarkError(.noInput, "\(file.path): no thresholds here: \(error.inOneLine)")
    }
  }

  /// The figures of rows; every row must have a plan.
  package init(_ rows: [BenchmarkRow]) throws(BenchmarkError) {
    solver = rows.first?.solver ?? "none"
    instances = try rows.map { row throws(BenchmarkError) in
      guard row.isSound, let levels = row.levels else {
        throw BenchmarkError(.badData, "\(row.instance): \(row.message ?? "the run is not sound")")
      }
      return Entry(
        instance: row.instance,
        sha256: row.sha256,
        method: row.method,
        values: levels.map(\.value),
        proved: row.proved ?? false,
        rows: row.rows,
        columns: row.columns,
        solves: row.solves,
        nodes: row.nodes
      )
    }
  }

  /// The methods that the gate runs on each of its instances.
  package static let methods: [BenchmarkMethod] = [.optimal, .program, .plain, .greedy(walks: 1)]

  /// Runs the suite of the gate.
  ///
  /// Nodes do not depend on the machine, and no limit of time is near.
  package static func measured(
    in store: SuiteStore,
    on machine: Machine
  ) throws(BenchmarkError) -> Gate {
    try Gate(
      store.instances(of: "gate").flatMap { instance in
        methods.map { Run(instance: instance, method: $0).measured(on: machine) }
      }
    )
  }

  /// What differs from this, in sentences; empty when nothing does.
  package func differences(of new: Gate) -> [String] {
    var result: [String] = []
    let comparesWork = solver == new.solver
    let known = Dictionary(
      uniqueKeysWithValues: instances.map { ("\($0.instance), \($0.method)", $0) }
    )
    var missing = Set(known.keys)
    for entry in new.instances {
      let name = "\(entry.instance), \(entry.method)"
      guard let old = known[name] else {
        result.append("\(name): there are no thresholds for it.")
        continue
      }
      missing.remove(name)
      func check<Value: Equatable>(_ what: String, _ value: (Entry) -> Value) {
        if value(old) != value(entry) {
          result.append("\(name): \(what) \(value(entry)) instead of \(value(old)).")
        }
      }
      check("sha256", \.sha256)
      check("values", \.values)
      check("proved", \.proved)
      check("rows", { $0.rows ?? 0 })
      check("columns", { $0.columns ?? 0 })
      if comparesWork {
        check("solves", { $0.solves ?? 0 })
        check("nodes", { $0.nodes ?? 0 })
      }
    }
    return result + missing.sorted().map { "\($0): it was not run." }
  }

  /// The gate as a file, with one line for each run.
  package func encoded() -> String {
    JSONText.object(
      [
        ("solver", .text(solver)),
        (
          "instances",
          .list(
            instances.map { entry in
              .object(
                [
                  ("instance", .text(entry.instance)), ("sha256", .text(entry.sha256)),
                  ("method", .text(entry.method)),
                  ("values", .list(entry.values.map { .number($0) }, .oneLine)),
                  ("proved", .flag(entry.proved)), ("rows", .number(entry.rows)),
                  ("columns", .number(entry.columns)), ("solves", .number(entry.solves)),
                  ("nodes", .number(entry.nodes)),
                ],
                .oneLine
              )
            },
            .lineEach
          )
        ),
      ],
      .lineEach
    )
    .file
  }
}
