public import HouseholdModel
public import MealModel

extension Household {
  /// The meals of a week that are planned, in the order of the days and the profile's meals.
  ///
  /// They are the meals of the profile that the settings name, on the days that the settings or, for a
  /// profile whose days are chosen, the week names. Meals of a stored week that are not among them are hidden:
  /// they are kept, but nobody shows, fills or counts them until they come back (B-28).
  ///
  /// - Parameters:
  ///   - week: The week.
  ///   - profile: The profile of the household.
  /// - Returns: The meals, each once.
  public func activeSlots(of week: StoredWeek, profile: Profile) -> [MealSlot] {
    let meals = profile.meals.filter(settings.meals.contains)
    return days(of: week, profile: profile)
      .flatMap { day in meals.map { MealSlot(day: day, meal: $0) } }
  }

  /// The stored meals of a week that are planned at present.
  public func activeMeals(of week: StoredWeek, profile: Profile) -> [StoredSlot] {
    let active = Set(activeSlots(of: week, profile: profile))
    return week.slots.filter { active.contains($0.slot) }
  }

  /// The stored meals of a week that are hidden at present.
  public func hiddenMeals(of week: StoredWeek, profile: Profile) -> [StoredSlot] {
    let active = Set(activeSlots(of: week, profile: profile))
    return week.slots.filter { !active.contains($0.slot) }
  }

  /// The planned days, 0 for Monday.
  private func days(of week: StoredWeek, profile: Profile) -> [Int] {
    if profile.choosesDays { return week.diets(under: profile).keys.sorted() }
    return Array(settings.includesWeekends ? 0..<7 : 0..<5)
  }
}

extension StoredWeek {
  /// What the chosen days ask for; nothing under a profile that takes its days from the settings, even if
  /// the week still knows days from another one.
  func diets(under profile: Profile) -> [Int: DietLevel] {
    profile.choosesDays ? dietOfDay ?? [:] : [:]
  }
}
