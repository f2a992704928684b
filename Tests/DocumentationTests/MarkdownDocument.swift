import Foundation

/// As much of Markdown as the checks need: fenced blocks, and the links outside of them.
struct MarkdownDocument {
  /// A fenced block with the language that it names.
  struct Block: Hashable {
    var language: String
    var lines: [String]
  }

  private(set) var blocks: [Block] = []

  /// The lines that are not in a block.
  private(set) var proseLines: [String] = []

  init(_ text: String) {
    var block: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        if let closed = block {
          blocks.append(closed)
          block = nil
        } else {
          block = Block(language: String(trimmed.dropFirst(3)), lines: [])
        }
      } else if block != nil {
        block?.lines.append(line)
      } else {
        proseLines.append(line)
      }
    }
  }

  /// Where the links point, `](target)`, code spans left out.
  var linkTargets: [String] {
    proseLines.flatMap { line in
      let spans = line.split(separator: "`", omittingEmptySubsequences: false)
      let prose = spans.indices.map { $0.isMultiple(of: 2) ? String(spans[$0]) : "x" }.joined()
      return prose.components(separatedBy: "](").dropFirst()
        .compactMap { $0.split(separator: ")", omittingEmptySubsequences: false).first }
        .map(String.init)
    }
  }
}
