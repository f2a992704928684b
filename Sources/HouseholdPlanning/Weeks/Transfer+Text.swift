public import HouseholdModel
public import MealModel
import PlanFiles
import PlanTexts

extension Transfer.Skipped {
  /// What was left out and why, in one line without a full stop.
  ///
  /// - Parameters:
  ///   - language: The language of the reader.
  ///   - household: Knows the name of the dish.
  /// - Returns: The line, such as `martes (cena): 'Pisto' ya no está entre tus platos`.
  public func text(in language: Language, household: Household) -> String {
    let name = household.dish(entry.dish)?.name ?? entry.dish.rawValue
    return Catalogue.text(
      reason.key,
      in: language,
      ["meal": .text(entry.slot.name(in: language)), "name": .quoted(name)]
    )
  }
}

extension Transfer.Reason {
  fileprivate var key: WeekText {
    switch self {
    case .removedDish: .skippedRemoved
    case .hiddenMeal: .skippedHidden
    case .otherDiet: .skippedDiet
    case .taken: .skippedTaken
    }
  }
}
