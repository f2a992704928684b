import HouseholdModel
import MealModel
import PlanFiles
import PlanTexts

/// A day and what it asks for, as people type it: `mon=veg`, `mié=vegano`, `fri`.
enum WeekdayDiet {
  static func parse(_ word: String) throws(UsageError.Reason) -> (day: Weekday, diet: DietLevel) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let day = Weekday(named: parts[0]) else { throw .notADay(word) }
    guard parts.count == 2 else { return (day, .standard) }
    guard let diet = DietLevel(named: parts[1]) else {
      throw .notADiet(word, allowed: ["any", "veg", "vegan"])
    }
    return (day, diet)
  }
}

extension DietLevel {
  /// The diet that a word means, for a day or of a dish, in Spanish or English.
  init?(named word: String) {
    switch word.folded {
    case "any", "standard", "todo", "cualquiera", "normal": self = .standard
    case "veg", "vegetarian", "vegetariano", "vegetariana": self = .vegetarian
    case "vegan", "vegano", "vegana": self = .vegan
    default: return nil
    }
  }
}
