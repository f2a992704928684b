import CalendarFiles
import HouseholdModel
import MealModel

/// What day it is for a household.
struct HouseholdClock {
  let console: Console

  /// The moment in a time zone; `PLANNER_TODAY=2026-12-01` makes it noon of that day, for scripts and tests.
  ///
  /// - Parameter zone: The zone as the IANA database calls it.
  /// - Returns: The moment.
  /// - Throws: `CalendarError` for a zone that there is not.
  func moment(in zone: String) throws -> Moment {
    if let day = console.environment["PLANNER_TODAY"].flatMap({ CivilDate(iso: $0) }) {
      return Moment(today: day, timestamp: day.dayNumber * 86_400 + 43_200)
    }
    let now = console.clock()
    return Moment(today: try CivilDate.today(in: zone, at: now), timestamp: now)
  }
}
