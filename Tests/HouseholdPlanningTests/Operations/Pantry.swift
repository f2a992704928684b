import HouseholdModel
import HouseholdPlanning
import MealModel

/// A household with a few dishes, for tests of operations and statistics.
enum Pantry {
  /// Wednesday, 2 December 2026.
  static let now = Moment(today: date("2026-12-02"), timestamp: 1_796_000_000)

  static let thisWeek = date("2026-11-30")
  static let lastWeek = date("2026-11-23")
  static let nextWeek = date("2026-12-07")

  static func date(_ iso: String) -> CivilDate {
    guard let date = CivilDate(iso: iso) else { preconditionFailure("\(iso) is no date.") }
    return date
  }

  /// Dishes with a name each, which is their identity too, in capitals.
  static func household(_ dishes: [(name: String, tags: [TagID])] = []) -> Household {
    var household = Household(
      settings: HouseholdSettings(id: "home", profile: "mealmood", timeZone: "Europe/Madrid")
    )
    household.dishes = dishes.map {
      HouseholdDish(id: DishID(rawValue: $0.name.uppercased()), name: $0.name, tags: $0.tags)
    }
    return household
  }

  /// Pollo, Merluza and Tortilla.
  static var family: Household {
    household([("Pollo", [.meat]), ("Merluza", [.fish]), ("Tortilla", [.eggs])])
  }

  /// A week with dishes by day and meal.
  static func week(
    _ start: CivilDate,
    _ meals: [(day: Int, meal: MealType, dish: DishID)]
  ) -> StoredWeek {
    var week = StoredWeek(start: start, createdAt: 1)
    week.slots = meals.map {
      StoredSlot(MealSlot(day: $0.day, meal: $0.meal), $0.dish, origin: .planned)
    }
    return week
  }

  /// The texts of the error that an operation throws, in Spanish and in English; `nil` when it throws none.
  ///
  /// The household must be the same afterwards.
  static func refusal(
    of household: Household,
    _ operation: (inout Household) throws(HouseholdError) -> Void
  ) -> [String]? {
    var changed = household
    do {
      try operation(&changed)
      return nil
    } catch {
      guard changed == household else { return ["changed although refused"] }
      return [error.text(in: .spanish), error.text(in: .english)]
    }
  }
}
