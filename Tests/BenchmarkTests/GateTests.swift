import BenchmarkSuites
import Foundation
import MealPlanning
import Testing

struct GateTests {
  @Test
  func `objective values, rows, columns, nodes and solves are what they were`() throws {
    let gate = try Gate(reading: Gate.file(in: Project.store.root))
    let differences = gate.differences(
      of: try Gate.measured(in: Project.store, on: Project.machine)
    )
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test
  func `a difference is said in a sentence`() throws {
    let gate = try Gate(reading: Gate.file(in: Project.store.root))
    var other = gate
    other.instances[0].nodes = 99
    other.instances.removeLast()
    let name = gate.instances[0].instance
    let nodes = gate.instances[0].nodes ?? 0
    let last = gate.instances[gate.instances.count - 1]
    #expect(
      gate.differences(of: other) == [
        "\(name), optimal: nodes 99 instead of \(nodes).",
        "\(last.instance), \(last.method): it was not run.",
      ]
    )
    other.solver = "another"
    #expect(gate.differences(of: other).count == 1)
  }

  @Test
  func `best known values belong to the instances and are found again`() throws {
    let file = BestKnown.file(in: Project.store.root)
    let text = try String(contentsOf: file, encoding: .utf8)
    let entries = try BestKnown.entries(in: text)
    #expect(BestKnown.table(entries) == text)
    #expect(entries.allSatisfy { $0.score == $0.bound })
    for suite in Project.storedSuites {
      let digests = try Project.store.manifest(suite).instances
        .reduce(into: [:]) { $0[$1.name] = $1.sha256 }
      let own = entries.filter { $0.suite == suite }
      #expect(!own.isEmpty)
      #expect(own.allSatisfy { digests[$0.instance] == $0.sha256 }, "\(suite)")
      // The first ones are the smallest.
      for entry in own.prefix(3) {
        let instance = try Project.instance(entry.instance, of: suite)
        let row = Run(instance: instance, method: .optimal).measured(on: Project.machine)
        #expect(BestKnown(row)?.score == entry.score, "\(entry.instance)")
      }
    }
  }
}
