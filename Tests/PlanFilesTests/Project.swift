import Foundation

/// Finds files of the project from the place of this one.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ name: String) -> String { root.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: name)))
  }

  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The names of the files in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  static let households = [
    "cenas", "comedor", "familia", "five-dinners", "real-family", "taylors",
  ]
}

extension String {
  var lineCount: Int { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count }
}
