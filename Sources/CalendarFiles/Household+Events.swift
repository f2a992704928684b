import HouseholdModel
import MealModel
import PlanTexts

extension Household {
  /// The event of a meal as the plan and the settings have it now.
  func event(
    _ meal: Assignment,
    on date: CivilDate,
    uid: String,
    times: [MealType: CivilTime],
    language: Language,
    now: Moment
  ) -> MealEvent {
    guard let time = times[meal.slot.meal] else {
      preconditionFailure("CalendarExport.times has no time of \(meal.slot.meal.rawValue).")
    }
    let dish = dish(meal.dish)
    return MealEvent(
      uid: uid,
      date: date,
      time: time,
      timeZone: settings.timeZone,
      duration: settings.eventDuration,
      reminderMinutesBefore: settings.reminderMinutesBefore,
      summary: title(
        of: meal.slot.meal,
        dish: dish?.name ?? meal.dish.rawValue,
        in: language
      ),
      details: dish?.details,
      changedAt: now.timestamp
    )
  }

  /// An event in place of one whose record nobody can read, so that its calendar can be told that it is gone.
  func unknownEvent(
    of meal: MealType,
    on date: CivilDate,
    uid: String,
    times: [MealType: CivilTime],
    language: Language
  ) -> MealEvent {
    guard let noon = CivilTime(hour: 12, minute: 0) else {
      preconditionFailure("Clocks show noon.")
    }
    return MealEvent(
      uid: uid,
      date: date,
      time: times[meal] ?? noon,
      timeZone: settings.timeZone,
      duration: settings.eventDuration,
      summary: meal.name(in: language),
      changedAt: 0
    )
  }

  /// The title, such as `🍽️ Cena: Pollo asado`; without a prefix it begins with the meal.
  private func title(of meal: MealType, dish: String, in language: Language) -> String {
    let prefix = settings.eventPrefix.calendarLine
    return Catalogue.text(
      prefix.isEmpty ? EventText.title : EventText.titleWithPrefix,
      in: language,
      ["prefix": .text(prefix), "meal": .text(meal.name(in: language)), "dish": .text(dish)]
    )
  }
}
