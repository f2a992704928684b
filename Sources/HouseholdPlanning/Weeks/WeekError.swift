public import MealModel
public import PlanFiles

/// Something that cannot be done with a week of a household.
public struct WeekError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  init(_ reason: Reason, nearMatch: String? = nil) {
    self.reason = reason
    self.nearMatch = nearMatch
  }

  /// What is in the way.
  public enum Reason: Hashable, Sendable {
    /// The text names no week.
    case notAWeek(String)

    /// The calendar has no such week or date.
    case noSuchWeek(String)

    /// The week, by its Monday, is over: it can be looked at but not changed.
    case pastWeek(CivilDate)

    /// The week, by its Monday, is more than four weeks ahead.
    case tooFarAhead(CivilDate)

    /// The text names no meal of a day.
    case notAMeal(String)

    /// The text names a day that is not in the week.
    case noSuchDay(String)

    /// The profile plans no meal of that name.
    case noSuchMeal(String)

    /// The settings, or the days chosen for the week, hide the meal; day 0 is Monday.
    case hiddenMeal(MealSlot)

    /// There is no dish in the meal that could be moved.
    case emptyMeal(MealSlot)

    /// No dish has the name.
    case noSuchDish(String)

    /// The dish, by its name, was removed and cannot be chosen anew.
    case removedDish(String)

    /// Rules keep the dish, by its name, out of the meal.
    case blocked(dish: String, MealSlot, because: [LocalizedName])

    /// No template has the name.
    case noSuchTemplate(String)

    /// There is no such template because there is none at all.
    case noTemplates(String)

    /// The week to copy from, by its Monday, has no dishes.
    case nothingToCopy(CivilDate)

    /// A week would be copied onto itself.
    case sameWeek

    /// A repair would need that something was not eaten.
    case contextStays

    /// A repair would need a dish, by its name, more often than the profile allows.
    case profileStays(String)

    /// The profile takes its days from the settings.
    case daysNotChosen

    /// The household is too large for a plan or holds what no plan can say.
    case unplannable(FileError)
  }
}
