public import HouseholdModel
public import MealModel

/// What a household planned and cooked on some days: what statistics count.
///
/// Two sources stand side by side. A plan says what was to be eaten, and counts up to a day, usually today, since
/// what lies ahead may still change. The cook history says what somebody ticked, which few households do every
/// day; so planned meals are what "how often" means, and cooked ones are told beside them. Meals that the settings
/// hide today count as well, because they were planned when they were eaten.
public struct MealHistory: Hashable, Sendable {
  /// The days, the last one left out: a week is `monday..<nextMonday`.
  public let days: Range<CivilDate>

  /// The planned meals by date, within a day in the order of the week.
  public let meals: [PlannedMeal]

  /// What was cooked, by date.
  public let cooked: [CookEvent]

  /// The dishes, removed ones among them, so that old meals keep their names and tags.
  let dishes: [HouseholdDish]

  let tags: [HouseholdTag]

  /// The history of a household.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - days: The days, the last one left out.
  ///   - today: The last day that counts, or `nil` to count plans for days ahead too.
  public init(
    of household: Household,
    in days: Range<CivilDate>,
    upTo today: CivilDate? = nil
  ) {
    func counts(_ date: CivilDate) -> Bool {
      days.contains(date) && today.map { date <= $0 } ?? true
    }
    self.days = days
    meals = household.weeks.sorted { $0.start < $1.start }
      .flatMap { $0.plannedMeals.filter { counts($0.date) } }
    cooked = household.cookEvents.filter { counts($0.date) }
      .sorted { ($0.date, $0.dish.rawValue) < ($1.date, $1.dish.rawValue) }
    dishes = household.dishes
    tags = household.tags
  }

  /// The dishes by identity.
  var dishOfID: [DishID: HouseholdDish] {
    Dictionary(dishes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
