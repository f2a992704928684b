import BenchmarkSuites
import Foundation
import MealPlanning
import Testing

struct ComparisonTests {
  private struct Change {
    var nodes = 5
    var variety = 40
    var filled = 14
    var seconds = [0.1, 0.101, 0.102]
    var proved = true
    var audit = "passed"
  }

  /// Rows as a file would have them.
  private func rows(_ change: Change, method: String = "optimal") throws -> [BenchmarkRow] {
    try change.seconds.enumerated()
      .map { number, seconds in
        let line = """
          {"format": 1, "suite": "family", "instance": "week", "sha256": "ab", "generator": "household",
          "generatorSeed": 1, "permutation": 0, "repeat": \(number), "method": "\(method)", "fillSeed": 1,
          "timeLimitSeconds": 60, "jobs": 1, "swift": "6.3", "engine": "1", "solver": "S", "commit": "c",
          "cpu": "P", "cores": 2, "os": "O", "buildMode": "release", "status": "optimal",
          "levels": [{"level": "shortfall", "value": 0, "proved": true},
          {"level": "filledSlots", "value": \(change.filled), "proved": true},
          {"level": "variety", "value": \(change.variety), "proved": \(change.proved)},
          {"level": "preference", "value": 0, "proved": true},
          {"level": "repeats", "value": 1, "proved": true}],
          "complete": true, "proved": \(change.proved), "audit": "\(change.audit)", "rows": 10,
          "columns": 20, "solves": 1, "nodes": \(change.nodes), "fillSeconds": \(seconds),
          "peakScope": "run", "finishedAt": "2026-01-01T00:00:00Z"}
          """
        return try JSONDecoder().decode(BenchmarkRow.self, from: Data(line.utf8))
      }
  }

  private func verdict(_ change: (inout Change) -> Void) throws -> Int32 {
    var changed = Change()
    change(&changed)
    return Comparison(baseline: try rows(Change()), new: try rows(changed)).verdict.exitCode
  }

  @Test
  func `the same rows are equal`() throws {
    #expect(try verdict { _ in } == 0)
  }

  @Test
  func `more nodes are worse and fewer are better`() throws {
    #expect(try verdict { $0.nodes = 6 } == 2)
    #expect(try verdict { $0.nodes = 4 } == 4)
  }

  @Test
  func `the objective outweighs the counts, an earlier level a later one`() throws {
    #expect(
      try verdict {
        $0.variety = 41
        $0.nodes = 9
      } == 4
    )
    #expect(
      try verdict {
        $0.filled = 13
        $0.variety = 99
      } == 2
    )
  }

  @Test
  func `a lost proof or a failed audit is worse whatever else is better`() throws {
    #expect(
      try verdict {
        $0.proved = false
        $0.nodes = 1
      } == 2
    )
    #expect(
      try verdict {
        $0.audit = "failed"
        $0.variety = 99
      } == 2
    )
  }

  @Test
  func `time counts only beyond the noise`() throws {
    #expect(try verdict { $0.seconds = [0.101, 0.1, 0.102] } == 0)
    #expect(try verdict { $0.seconds = [0.102, 0.103, 0.101] } == 0)
    #expect(try verdict { $0.seconds = [0.2, 0.201, 0.202] } == 2)
    #expect(try verdict { $0.seconds = [0.05, 0.0505, 0.051] } == 4)
    // The median doubles, but the repeats lie so far apart that this says nothing.
    #expect(try verdict { $0.seconds = [0.01, 0.2, 0.6] } == 0)
    #expect(try verdict { $0.seconds = [0.2, 0.2] } == 0, "Two repeats show no noise.")
  }

  @Test
  func `a missing row is worse`() throws {
    let baseline = try rows(Change()) + rows(Change(), method: "plain")
    let comparison = Comparison(baseline: baseline, new: try rows(Change()))
    #expect(comparison.verdict == .worse)
    #expect(comparison.text.contains("| family/week, plain | there | missing | worse |"))
  }

  @Test
  func `a summary says where greedy ends short`() throws {
    var short = Change()
    short.filled = 13
    short.variety = 36
    short.proved = false
    let summary = Summary(try rows(Change()) + rows(short, method: "greedy:1"))
    #expect(summary.lines.map(\.method) == ["optimal", "greedy:1"])
    let greedy = summary.lines[1]
    #expect(
      greedy.endsShort == 3 && greedy.filled == 39 && greedy.possible == 42
        && greedy.missesMore == 0
    )
    #expect(greedy.varietyRatio == 0.9 && greedy.par10 == nil)
    #expect(summary.lines[0].proved == 3)
  }

  @Test
  func `the shifted geometric mean is that of its definition`() throws {
    let mean = try #require(Statistics.shiftedGeometricMean([0.03, 0.15]))
    #expect(abs(mean - ((0.04 * 0.16).squareRoot() - 0.01)) < 1e-12)
    #expect(Statistics.shiftedGeometricMean([]) == nil)
    #expect(Statistics.median([3, 1, 2]) == 2 && Statistics.median([4, 1, 2, 3]) == 2.5)
  }
}
