import HouseholdModel
import MealModel

/// A household with weeks and cook events that a seed decides, for comparing counts with a plain recount.
enum DrawnHousehold {
  static let firstMonday = Pantry.date("2026-10-05")

  static func household(seed: UInt64) -> Household {
    var generator = SplitMix64(seed: seed)
    let tags: [TagID] = [.meat, .fish, .legumes, .eggs, "unknown"]
    var household = Pantry.household(
      (0..<Int.random(in: 1...12, using: &generator)).map { number in
        let count = Int.random(in: 0...3, using: &generator)
        let own = (0..<count).compactMap { _ in tags.randomElement(using: &generator) }
        return ("Plato \(number)", own)
      }
    )
    for index in household.dishes.indices where Int.random(in: 0..<5, using: &generator) == 0 {
      household.dishes[index].removedOn = Pantry.thisWeek
    }
    let dishes = household.dishes.map(\.id) + ["GHOST"]
    for week in 0..<10 where Int.random(in: 0..<4, using: &generator) > 0 {
      guard let start = firstMonday.advanced(by: 7 * week) else { continue }
      var meals: [(day: Int, meal: MealType, dish: DishID)] = []
      for slot in MealSlot.grid(days: 7, meals: [.lunch, .dinner])
      where Bool.random(using: &generator) {
        guard let dish = dishes.randomElement(using: &generator) else { continue }
        meals.append((slot.day, slot.meal, dish))
      }
      household.weeks.append(Pantry.week(start, meals))
    }
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      guard let dish = dishes.randomElement(using: &generator),
        let date = firstMonday.advanced(by: Int.random(in: 0..<60, using: &generator))
      else { continue }
      let event = CookEvent(dish, on: date)
      if !household.cookEvents.contains(event) { household.cookEvents.append(event) }
    }
    household.cookEvents.sort { ($0.date, $0.dish.rawValue) < ($1.date, $1.dish.rawValue) }
    return household
  }

  /// Some days of the drawn weeks.
  static func days(seed: UInt64) -> Range<CivilDate> {
    var generator = SplitMix64(seed: seed &+ 1_000)
    let first = Int.random(in: -10...70, using: &generator)
    let count = Int.random(in: 0...60, using: &generator)
    guard let start = firstMonday.advanced(by: first), let end = start.advanced(by: count) else {
      return firstMonday..<firstMonday
    }
    return start..<end
  }

  /// Every planned meal as plain numbers, read without the code under test.
  static func plainMeals(
    of household: Household
  ) -> [(day: Int, dish: DishID)] {
    household.weeks.flatMap { week in
      week.slots.map { (week.start.dayNumber + $0.slot.day, $0.dish) }
    }
  }
}
