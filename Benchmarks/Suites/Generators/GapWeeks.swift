import MealModel
import PlanFiles

/// Weeks of dishes that keep many days apart, with meals before and after the window.
struct GapWeeks {
  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

  func document(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try sizes.emptyDocument()
    let days = try sizes.required("days")
    let meals = try sizes.meals()
    let shortest = try sizes.required("shortest")
    let longest = try sizes.required("longest")
    guard shortest <= longest else {
      throw BenchmarkError(.badData, "'shortest' (\(shortest)) is above 'longest' (\(longest)).")
    }
    document.dishes = HouseholdWeek.dishes(count: try sizes.required("dishes"), &random)
    for index in document.dishes.indices {
      document.dishes[index].rules = DishRules(
        minGapDays: shortest + random.draw(below: longest - shortest + 1)
      )
    }
    let everywhere = document.dishes.filter {
      !$0.tags.contains("dinner-only") && !$0.tags.contains("lunch-only")
    }
    guard !everywhere.isEmpty else { return document }
    document.context.before = entries(days: (1 - longest)...0, meals, everywhere, &random)
    document.context.after = entries(days: days + 1...days + 7, meals, everywhere, &random)
      .filter { _ in random.chance(30) }
    return document
  }

  private func entries(
    days: ClosedRange<Int>,
    _ meals: [MealType],
    _ dishes: [WeekDocument.DishEntry],
    _ random: inout SplitMix64
  ) -> [WeekDocument.MealEntry] {
    days.flatMap { day in
      meals.map { meal in
        WeekDocument.MealEntry(day: .number(day), meal: meal, dish: random.pick(dishes).name)
      }
    }
  }
}
