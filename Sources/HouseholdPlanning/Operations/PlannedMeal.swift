public import HouseholdModel
public import MealModel
import PlanTexts

/// A meal on a date and the dish that a plan has for it.
public struct PlannedMeal: Hashable, Sendable {
  /// The day of the meal.
  public var date: CivilDate

  /// Which meal of the day it is.
  public var meal: MealType

  /// What is planned for it.
  public var dish: DishID

  /// A dish at a meal of a day.
  public init(_ date: CivilDate, _ meal: MealType, _ dish: DishID) {
    self.date = date
    self.meal = meal
    self.dish = dish
  }

  /// The meal within a sentence: `lunes 30 Nov (cena)`, `Monday 30 Nov (dinner)`.
  public func text(in language: Language) -> String {
    Catalogue.text(
      HouseholdText.meal,
      in: language,
      [
        "day": .text(date.weekday.name(in: language)),
        "date": .text("\(date.day) \(date.monthName(in: language))"),
        "meal": .text(meal.nameInSentence(in: language)),
      ]
    )
  }
}

extension StoredWeek {
  /// The meals that hold a dish, those among them that the settings hide.
  ///
  /// Days after 9999-12-31, which only the last week of the calendar has, are left out.
  public var plannedMeals: [PlannedMeal] {
    slots.compactMap { stored in
      start.advanced(by: stored.slot.day).map { PlannedMeal($0, stored.slot.meal, stored.dish) }
    }
  }
}
