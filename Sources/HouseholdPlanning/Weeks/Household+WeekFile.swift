public import HouseholdModel
public import MealModel
public import PlanFiles

extension Household {
  /// A week as the file that every command on files reads, so that all of them work on stored weeks.
  ///
  /// The days are those from Monday to Sunday, the meals those that are planned at present. What stands is
  /// written as the plan and pins nothing. The weights of the dishes come from the cook history, and what
  /// the weeks before and after hold is the context. Days that ask for a diet become conditions on two tags
  /// that only the file has. A removed dish that still stands keeps its tags and is allowed in no meal, so
  /// that it is reported and cannot be chosen anew.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week, stored or not.
  ///   - occasion: The profile and the moment.
  ///   - setAside: Dishes that are as welcome as if they had just been cooked, such as those of a menu that
  ///     is made anew.
  /// - Returns: The file; errors call it by the number of the week, `2026-W49`.
  public func weekFile(
    _ monday: CivilDate,
    on occasion: Occasion,
    setAside: Set<DishID> = []
  ) -> WeekFile {
    let week = week(beginning: monday, at: occasion.moment)
    let writing = WeekWriting(household: self, week: week, occasion: occasion, setAside: setAside)
    return WeekFile(writing.document, file: ISOWeek(of: monday).description)
  }

  /// The week as a problem with the plan that stands.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week, stored or not.
  ///   - occasion: The profile and the moment.
  /// - Returns: The week with everything that the file of the week means.
  /// - Throws: `WeekError` with `unplannable` for a household that outgrows the limits of a plan.
  public func plannableWeek(
    _ monday: CivilDate,
    on occasion: Occasion
  ) throws(WeekError) -> PlannableWeek {
    do {
      return try weekFile(monday, on: occasion).resolved()
    } catch {
      throw WeekError(.unplannable(error))
    }
  }
}
