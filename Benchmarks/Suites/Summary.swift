import MealPlanning
import PlanTexts

/// A file of rows by suite and method.
package struct Summary {
  /// The figures of a method on a suite.
  package struct Line: Hashable, Sendable {
    package var suite: String
    package var method: String
    package var runs: Int

    /// Runs that are proved on every level and that the audit passed.
    package var proved: Int

    /// Runs that gave no plan or a wrong one.
    package var failures: Int

    /// Slots that hold a dish, summed over the runs.
    package var filled: Int

    /// The same of the best plans that the file knows; `nil` when no method proved one everywhere.
    package var possible: Int?

    /// Runs that leave a slot empty which a plan that falls short no more fills.
    package var endsShort: Int

    /// Runs that miss more of the "at least" rules than the best plan.
    package var missesMore: Int

    /// Variety summed over the runs, divided by that of the best plans.
    package var varietyRatio: Double?

    /// Shifted geometric means of the wall time and of the processor time.
    package var meanSeconds: Double?
    package var meanProcessorSeconds: Double?

    /// Penalized average runtime: a run without a proof counts ten times its limit.
    package var par10: Double?
  }

  package private(set) var lines: [Line] = []

  package init(_ rows: [BenchmarkRow]) {
    // Better plans first; among equals one that is proved.
    var best: [String: (score: PlanScore, isProved: Bool)] = [:]
    for row in rows where row.audit == .passed {
      guard let score = row.score else { continue }
      let isProved = row.proved == true
      if let known = best[row.sha256], score < known.score || (score == known.score && !isProved) {
        continue
      }
      best[row.sha256] = (score, isProved)
    }
    let groups = Dictionary(grouping: rows) { [$0.suite, $0.method] }
    for key in groups.keys.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      guard let group = groups[key] else { continue }
      lines.append(Self.line(key[0], key[1], group, best))
    }
  }

  /// The gate last; the product first, greedy by its walks.
  private static func rank(_ key: [String]) -> (Int, String, Int, Int) {
    let walks = key[1].split(separator: ":").last.flatMap { Int($0) } ?? 0
    let method = ["optimal", "program", "plain"].firstIndex(of: key[1]) ?? 3
    return (key[0] == "gate" ? 1 : 0, key[0], method, walks)
  }

  private static func line(
    _ suite: String,
    _ method: String,
    _ rows: [BenchmarkRow],
    _ best: [String: (score: PlanScore, isProved: Bool)]
  ) -> Line {
    let scored = rows.compactMap { row in
      row.score.flatMap { score in best[row.sha256].map { (own: score, best: $0) } }
    }
    let variety = scored.reduce(0) { $0 + $1.own.variety }
    let possibleVariety = scored.reduce(0) { $0 + $1.best.score.variety }
    let isGreedy = method.hasPrefix("greedy")
    let isJudged = !scored.isEmpty && scored.allSatisfy(\.best.isProved)
    return Line(
      suite: suite,
      method: method,
      runs: rows.count,
      proved: rows.count { $0.proved == true && $0.audit == .passed },
      failures: rows.count { !$0.isSound },
      filled: scored.reduce(0) { $0 + $1.own.filledSlots },
      possible: isJudged ? scored.reduce(0) { $0 + $1.best.score.filledSlots } : nil,
      endsShort: scored.count {
        $0.own.filledSlots < $0.best.score.filledSlots
          && $0.own.shortfall >= $0.best.score.shortfall
      },
      missesMore: scored.count { $0.own.shortfall > $0.best.score.shortfall },
      varietyRatio: possibleVariety > 0 ? Double(variety) / Double(possibleVariety) : nil,
      meanSeconds: Statistics.shiftedGeometricMean(rows.compactMap(\.fillSeconds)),
      meanProcessorSeconds: Statistics.shiftedGeometricMean(rows.compactMap(\.cpuSeconds)),
      par10: isGreedy ? nil : par10(rows)
    )
  }

  private static func par10(_ rows: [BenchmarkRow]) -> Double? {
    var sum = 0.0
    for row in rows {
      if row.proved == true, row.isSound, let seconds = row.fillSeconds {
        sum += seconds
      } else if let limit = row.timeLimitSeconds {
        sum += 10 * limit
      } else {
        return nil
      }
    }
    return rows.isEmpty ? nil : sum / Double(rows.count)
  }

  /// The summary as Markdown.
  package var text: String {
    var table = MarkdownTable(
      [
        "suite", "method", "runs", "proved", "failures", "filled / possible", "ends short",
        "misses more", "variety", "mean ms", "mean CPU ms", "PAR10 ms",
      ],
      textColumns: 2
    )
    for line in lines {
      table.add([
        line.suite, line.method, String(line.runs), String(line.proved), String(line.failures),
        "\(line.filled) / \(line.possible.map(String.init) ?? "?")",
        (Double(line.endsShort) / Double(line.runs)).asPercent,
        (Double(line.missesMore) / Double(line.runs)).asPercent,
        line.varietyRatio.map { $0.rounded(digits: 3) } ?? "–",
        line.meanSeconds?.asMilliseconds ?? "–",
        line.meanProcessorSeconds?.asMilliseconds ?? "–",
        line.par10?.asMilliseconds ?? "–",
      ])
    }
    return table.text + """

      Means: geometric, of the time from the problem to the audited plan, shifted by 10 ms. PAR10: a run \
      without a proof counts ten times its limit. Ends short: a slot stays empty that the best known \
      plan fills without missing more elsewhere. Misses more: of the "at least" rules. Variety: of the best known plans.

      """
  }
}
