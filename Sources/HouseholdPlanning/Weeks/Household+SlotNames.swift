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
    let grid = MealSlot.grid(days: 7, meals: occasion.profile.meals)
    let slot: MealSlot
    do {
      let problem = try PlanningProblem(
        window: PlanningWindow(start: monday),
        slots: grid,
        tags: [],
        dishes: []
      )
      slot = problem.slots[try SlotName(problem: problem).slot(text)]
    } catch let defect as SlotName.Defect {
      throw WeekError(defect)
    } catch {
      preconditionFailure("A week without dishes is a problem: \(error)")
    }
    try checkActive(slot, of: monday, on: occasion)
    return slot
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
  fileprivate init(_ defect: SlotName.Defect) {
    switch defect {
    case .notAMeal(let text): self.init(.notAMeal(text))
    case .noSuchDay(let text), .unclearDay(let text): self.init(.noSuchDay(text))
    case .noSuchMeal(let text, let closest): self.init(.noSuchMeal(text), nearMatch: closest)
    }
  }
}
