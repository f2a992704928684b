import Foundation
import PlanFiles
import Testing

/// The bundled weeks, found from the place of this file.
struct Household: Sendable, CustomTestStringConvertible {
  var name: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The bundled weeks that have dishes of their own.
  static let all = ["cenas", "comedor", "familia", "five-dinners", "taylors"]
    .map(Household.init(name:))

  var testDescription: String { name }

  func week() throws -> PlannableWeek {
    try file().resolved()
  }

  func file() throws -> WeekFile {
    try WeekFile(readingFrom: Self.root.appending(path: "datasets/households/\(name).json").path)
  }
}
