public import HouseholdModel
public import MealModel

/// What is around the settings of a household: its profile, and what the system knows.
public struct SettingScope: Sendable {
  /// The meals that the profile knows, in the order of the day.
  public var meals: [MealType]

  /// When meals begin unless the household says otherwise.
  public var timeOfMeal: [MealType: CivilTime]

  /// Whether there is a time zone with a name.
  public var isTimeZone: @Sendable (String) -> Bool

  /// What a profile and the system say about settings.
  public init(
    meals: [MealType],
    timeOfMeal: [MealType: CivilTime],
    isTimeZone: @escaping @Sendable (String) -> Bool
  ) {
    self.meals = meals
    self.timeOfMeal = timeOfMeal
    self.isTimeZone = isTimeZone
  }
}
