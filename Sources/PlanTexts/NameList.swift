package import MealModel

extension [String] {
  /// The names in a row: `a, b y c`, `a, b and c`.
  package func listed(in language: Language) -> String {
    let and = language == .spanish ? " y " : " and "
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + and + last
  }
}
