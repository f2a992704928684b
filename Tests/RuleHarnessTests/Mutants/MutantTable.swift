import Foundation
import Testing

/// The table of mutants in the design note: a line for each, and a mark for each detector that notices it.
enum MutantTable {
  private static let note = CorpusWeek.root.appending(path: "docs/design/006-rule-harness.md")

  private static let heading =
    "| broken | " + MutantDetector.allCases.map(\.rawValue).joined(separator: " | ") + " |"

  private static let mark = "✓"

  /// The lines of the table as they are written down.
  static func written() throws -> [(mutant: String, detectors: Set<MutantDetector>)] {
    let lines = try lines()
    let start = try #require(lines.firstIndex(of: heading))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }
      .map { line in
        let cells = line.dropFirst().dropLast().split(separator: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        let detectors = zip(MutantDetector.allCases, cells.dropFirst())
          .filter { $0.1 == mark }.map(\.0)
        return (cells.first ?? "", Set(detectors))
      }
  }

  /// Writes the table anew and leaves the rest of the note as it is.
  static func write(_ rows: [(mutant: String, detectors: [MutantDetector])]) throws {
    var lines = try lines()
    let start = try #require(lines.firstIndex(of: heading))
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let table = rows.map { row in
      "| \(row.mutant) | "
        + MutantDetector.allCases.map { row.detectors.contains($0) ? mark : "" }
        .joined(separator: " | ") + " |"
    }
    lines.replaceSubrange((start + 2)..<end, with: table)
    try Data(lines.joined(separator: "\n").utf8).write(to: note)
  }

  private static func lines() throws -> [String] {
    try String(contentsOf: note, encoding: .utf8).components(separatedBy: "\n")
  }
}
