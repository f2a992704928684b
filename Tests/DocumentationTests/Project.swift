import Foundation

/// Finds the files of the project from the place of this one.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Every document that people read as a file: those at the top, under `docs`, and beside what they
  /// describe.
  static let documents: [String] = {
    let folders = ["", "docs", "docs/design", "docs/guides", "datasets", "Benchmarks"]
    return folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
        .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }()
}
