import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

extension HouseholdSession {
  var occasion: Occasion { Occasion(profile: profile, at: moment) }

  /// The Monday of the week that an argument names, the current one where there is no argument.
  func monday(argument index: Int) throws -> CivilDate {
    guard let text = asked.argument(index) else { return moment.monday }
    return try WeekReference(text).monday(at: moment)
  }

  /// The meal that an argument names.
  func slot(argument index: Int, ofWeek monday: CivilDate) throws -> MealSlot {
    try household.slot(named: asked.arguments[index], ofWeek: monday, on: occasion)
  }

  /// The date that an option gives.
  func date(_ option: Option) throws -> CivilDate? {
    guard let text = asked.value(option) else { return nil }
    guard let date = CivilDate(iso: text) else {
      throw UsageError.Reason.notADate(option, text)
    }
    return date
  }

  /// The meals of a week that are planned at present, with their dishes.
  func meals(of monday: CivilDate) throws -> [Assignment] {
    let week = try household.week(at: .beginning(monday), in: moment)
    return household.activeMeals(of: week, profile: profile).map { Assignment($0.slot, $0.dish) }
  }

  // MARK: Words

  /// `Semana 3-9 Feb 2025`.
  func label(of monday: CivilDate) -> String {
    Catalogue.weekLabel(monday...(monday.advanced(by: 6) ?? monday), in: language)
  }

  /// `martes (cena)`.
  func name(of slot: MealSlot) -> String {
    slot.name(in: language)
  }

  /// `Lunes 30 Nov`.
  func longName(of date: CivilDate) -> String {
    let weekday = date.weekday.name(in: language)
    return
      "\(weekday.prefix(1).uppercased() + weekday.dropFirst()) \(date.day) \(date.monthName(in: language))"
  }
}
