import Foundation
import Testing

/// Whole sessions of households, typed as people type them, compared with files.
///
/// `PLANNER_WRITE_GOLDEN=1 swift test --filter SessionTests` writes the answers anew; then read the diff.
struct SessionTests {
  private static let folder = Project.tests.appending(path: "Household/Sessions")

  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: names)
  func `a session goes as it is written down`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let text = try Transcript(expected).performed()
    if ProcessInfo.processInfo.environment["PLANNER_WRITE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: names)
  func `no person reads an identity that was drawn at random`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for block in text.split(separator: "\n$ ")
    where !block.contains("json") && !block.hasPrefix("planner household export") {
      #expect(!block.contains("ID"), "\(block)")
    }
  }

  @Test func `there are sessions in both languages`() {
    #expect(Self.names.contains { $0.hasSuffix("-es.txt") })
    #expect(Self.names.contains { $0.hasSuffix("-en.txt") })
  }
}
