import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

/// Statistics against a recount day by day.
struct RecountTests {
  @Test(arguments: 0..<200)
  func `dishes are counted as a recount counts them`(seed: UInt64) {
    let household = DrawnHousehold.household(seed: seed)
    let days = DrawnHousehold.days(seed: seed)
    let today = Pantry.date("2026-11-18")
    let uses = MealHistory(of: household, in: days, upTo: today).dishUses
    let bounds = days.lowerBound.dayNumber..<days.upperBound.dayNumber
    let counted = DrawnHousehold.plainMeals(of: household)
      .filter { bounds.contains($0.day) && $0.day <= today.dayNumber }
    let cooked = household.cookEvents
      .filter { bounds.contains($0.date.dayNumber) && $0.date.dayNumber <= today.dayNumber }
    let everyDish = household.dishes.map(\.id) + ["GHOST"]
    for id in everyDish {
      let use = uses.first { $0.dish.id == id }
      #expect(use?.planned ?? 0 == counted.count { $0.dish == id })
      #expect(use?.cooked ?? 0 == cooked.count { $0.dish == id })
      #expect(use?.lastPlanned?.dayNumber == counted.filter { $0.dish == id }.map(\.day).max())
      #expect(
        use?.lastCooked?.dayNumber == cooked.filter { $0.dish == id }.map(\.date.dayNumber).max()
      )
    }
    #expect(uses.allSatisfy { $0.planned + $0.cooked > 0 })
    #expect(zip(uses, uses.dropFirst()).allSatisfy { $0.planned >= $1.planned })
    #expect(Set(uses.map(\.dish.id)).count == uses.count)
  }

  @Test(arguments: 0..<200)
  func `tags are counted as a recount counts them`(seed: UInt64) {
    let household = DrawnHousehold.household(seed: seed)
    let days = DrawnHousehold.days(seed: seed)
    let history = MealHistory(of: household, in: days)
    let bounds = days.lowerBound.dayNumber..<days.upperBound.dayNumber
    for use in history.tagUses {
      let days = DrawnHousehold.plainMeals(of: household)
        .filter { meal in
          bounds.contains(meal.day)
            && household.dishes.contains { $0.id == meal.dish && $0.tags.contains(use.tag.id) }
        }
        .map(\.day)
      #expect(use.meals == days.count)
      let cooked = household.cookEvents.count { event in
        bounds.contains(event.date.dayNumber)
          && household.dishes.contains { $0.id == event.dish && $0.tags.contains(use.tag.id) }
      }
      #expect(use.cooked == cooked)
      for step in PeriodStep.allCases {
        let counts = history.uses(of: use.tag.id, by: step)
        #expect(counts.reduce(0) { $0 + $1.count } == days.count)
        for count in counts {
          let period = count.days.lowerBound.dayNumber..<count.days.upperBound.dayNumber
          #expect(count.count == days.count(where: period.contains))
        }
      }
    }
  }

  @Test(arguments: 0..<200)
  func `variety is what a recount finds`(seed: UInt64) {
    let household = DrawnHousehold.household(seed: seed)
    let days = DrawnHousehold.days(seed: seed)
    let bounds = days.lowerBound.dayNumber..<days.upperBound.dayNumber
    for week in MealHistory(of: household, in: days).variety {
      let monday = week.days.lowerBound.monday.dayNumber
      let meals = DrawnHousehold.plainMeals(of: household)
        .filter { bounds.contains($0.day) && (monday..<monday + 7).contains($0.day) }
      #expect(week.filledMeals == meals.count)
      #expect(week.distinctDishes == Set(meals.map(\.dish)).count)
      #expect((week.share == nil) == meals.isEmpty)
    }
  }

  @Test(arguments: 0..<200)
  func `idle days are what a recount finds`(seed: UInt64) {
    let household = DrawnHousehold.household(seed: seed)
    let today = Pantry.date("2026-11-18")
    let days = StatisticsPeriod.everything.days(of: household, on: today)
    let idle = MealHistory(of: household, in: days).idleDishes(on: today)
    #expect(Set(idle.map(\.dish.id)) == Set(household.currentDishes.map(\.id)))
    for dish in idle {
      let used =
        DrawnHousehold.plainMeals(of: household).filter { $0.dish == dish.dish.id }.map(\.day)
        + household.cookEvents.filter { $0.dish == dish.dish.id }.map(\.date.dayNumber)
      let last = used.filter { $0 <= today.dayNumber }.max()
      #expect(dish.lastUsed?.dayNumber == last)
      #expect(dish.daysAgo == last.map { today.dayNumber - $0 })
    }
    let ages = idle.map { $0.daysAgo ?? .max }
    #expect(ages == ages.sorted(by: >))
  }

  @Test(arguments: 0..<200)
  func `periods cover their days without a gap`(seed: UInt64) {
    let days = DrawnHousehold.days(seed: seed)
    for step in PeriodStep.allCases {
      let periods = step.periods(in: days)
      #expect(periods.first?.lowerBound == (days.isEmpty ? nil : days.lowerBound))
      #expect(periods.last?.upperBound == (days.isEmpty ? nil : days.upperBound))
      #expect(zip(periods, periods.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(
        periods.allSatisfy { period in
          !period.isEmpty && period.upperBound <= step.end(of: period.lowerBound)
        }
      )
    }
  }
}
