import HouseholdModel
import MealModel
import PlanFiles

/// What stands in the weeks before and after a week, as far as a rule can see it.
///
/// The two weeks beside it are there whole, for the tags that keep their distance and for everybody who reads
/// the context. Beyond them only dishes whose own gap reaches that far are there. Weeks that are over count
/// as they are stored, since that was eaten; of others only the meals that are planned at present count.
struct Surroundings {
  private struct Meal {
    /// The day, counted from the Monday of the week.
    var day: Int
    var meal: MealType
    var dish: DishID

    /// How many days lie between the meal and the nearest day of the week, plus one.
    var distance: Int { day < 0 ? -day : day - 6 }
  }

  private let meals: [Meal]
  private let start: CivilDate

  init(of week: StoredWeek, in household: Household, on occasion: Occasion) {
    start = week.start
    var gapOfDish: [DishID: Int] = [:]
    for dish in household.currentDishes { gapOfDish[dish.id] = dish.rules.minGapDays ?? 1 }
    var meals: [Meal] = []
    for other in household.weeks where other.start != week.start {
      let isOver = other.start < occasion.moment.monday
      let stored =
        isOver ? other.slots : household.activeMeals(of: other, profile: occasion.profile)
      let offset = other.start.dayNumber - week.start.dayNumber
      meals += stored.map {
        Meal(day: offset + $0.slot.day, meal: $0.slot.meal, dish: $0.dish)
      }
    }
    meals = meals.filter { meal in
      // A dish that is gone is chosen no more: only its tags matter, and those to the next day.
      guard let gap = gapOfDish[meal.dish] else { return meal.distance == 1 }
      return meal.distance <= 7 || meal.distance < gap
    }
    let most = ProblemLimits.contextMeals.upperBound
    if meals.count > most { meals = Array(meals.sorted { $0.distance < $1.distance }.prefix(most)) }
    self.meals = meals.sorted {
      MealSlot.isInOrder(
        MealSlot(day: $0.day, meal: $0.meal),
        MealSlot(day: $1.day, meal: $1.meal)
      )
    }
  }

  /// The dishes, some of them several times.
  var dishes: [DishID] { meals.map(\.dish) }

  /// What stands before the week.
  var before: [WeekDocument.MealEntry] { meals.filter { $0.day < 0 }.compactMap(entry) }

  /// What stands after it.
  var after: [WeekDocument.MealEntry] { meals.filter { $0.day > 6 }.compactMap(entry) }

  private func entry(_ meal: Meal) -> WeekDocument.MealEntry? {
    start.advanced(by: meal.day).map {
      WeekDocument.MealEntry(day: .date($0), meal: meal.meal, dish: meal.dish.rawValue)
    }
  }
}
