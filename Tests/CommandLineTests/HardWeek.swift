import MealModel
import PlanFiles

/// Eight weeks of crossing rules whose best plan takes the search far longer than a test may last.
///
/// Gaps, weights and filters that differ from dish to dish leave no two dishes alike.
enum HardWeek {
  static var document: String {
    var random = SplitMix64(seed: 1)
    let (dayCount, dishCount, tagCount) = (56, 60, 12)
    let tags = (0..<tagCount).map { "t\($0)" }
    let tagEntries = tags.map { key in
      WeekDocument.TagEntry(
        key: key,
        rules: TagRules(
          maxPerWeek: 1 + random.draw(below: 4),
          noConsecutive: random.draw(below: 2) == 0 ? .sameMeal : .anyMeal,
          noDuplicateInDay: random.draw(below: 2) == 0
        )
      )
    }
    var week = WeekDocument.Week()
    week.days = dayCount
    var document = WeekDocument(week: week, tags: tagEntries)
    document.dishes = (0..<dishCount).map { number in
      var shuffled = tags
      random.shuffle(&shuffled)
      var dish = WeekDocument.DishEntry(
        name: "d\(number)",
        tags: Array(shuffled.prefix(2 + random.draw(below: 3)))
      )
      dish.rules = DishRules(minGapDays: 2 + random.draw(below: 8))
      dish.weight = random.draw(below: 101) - 50
      return dish
    }
    for day in 1...dayCount {
      var names = document.dishes.map(\.name)
      random.shuffle(&names)
      var filter = WeekDocument.FilterEntry()
      filter.days = [.number(day)]
      filter.meals = [random.draw(below: 2) == 0 ? .lunch : .dinner]
      filter.excludeDishes = Array(names.prefix(dishCount / 3))
      document.filters.append(filter)
    }
    document.language = .english
    document.seed = 1
    return document.encoded()
  }
}
