import Foundation

/// Finds files of the project from the place of this one.
enum Project {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

  static func household(_ name: String) -> String {
    root.appending(path: "datasets/households/\(name).json").path
  }

  /// The names of the weeks that cannot be completed.
  static let infeasibleWeeks: [String] = {
    let folder = URL(filePath: infeasible("x")).deletingLastPathComponent().path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".expected.json") }.sorted()
      .map { String($0.dropLast(".json".count)) }
  }()

  static func infeasible(_ name: String) -> String {
    root.appending(path: "datasets/infeasible/\(name).json").path
  }

  static func bytes(ofInfeasible name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: infeasible(name))))
  }

  static func bytes(ofHousehold name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: household(name))))
  }

  static func bytes(ofWeek name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: tests.appending(path: "Weeks/\(name).json")))
  }
}
