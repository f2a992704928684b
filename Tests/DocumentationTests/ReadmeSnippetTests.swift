import Testing

struct ReadmeSnippetTests {
  @Test
  func `the library example of the README is the code of its test`() throws {
    let readme = try Project.text("README.md")
    let marked = Self.between("<!-- library-example -->", "<!-- /library-example -->", in: readme)
    let block = try #require(marked.map(MarkdownDocument.init)?.blocks.first)
    #expect(block.language == "swift")

    let test = try Project.text("Tests/MealPlanningTests/ReadmeExampleTests.swift")
    #expect(block.lines == Self.snippet(of: test))
  }

  /// What stands between the markers of a source file, each part without the indentation it has there.
  private static func snippet(of source: String) -> [String] {
    var parts: [[String]] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let trimmed = line.drop(while: { $0 == " " })
      if trimmed == "// snippet-begin" {
        parts.append([])
        isInside = true
      } else if trimmed == "// snippet-end" {
        isInside = false
      } else if isInside {
        parts[parts.count - 1].append(line)
      }
    }
    return Array(parts.map(withoutIndentation).joined(separator: [""]))
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min()
    return lines.map { String($0.dropFirst(indentation ?? 0)) }
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.firstRange(of: start),
      let last = text[first.upperBound...].firstRange(of: end)
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
