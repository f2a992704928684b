import Foundation
import MealPlanning
import PlanTexts

/// What changed from one file of rows to another.
package struct Comparison {
  package enum Verdict: String, Hashable, Sendable {
    case equal
    case worse
    case better

    /// What the command exits with.
    package var exitCode: Int32 {
      switch self {
      case .equal: 0
      case .worse: 2
      case .better: 4
      }
    }
  }

  /// One line of the answer.
  package struct Finding: Hashable, Sendable {
    /// The instance or the figure that is spoken about.
    package var subject: String
    package var before: String
    package var after: String
    package var verdict: Verdict
  }

  /// What speaks for the verdict and against it, the most important first.
  package private(set) var findings: [Finding] = []

  /// By the first kind of evidence on which the files differ.
  package private(set) var verdict = Verdict.equal

  /// How times were compared, or why they were not.
  package private(set) var timeNote = ""

  /// How many pairs of instance, method and permutation both files have.
  package private(set) var pairCount = 0

  private struct Key: Hashable {
    var sha256: String
    var method: String
    var permutation: Int
  }

  private struct Pair {
    var before: [BenchmarkRow]
    var after: [BenchmarkRow]

    var name: String {
      let row = before[0]
      let order = row.permutation == 0 ? "" : ", order \(row.permutation)"
      return "\(row.suite)/\(row.instance), \(row.method)\(order)"
    }
  }

  package init(baseline: [BenchmarkRow], new: [BenchmarkRow]) {
    func groups(_ rows: [BenchmarkRow]) -> [Key: [BenchmarkRow]] {
      Dictionary(grouping: rows) {
        Key(sha256: $0.sha256, method: $0.method, permutation: $0.permutation)
      }
    }
    let (before, after) = (groups(baseline), groups(new))
    let keys = before.keys.sorted {
      ($0.sha256, $0.method, $0.permutation) < ($1.sha256, $1.method, $1.permutation)
    }
    let pairs = keys.compactMap { key -> Pair? in
      guard let old = before[key], let new = after[key] else { return nil }
      return Pair(before: old, after: new)
    }
    .sorted { $0.name < $1.name }
    pairCount = pairs.count

    decide(soundness(pairs) + missing(keys.compactMap { after[$0] == nil ? before[$0] : nil }))
    decide(objectives(pairs))
    decide(counts(pairs))
    decide(times(pairs))
  }

  /// Adds findings of one kind; any that is worse outweighs all that are better.
  private mutating func decide(_ found: [Finding]) {
    findings += found
    guard verdict == .equal else { return }
    if found.contains(where: { $0.verdict == .worse }) {
      verdict = .worse
    } else if found.contains(where: { $0.verdict == .better }) {
      verdict = .better
    }
  }

  private func missing(_ groups: [[BenchmarkRow]]) -> [Finding] {
    groups.map {
      Finding(
        subject: Pair(before: $0, after: []).name,
        before: "there",
        after: "missing",
        verdict: .worse
      )
    }
    .sorted { $0.subject < $1.subject }
  }

  private func soundness(_ pairs: [Pair]) -> [Finding] {
    pairs.compactMap { pair in
      func quality(_ rows: [BenchmarkRow]) -> (order: Int, words: String) {
        if !rows.allSatisfy(\.isSound) { return (0, "fails") }
        return rows.allSatisfy { $0.proved == true } ? (2, "proved") : (1, "not proved")
      }
      return Self.finding(
        pair.name,
        quality(pair.before),
        quality(pair.after),
        by: { $0.order < $1.order },
        words: \.words
      )
    }
  }

  private func objectives(_ pairs: [Pair]) -> [Finding] {
    pairs.compactMap { pair in
      // The worst of the repeats, which are all the same unless a limit ended them.
      guard let before = pair.before.compactMap(\.score).min(),
        let after = pair.after.compactMap(\.score).min()
      else { return nil }
      return Self.finding(pair.name, before, after, by: <, words: \.inWords)
    }
  }

  private func counts(_ pairs: [Pair]) -> [Finding] {
    let figures: [(name: String, value: (BenchmarkRow) -> Int?)] = [
      ("rows", { $0.rows }), ("columns", { $0.columns }), ("solves", { $0.solves }),
      ("nodes", { $0.nodes }),
    ]
    return figures.compactMap { name, value in
      var (before, after, differing) = (0, 0, 0)
      for pair in pairs {
        guard let old = pair.before.compactMap(value).max(),
          let new = pair.after.compactMap(value).max(), old != new
        else { continue }
        before += old
        after += new
        differing += 1
      }
      guard differing > 0 else { return nil }
      return Finding(
        subject: "\(name), of the \(differing) pairs that differ",
        before: String(before),
        after: String(after),
        verdict: after > before ? .worse : after < before ? .better : .equal
      )
    }
  }

  private mutating func times(_ pairs: [Pair]) -> [Finding] {
    let rows = pairs.flatMap { $0.before + $0.after }
    guard Set(rows.map { [$0.cpu, $0.buildMode, String($0.jobs)] }).count <= 1 else {
      timeNote = "Times are not compared: processor, build mode or number of jobs differ."
      return []
    }
    var logs: [Double] = []
    var spread = 0.0
    for pair in pairs {
      let before = pair.before.compactMap(\.fillSeconds)
      let after = pair.after.compactMap(\.fillSeconds)
      guard before.count >= 3, after.count >= 3, let old = Statistics.median(before),
        let new = Statistics.median(after), let oldSpread = Statistics.scaledDeviation(before),
        let newSpread = Statistics.scaledDeviation(after)
      else {
        timeNote = "Times are not compared: every pair needs three repeats on both sides."
        return []
      }
      let shift = Statistics.shift
      logs.append(log((new + shift) / (old + shift)))
      let relative = max(oldSpread / (old + shift), newSpread / (new + shift))
      spread += relative * relative
    }
    guard !logs.isEmpty else { return [] }
    let count = Double(logs.count)
    let ratio = exp(logs.reduce(0, +) / count)
    let noise = max(0.02, 3 * (spread / count).squareRoot() / count.squareRoot())
    timeNote =
      "Times: ratio \(ratio.rounded(digits: 3)) of medians with 10 ms added, geometric mean of "
      + "\(logs.count) pairs; within \((1 / (1 + noise)).rounded(digits: 3)) to "
      + "\((1 + noise).rounded(digits: 3)) it is noise."
    let verdict: Verdict =
      ratio > 1 + noise ? .worse : ratio < 1 / (1 + noise) ? .better : .equal
    guard verdict != .equal else { return [] }
    return [
      Finding(
        subject: "time",
        before: "1",
        after: ratio.rounded(digits: 3),
        verdict: verdict
      )
    ]
  }

  private static func finding<Value>(
    _ subject: String,
    _ before: Value,
    _ after: Value,
    by isWorse: (Value, Value) -> Bool,
    words: (Value) -> String
  ) -> Finding? {
    let verdict: Verdict
    if isWorse(after, before) {
      verdict = .worse
    } else if isWorse(before, after) {
      verdict = .better
    } else {
      return nil
    }
    return Finding(
      subject: subject,
      before: words(before),
      after: words(after),
      verdict: verdict
    )
  }

  /// The answer as Markdown.
  package var text: String {
    var text = "**\(verdict.rawValue)**, \(pairCount) pairs. \(timeNote)\n"
    if !findings.isEmpty {
      var table = MarkdownTable(["what", "baseline", "new", ""], textColumns: 4)
      for finding in findings {
        table.add([finding.subject, finding.before, finding.after, finding.verdict.rawValue])
      }
      text += "\n" + table.text
    }
    return text
  }
}

extension PlanScore {
  /// The values of all levels, the most important first.
  package var inWords: String {
    PlanLevel.allCases.map { String(self[$0]) }.joined(separator: " ")
  }
}
