package import MealModel

extension MealType {
  /// The meal that a household calls by a name; the usual meals have Spanish names too.
  package init(named name: String) {
    let usual: [String: MealType] = [
      "breakfast": .breakfast, "desayuno": .breakfast,
      "lunch": .lunch, "comida": .lunch, "almuerzo": .lunch,
      "snack": .snack,
      "dinner": .dinner, "cena": .dinner,
      "dessert": .dessert, "postre": .dessert,
    ]
    self = usual[name.folded] ?? MealType(rawValue: name)
  }

  package init(_ cursor: JSONCursor) throws(FileError) {
    self.init(named: try cursor.name())
  }
}
