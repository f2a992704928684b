import Foundation

extension String {
  /// The text without spaces and line breaks at its ends.
  package var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text as names are compared when they do not match exactly: without case and accents.
  package var folded: String {
    // Most names are plain, and Foundation's folding is slow.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}
