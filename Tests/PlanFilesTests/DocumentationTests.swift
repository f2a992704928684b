import Foundation
import PlanFiles
import Testing

/// The examples of the documentation are real: every one is read.
struct DocumentationTests {
  @Test func `every JSON example is a valid week`() throws {
    let examples = try Self.examples(of: "json")
    #expect(examples.count >= 4)
    for example in examples {
      _ = try WeekFile(json: Array(example.utf8), file: "docs/file-format.md").resolved()
    }
  }

  @Test func `every CSV example is a valid list`() throws {
    let examples = try Self.examples(of: "csv")
    #expect(!examples.isEmpty)
    for example in examples {
      var file = WeekFile(WeekDocument(), file: "week.json")
      try file.replaceDishes(with: DishList(csv: Array(example.utf8), file: "docs/file-format.md"))
      _ = try file.resolved()
    }
  }

  private static func examples(of language: String) throws -> [String] {
    try Project.text("docs/file-format.md").components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }
}
