import Foundation
import MealModel
import RuleHarness

/// The folders of the project, found from the place of this file.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func scenarios(_ folder: String) throws -> [Scenario] {
    try ScenarioFolder.scenarios(at: root.appending(path: "datasets/\(folder)").path)
  }
}
