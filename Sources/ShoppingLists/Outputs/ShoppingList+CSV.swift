import HouseholdModel
public import MealModel
import PlanTexts

extension ShoppingList {
  /// The list as a table, a row for each line under a header, as RFC 4180 defines it.
  ///
  /// Quantities are as people read them; those for programs are in the JSON.
  public func csv(in language: Language) -> String {
    func text(_ key: ShoppingText) -> String { Catalogue.text(key, in: language) }
    let header = [.category, .item, .quantity, .bought, .checked, .handAdded].map(text)
    let rows = sections.flatMap { section in
      section.lines.map { line in
        [
          section.heading(in: language), line.name,
          line.quantitiesWithAmount.text(in: language),
          line.bought.text(in: language), text(line.isChecked ? .yes : .no),
          text(line.isHandAdded ? .yes : .no),
        ]
      }
    }
    return ([header] + rows)
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }
}

extension String {
  /// The text as a field, in quotes where it has to be.
  fileprivate var csvField: String {
    // Scalars, because a carriage return and a line feed together are one character.
    let special: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
    guard unicodeScalars.contains(where: special.contains) else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }
}
