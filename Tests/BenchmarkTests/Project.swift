import BenchmarkSuites
import Foundation
import MealPlanning

/// The checkout, found from the place of this file.
enum Project {
  static let store = SuiteStore(
    root: URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  )

  static let machine = Machine(checkout: store.root)

  /// The suites whose weeks lie in the repository.
  static let storedSuites = ["family", "gaps", "infeasible", "preferences", "tight", "traps"]

  static func instance(_ name: String, of suite: String) throws -> BenchmarkInstance {
    let instances = try store.instances(of: suite)
    guard let instance = instances.first(where: { $0.name == name }) else {
      throw BenchmarkError(.noInput, "\(suite) has no instance '\(name)'.")
    }
    return instance
  }
}
