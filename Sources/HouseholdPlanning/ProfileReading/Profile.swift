public import HouseholdModel
public import MealModel
package import PlanTexts

/// A way of planning: which meals, which rules, what has to be there first, and how it is said.
///
/// Profiles are data. MealMood's family week and ForkPlan's dinners come with the program as files; a household
/// can bring another one.
public struct Profile: Hashable, Sendable {
  /// The stable key, such as `mealmood`.
  public var key: String

  /// What people call the profile.
  public var name: LocalizedName

  /// The meals that can be planned, in the order of the day.
  public var meals: [MealType]

  /// The meals that a new household plans.
  public var firstMeals: [MealType]

  /// When each meal begins unless the household says otherwise.
  public var timeOfMeal: [MealType: CivilTime]

  /// Whether a new household plans Saturdays and Sundays.
  public var includesWeekends: Bool

  /// Whether the days are chosen anew for each week, each with a diet, and not those of the settings.
  public var choosesDays: Bool

  /// Whether a dish needs a tag.
  public var requiresTag: Bool

  /// How often a dish may stand in a week, or `nil` for as often as the rules allow.
  public var maxUsesPerDish: Int?

  /// How many days must be chosen, and how many dishes there must be, before a week is filled.
  public var minimumDays: Int

  /// How many dishes there have to be before a week is filled.
  public var minimumDishes: Int

  /// What a new household's predefined tags say, where it is not what they say everywhere.
  public var tagRules: [TagID: TagRules]

  /// How the profile says things, by key; what is not among them is said as everywhere.
  public var texts: [String: LocalizedName]
}

extension Profile {
  /// A text in the words of the profile, or in those of everybody where it has none.
  package func text(
    _ key: ProfileText,
    in language: Language,
    _ values: [String: TextValue] = [:]
  ) -> String {
    let own = texts[key.rawValue].map { Template(spanish: $0.spanish, english: $0.english) }
    return Catalogue.text(own ?? key.template, in: language, values)
  }
}
