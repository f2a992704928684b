import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import Testing

typealias Tag = MealModel.Tag

/// A date that a test writes down.
func date(_ text: String) -> CivilDate {
  guard let date = CivilDate(iso: text) else { preconditionFailure("\(text) is no date.") }
  return date
}

/// Monday, 30 November 2026, in which most tests happen.
let monday = date("2026-11-30")

/// A moment on a day; the timestamp is that of its noon in UTC.
func moment(_ text: String = "2026-12-02") -> Moment {
  let today = date(text)
  return Moment(today: today, timestamp: today.dayNumber * 86_400 + 43_200)
}

func profile(_ key: String) -> Profile {
  guard let profile = Profile.builtIn(key) else { preconditionFailure("No profile \(key).") }
  return profile
}

/// An occasion on Wednesday, 2 December 2026.
func occasion(_ key: String = "mealmood", on day: String = "2026-12-02") -> Occasion {
  Occasion(profile: profile(key), at: moment(day))
}

/// A slot of a stored week.
func slot(_ day: Weekday, _ meal: MealType = .dinner) -> MealSlot {
  MealSlot(day: day.rawValue, meal: meal)
}

/// A dish whose identity is its name.
func dish(
  _ name: String,
  _ tags: [TagID] = [],
  diet: DietLevel = .standard
) -> HouseholdDish {
  var dish = HouseholdDish(id: DishID(rawValue: name), name: name, tags: tags)
  dish.diet = diet
  return dish
}

/// A household of a built-in profile with some dishes.
func household(_ key: String, _ dishes: [HouseholdDish]) -> Household {
  var household = Household(
    profile: profile(key),
    id: "test",
    timeZone: "Europe/Madrid",
    language: .spanish
  )
  household.dishes = dishes
  return household
}

/// A household that lives by MealMood's profile.
func household(_ dishes: [HouseholdDish]) -> Household {
  household("mealmood", dishes)
}

/// A week in which dishes stand, all of them chosen.
func week(_ start: CivilDate, _ meals: [(MealSlot, String)]) -> StoredWeek {
  var week = StoredWeek(start: start, createdAt: 1)
  week.slots = meals.map { StoredSlot($0.0, DishID(rawValue: $0.1), origin: .chosen) }
  return week
}

/// The week of most tests.
func week(_ meals: [(MealSlot, String)]) -> StoredWeek {
  week(monday, meals)
}

extension Household {
  /// The stored dishes of a week by slot.
  func names(_ start: CivilDate = monday) -> [MealSlot: String] {
    Dictionary(
      uniqueKeysWithValues: (week(start)?.slots ?? []).map { ($0.slot, $0.dish.rawValue) }
    )
  }
}

/// The date some days after another.
func date(_ start: CivilDate, plus days: Int) -> CivilDate {
  guard let date = start.advanced(by: days) else { preconditionFailure("\(days) is too far.") }
  return date
}
