import HouseholdModel
import HouseholdPlanning
import MealModel

extension Household {
  /// A household with some history, and the occasion of its planning.
  static func random(
    using generator: inout SplitMix64
  ) -> (household: Household, occasion: Occasion) {
    let key = Profile.builtInKeys[generator.draw(below: 2)]
    var home = HouseholdPlanningTests.household(key, [])
    let tags = home.tags.map(\.id)
    home.dishes = (0..<5 + generator.draw(below: 16)).map { number in
      var dish = HouseholdPlanningTests.dish(
        "Plato \(number)",
        [tags[generator.draw(below: tags.count)]]
      )
      dish.diet = DietLevel.allCases[generator.draw(below: 3)]
      if generator.draw(below: 3) == 0 { dish.rules.minGapDays = 1 + generator.draw(below: 12) }
      if generator.draw(below: 4) == 0 { dish.rating = 1 + generator.draw(below: 5) }
      if generator.draw(below: 8) == 0 { dish.removedOn = date("2026-11-25") }
      return dish
    }
    home.settings.meals = generator.draw(below: 2) == 0 ? [.dinner] : [.lunch, .dinner]
    home.settings.includesWeekends = generator.draw(below: 2) == 0
    home.cookEvents = (0..<generator.draw(below: 30)).map { _ in
      CookEvent(
        home.dishes[generator.draw(below: home.dishes.count)].id,
        on: date(monday, plus: -generator.draw(below: 60))
      )
    }
    for offset in -2...1 where generator.draw(below: 3) > 0 {
      var week = StoredWeek(start: date(monday, plus: 7 * offset), createdAt: 0)
      for slot in MealSlot.grid(days: 7, meals: [.lunch, .dinner])
      where generator.draw(below: offset == 0 ? 6 : 2) == 0 {
        let dish = home.dishes[generator.draw(below: home.dishes.count)]
        let origin = StoredSlot.Origin.allCases[generator.draw(below: 2)]
        week.slots.append(StoredSlot(slot, dish.id, origin: origin))
      }
      if key == "forkplan" { week.dietOfDay = randomDiets(using: &generator) }
      home.weeks.append(week)
    }
    if key == "forkplan", home.week(monday) == nil {
      var week = StoredWeek(start: monday, createdAt: 0)
      week.dietOfDay = randomDiets(using: &generator)
      home.weeks.append(week)
      home.weeks.sort { $0.start < $1.start }
    }
    return (home, HouseholdPlanningTests.occasion(key))
  }

  private static func randomDiets(using generator: inout SplitMix64) -> [Int: DietLevel] {
    var diets: [Int: DietLevel] = [:]
    for day in 0..<7 where generator.draw(below: 4) > 0 {
      diets[day] = DietLevel.allCases[generator.draw(below: 3)]
    }
    return diets
  }
}
