package import Foundation
package import MealPlanning

/// The best value of an instance, with a proof.
package struct BestKnown: Hashable, Sendable {
  package var suite: String
  package var instance: String
  package var sha256: String
  package var score: PlanScore

  /// By level what no plan can exceed; equal to the values, or the entry would not be here.
  package var bound: PlanScore

  /// The solver, or the ceiling that no plan can exceed, and what checked it.
  package var provedBy: String

  /// The entry of a row, or `nil` unless every level is proved and the second audit passed.
  package init?(_ row: BenchmarkRow) {
    guard row.proved == true, row.isSound, let score = row.score,
      row.levels?.allSatisfy({ $0.bound == $0.value }) == true
    else { return nil }
    suite = row.suite
    instance = row.instance
    sha256 = row.sha256
    self.score = score
    bound = score
    provedBy =
      row.author == PlanAuthor.construction.inWords
      ? "ceiling of the score reached; audit passed"
      : "\(row.solver) on the \(row.method) program; audit passed"
  }

  /// The file in a checkout.
  package static func file(in root: URL) -> URL {
    root.appending(path: "datasets/best-known.csv")
  }

  private static let header =
    ["suite", "instance", "sha256"] + PlanLevel.allCases.map { "\($0)" } + ["bound", "provedBy"]

  /// The entries as a table with commas; no text in it has one.
  package static func table(_ entries: [BestKnown]) -> String {
    ([header] + entries.map(\.cells)).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private var cells: [String] {
    [suite, instance, sha256] + PlanLevel.allCases.map { String(score[$0]) }
      + [bound.inWords, provedBy]
  }

  /// Reads a table.
  package static func entries(in text: String) throws(BenchmarkError) -> [BestKnown] {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == header.joined(separator: ",") else {
      throw BenchmarkError(.badData, "best-known.csv: the first line is not the one expected.")
    }
    return try lines.dropFirst().map { line throws(BenchmarkError) in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == header.count,
        let score = PlanScore(cells[3..<8].compactMap { Int($0) }),
        let bound = PlanScore(cells[8].split(separator: " ").compactMap { Int($0) })
      else { throw BenchmarkError(.badData, "best-known.csv: this is no entry: \(line)") }
      return BestKnown(
        suite: cells[0],
        instance: cells[1],
        sha256: cells[2],
        score: score,
        bound: bound,
        provedBy: cells[9]
      )
    }
  }

  private init(
    suite: String,
    instance: String,
    sha256: String,
    score: PlanScore,
    bound: PlanScore,
    provedBy: String
  ) {
    self.suite = suite
    self.instance = instance
    self.sha256 = sha256
    self.score = score
    self.bound = bound
    self.provedBy = provedBy
  }
}

extension PlanScore {
  fileprivate init?(_ values: [Int]) {
    guard values.count == PlanLevel.allCases.count else { return nil }
    self.init(
      shortfall: values[0],
      filledSlots: values[1],
      variety: values[2],
      preference: values[3],
      repeats: values[4]
    )
  }
}
