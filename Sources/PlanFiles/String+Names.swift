import Foundation

extension String {
  /// The text without spaces and line breaks at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text as names are compared when they do not match exactly: without case and accents.
  package var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
