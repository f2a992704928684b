import Foundation
import RuleHarness
import Testing

/// A bundled week, found from the place of this file.
struct CorpusWeek: Sendable, CustomTestStringConvertible {
  /// The folder within `datasets` and the name of the file.
  var path: String

  var testDescription: String { path }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every bundled week but the suites of the benchmark.
  static let all: [CorpusWeek] = ["households", "infeasible", "scenarios"]
    .flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: "datasets/\(folder)").path
      )
      return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".expected.json") }
        .sorted().map { CorpusWeek(path: "\(folder)/\($0)") }
    }

  var name: String { path.replacing("/", with: "-").replacing(".json", with: "") }

  func scenario() throws -> Scenario {
    try Scenario(readingFrom: Self.root.appending(path: "datasets/\(path)").path)
  }

  /// Where small week files of broken relations are written.
  static func shrunkFolder() throws -> String {
    let folder = root.appending(path: ".build/shrunk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
