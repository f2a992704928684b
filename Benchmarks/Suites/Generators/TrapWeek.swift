import MealModel
import PlanFiles

/// Weeks in which an early meal can use up what a late one needs.
///
/// Each of the last meals of every calendar week may hold one scarce tag only, and the tag's weekly
/// maximum is exactly what those meals need. Dishes without rules are enough for all other meals, so a
/// complete plan exists; whoever serves a scarce dish early has none left at the end.
struct TrapWeek {
  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

  func document(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try sizes.emptyDocument()
    let days = try sizes.required("days")
    let meals = try sizes.meals()
    let late = try sizes.required("late")
    let scarce = try sizes.required("scarce")
    let dishCount = try sizes.required("dishes")
    guard late <= 7, late < days, days <= 7 || days % 7 == 0, scarce >= late, dishCount > scarce
    else {
      throw BenchmarkError(
        .badData,
        "A trap has at most 7 late meals, fewer than days, whole weeks, scarce dishes for each, and others."
      )
    }
    let scarceTags = (1...late).map { "scarce \($0)" }
    let plainTags = ["light", "hearty", "quick"]
    document.tags =
      scarceTags.map { WeekDocument.TagEntry(key: $0, rules: TagRules(maxPerWeek: 1)) }
      + plainTags.map {
        WeekDocument.TagEntry(key: $0, rules: TagRules(maxPerWeek: 2 + random.draw(below: 3)))
      }
    document.dishes = (0..<dishCount).map { number in
      let tags: [String] =
        if number < scarce {
          [scarceTags[number % late]]
        } else if number >= dishCount - max(2, (dishCount - scarce) / 2) {
          []
        } else {
          [random.pick(plainTags)]
        }
      return WeekDocument.DishEntry(name: "dish \(number + 1)", tags: tags)
    }
    random.shuffle(&document.dishes)
    let lastMeal = meals[meals.count - 1]
    let weekLength = min(days, 7)
    document.filters = scarceTags.enumerated()
      .map { index, tag in
        let first = weekLength - 1 - index
        var filter = WeekDocument.FilterEntry()
        filter.days = stride(from: first, to: days, by: weekLength).map { .number($0 + 1) }
        filter.meals = [lastMeal]
        filter.requireTags = [tag]
        return filter
      }
    return document
  }
}
