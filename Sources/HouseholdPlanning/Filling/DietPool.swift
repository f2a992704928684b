public import HouseholdModel
import MealModel

/// Days for which there are too few dishes.
public struct DietShortage: Hashable, Sendable {
  /// The mildest diet that the days ask for, so that every dish for them meets it.
  public let level: DietLevel

  /// The days, 0 for Monday, in rising order.
  public let days: [Int]

  /// How many meals without a dish are on these days.
  public let meals: Int

  /// How many uses of dishes there are for all of these meals together; fewer than the meals.
  public let uses: Int

  /// Whether dishes that would suit these meals stand in the week already.
  public let isLeftOver: Bool
}

/// Whether a household has the dishes for the diets that a week asks for (B-71).
///
/// Counting the dishes of each diet is not enough: a vegan dish is counted for the vegetarian days too but is
/// used once. So dishes are given to meals, the strictest days first, and what cannot be served is explained by
/// the days and dishes that compete for each other.
struct DietPool {
  private let places: [(slot: MealSlot, level: DietLevel)]
  private let matching: DishMatching
  private let unserved: [Int]
  private let suitsStanding: (DietLevel) -> Bool

  init(of week: StoredWeek, in household: Household, profile: Profile) {
    let standing = household.activeMeals(of: week, profile: profile)
    let diets = week.diets(under: profile)
    let places = household.activeSlots(of: week, profile: profile)
      .filter { week[$0] == nil }
      .map { (slot: $0, level: diets[$0.day] ?? .standard) }
      .sorted { ($1.level, $0.slot.day) < ($0.level, $1.slot.day) }
    let dishes = household.currentDishes
    let uses = dishes.map { dish in
      let most = [dish.rules.maxUses, profile.maxUsesPerDish].compactMap(\.self).min()
      let used = standing.count { $0.dish == dish.id }
      return max(0, (most ?? Int.max) - used)
    }
    var matching = DishMatching(
      dishesOfPlace: places.map { place in
        dishes.indices.filter { index in
          let dish = dishes[index]
          return uses[index] > 0 && dish.diet >= place.level
            && dish.meals?.contains(place.slot.meal) ?? true
        }
      },
      usesOfDish: uses
    )
    var unserved: [Int] = []
    for place in places.indices {
      // Milder days cannot help: the strictest ones that lack dishes are told first.
      if let first = unserved.first, places[first].level != places[place].level { break }
      if !matching.serve(place) { unserved.append(place) }
    }
    self.places = places
    self.matching = matching
    self.unserved = unserved
    suitsStanding = { level in
      standing.contains { (household.dish($0.dish)?.diet ?? .standard) >= level }
    }
  }

  /// The strictest days that lack dishes, or `nil` when there is a dish for every meal.
  var shortage: DietShortage? {
    guard let first = unserved.first else { return nil }
    let (reached, dishes) = matching.shortage(from: unserved)
    let level = places[first].level
    return DietShortage(
      level: level,
      days: Set(reached.map { places[$0].slot.day }).sorted(),
      meals: reached.count,
      uses: dishes.reduce(0) { $0 + matching.usesOfDish[$1] },
      isLeftOver: suitsStanding(level)
    )
  }
}
