import Foundation

/// Finds files of the project from the place of this one.
enum Project {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  static func household(_ name: String) -> String {
    tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "datasets/households/\(name).json").path
  }

  static func bytes(ofHousehold name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: household(name))))
  }

  static func bytes(ofWeek name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: tests.appending(path: "Weeks/\(name).json")))
  }
}
