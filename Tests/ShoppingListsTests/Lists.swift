import HouseholdModel
import MealModel
import ShoppingLists
import Testing

/// Short ways to say what a test is about.
enum Lists {
  static let monday = CivilDate(iso: "2025-02-03")

  static func record(_ items: [ShoppingItem] = []) throws -> ShoppingRecord {
    ShoppingRecord(week: try #require(monday), items: items)
  }

  /// A dish with lines of ingredients.
  static func dish(
    _ name: String,
    _ lines: [String],
    servings: Int? = nil
  ) throws -> HouseholdDish {
    var dish = HouseholdDish(id: DishID(rawValue: name), name: name)
    dish.ingredients = try lines.map { try Ingredient(parsing: $0, in: .english) }
    dish.servings = servings
    return dish
  }

  /// The list of dishes with these lines, each a dish that is planned once.
  static func list(_ dishes: [[String]], record: ShoppingRecord? = nil) throws -> ShoppingList {
    let uses = try dishes.enumerated().map { PlannedUse(try dish("Dish \($0.offset)", $0.element)) }
    return try ShoppingList.make(for: uses, record: try record ?? Lists.record())
  }
}

extension ShoppingList {
  /// The lines as they are read in English, with a tick in front where there is one.
  var wordings: [String] {
    lines.map { ($0.isChecked ? "✓ " : "") + $0.wording(in: .english) }
  }
}

/// A number that is known to fit.
func fraction(_ numerator: Int, _ denominator: Int = 1) throws -> Fraction {
  try #require(Fraction(numerator, denominator))
}
