package import MealModel

extension Catalogue {
  /// What is wrong, and behind it what was probably meant, if anything was.
  ///
  /// - Parameters:
  ///   - what: What is wrong, without a full stop.
  ///   - nearMatch: The name that was probably meant, as it may be shown.
  ///   - language: The language of the reader.
  /// - Returns: The message.
  package static func text(
    _ what: String,
    nearMatch: TextValue?,
    in language: Language
  ) -> String {
    guard let nearMatch else { return what }
    return text(FileText.advice, in: language, ["what": .text(what), "name": nearMatch])
  }
}
