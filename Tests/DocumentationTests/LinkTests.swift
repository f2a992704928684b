import Foundation
import Testing

struct LinkTests {
  @Test(arguments: Project.documents)
  func `every relative link points to a file that exists`(document: String) throws {
    let folder = Project.url(document).deletingLastPathComponent()
    for target in MarkdownDocument(try Project.text(document)).linkTargets {
      guard !target.hasPrefix("#"), !target.contains("://"), !target.hasPrefix("mailto:") else {
        continue
      }
      let path = target.prefix { $0 != "#" }
      let file = folder.appending(path: String(path)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: file), "\(document) links to \(target)")
    }
  }

  @Test
  func `there are documents to check`() {
    #expect(Project.documents.contains("README.md"))
    #expect(Project.documents.contains("docs/design/001-foundations.md"))
  }
}
