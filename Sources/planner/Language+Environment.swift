import MealModel

extension Language {
  /// The language that the first variable with a value asks for, else English.
  init(environment: [String: String]) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = locale.lowercased().hasPrefix("es") ? .spanish : .english
  }
}
