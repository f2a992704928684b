import Foundation

/// Files of the project, found from the place of this file.
enum ProjectFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The first block of JSON in a page.
  static func firstJSON(in path: String) throws -> String {
    let parts = try text(path).components(separatedBy: "```json\n")
    return parts.count < 2 ? "" : parts[1].components(separatedBy: "```")[0]
  }
}
