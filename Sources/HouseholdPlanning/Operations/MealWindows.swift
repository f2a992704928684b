import MealModel
import PlanFiles

/// Which meals are planned, in the three words of the product (M-011) or meal by meal.
enum MealWindows: String, CaseIterable {
  case dinnerOnly, lunchOnly, both

  var meals: [MealType] {
    switch self {
    case .dinnerOnly: [.dinner]
    case .lunchOnly: [.lunch]
    case .both: [.lunch, .dinner]
    }
  }

  /// What people call it, folded.
  private var names: [String] {
    switch self {
    case .dinnerOnly: ["dinneronly", "dinner", "dinners", "cena", "cenas", "solo cenas"]
    case .lunchOnly: ["lunchonly", "lunch", "lunches", "comida", "comidas", "solo comidas"]
    case .both:
      [
        "both", "comidas y cenas", "comida y cena", "lunches and dinners", "lunch and dinner",
        "ambas",
      ]
    }
  }

  /// The meals in one word, or their names with commas.
  static func text(of meals: [MealType]) -> String {
    allCases.first { $0.meals == meals }?.rawValue
      ?? meals.map(\.rawValue).joined(separator: ",")
  }

  /// The meals that somebody means, in the order of the day.
  ///
  /// - Parameters:
  ///   - word: One of the three words, or names of meals with commas.
  ///   - known: The meals that the profile knows.
  /// - Returns: The meals, at least one.
  /// - Throws: `notOneOf` for what is no meal at all and `mealNotInProfile` for one that is not planned.
  static func meals(_ word: SettingWord, known: [MealType]) throws(SettingFault) -> [MealType] {
    let meals =
      allCases.first { $0.names.contains(word.folded) }?.meals
      ?? word.text.split(separator: ",").map { MealType(named: String($0).trimmed) }
    guard !meals.isEmpty else { throw .empty }
    for meal in meals where !known.contains(meal) {
      guard MealType.usualOrder.contains(meal) else {
        let words = allCases.filter { $0.meals.allSatisfy(known.contains) }.map(\.rawValue)
        throw .notOneOf(word.text, allowed: words + known.map(\.rawValue))
      }
      throw .mealNotInProfile(meal, known: known)
    }
    return known.filter(meals.contains)
  }
}
