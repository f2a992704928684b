public import HouseholdModel
public import MealModel
import PlanFiles

extension Household {
  /// The meal of a week that somebody means with `mar/cena`, `tue/dinner`, `2026-12-01/dinner` or
  /// `2/dinner`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - monday: The Monday of the week.
  ///   - occasion: The profile and the moment.
  /// - Returns: A meal that is planned.
  /// - Throws: `WeekError` with `notAMeal`, `noSuchDay`, `noSuchMeal` or, for a meal of the profile that is
  ///   not planned, `hiddenMeal`.
  public func slot(
    named text: String,
    ofWeek monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> MealSlot {
    let problem = Self.emptyWeek(monday, meals: occasion.profile.meals)
    let slot: MealSlot
    do throws(SlotName.Defect) {
      slot = problem.slots[try SlotName(problem: problem).slot(text)]
    } catch {
      throw WeekError(error, in: text)
    }
    try checkActive(slot, of: monday, on: occasion)
    return slot
  }

  /// Every meal on every day of a week, and no dishes.
  private static func emptyWeek(_ monday: CivilDate, meals: [MealType]) -> PlanningProblem {
    do {
      return try PlanningProblem(
        window: PlanningWindow(start: monday),
        slots: MealSlot.grid(days: 7, meals: meals),
        tags: [],
        dishes: []
      )
    } catch {
      preconditionFailure("A week without dishes is a problem: \(error)")
    }
  }

  /// Lets a meal through that is planned.
  func checkActive(
    _ slot: MealSlot,
    of monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) {
    let profile = occasion.profile
    guard profile.meals.contains(slot.meal) else {
      throw WeekError(.noSuchMeal(slot.meal.rawValue))
    }
    let week = week(beginning: monday, at: occasion.moment)
    guard activeSlots(of: week, profile: profile).contains(slot) else {
      throw WeekError(.hiddenMeal(slot))
    }
  }
}

extension WeekError {
  /// Why a text names no meal; the parts that are no meal at all are shown as a whole.
  fileprivate init(_ defect: SlotName.Defect, in text: String) {
    switch defect {
    case .notAMeal: self.init(.notAMeal(text))
    case .noSuchDay(let day), .unclearDay(let day): self.init(.noSuchDay(day))
    case .noSuchMeal(let meal, let closest): self.init(.noSuchMeal(meal), nearMatch: closest)
    }
  }
}
