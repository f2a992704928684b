import MealModel
import PlanFiles

/// Weeks without a complete plan, each for a reason that its construction guarantees.
struct BrokenWeek {
  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

  func document(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    switch sizes.generator {
    case .brokenMinimum: try brokenMinimum(&random)
    case .brokenGap: try brokenGap(&random)
    case .brokenTradition: try brokenTradition(&random)
    case .brokenFilter: try brokenFilter(&random)
    default: try brokenMaxima(&random)
    }
  }

  /// Every dish has one of four tags, whose maxima together are too small for the meals of a week.
  private func brokenMaxima(
    _ random: inout SplitMix64
  ) throws(BenchmarkError) -> WeekDocument {
    var document = try sizes.emptyDocument()
    let meals = min(7, try sizes.required("days")) * (try sizes.required("meals"))
    let allowed = meals - (try sizes.required("short"))
    guard allowed >= 4 else { throw nonsense("short") }
    var maxima = [1, 1, 1, 1]
    for _ in 4..<max(5, allowed) where maxima.reduce(0, +) < allowed {
      maxima[random.draw(below: 4)] += 1
    }
    document.tags = maxima.enumerated()
      .map { index, maximum in
        WeekDocument.TagEntry(
          key: "tag \(index + 1)",
          rules: TagRules(maxPerWeek: maximum, noConsecutive: random.chance(30) ? .sameMeal : nil)
        )
      }
    document.dishes = (0..<(try sizes.required("dishes"))).map { number in
      WeekDocument.DishEntry(name: "dish \(number + 1)", tags: ["tag \(number % 4 + 1)"])
    }
    random.shuffle(&document.dishes)
    return document
  }

  /// A tag for dinners of two days that has to be there more often.
  private func brokenMinimum(
    _ random: inout SplitMix64
  ) throws(BenchmarkError) -> WeekDocument {
    var document = try HouseholdWeek(sizes).document(&random)
    let short = try sizes.required("short")
    let weekdays = HouseholdWeek.sample(2, below: min(7, try sizes.required("days")), &random)
    let rules = TagRules(
      minPerWeek: 2 + short,
      mealTypeRestriction: .dinner,
      onlyDays: Set(weekdays.map { Weekday.monday.advanced(by: $0) })
    )
    document.tags = document.allTags + [WeekDocument.TagEntry(key: "treat", rules: rules)]
    for index in document.dishes.indices where random.chance(20) || index == 0 {
      document.dishes[index].tags.append("treat")
    }
    return document
  }

  /// So few dishes, so far apart, that their uses are fewer than the meals.
  private func brokenGap(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try HouseholdWeek(sizes).document(&random)
    document.tags = []
    document.pins = []
    document.context.before = []
    let days = try sizes.required("days")
    let slots = days * (try sizes.required("meals"))
    let usesOfDish = (slots - 1) / document.dishes.count
    guard usesOfDish > 0 else { throw nonsense("dishes") }
    // The smallest gap with which a dish fits that often and no more, for all dishes the same or more.
    let gap = (days + usesOfDish - 1) / usesOfDish
    for index in document.dishes.indices {
      document.dishes[index].tags = []
      document.dishes[index].rules = DishRules(minGapDays: gap + random.draw(below: 2))
    }
    return document
  }

  /// Dishes that all want the one dinner of a day.
  private func brokenTradition(
    _ random: inout SplitMix64
  ) throws(BenchmarkError) -> WeekDocument {
    var document = try HouseholdWeek(sizes).document(&random)
    document.pins = []
    let wanted = 1 + (try sizes.required("short"))
    guard wanted < document.dishes.count else { throw nonsense("short") }
    let weekday = Weekday.monday.advanced(
      by: random.draw(below: min(7, try sizes.required("days")))
    )
    for index in document.dishes.indices {
      document.dishes[index].rules.fixedDay = nil
      guard index < wanted else { continue }
      document.dishes[index].tags = ["vegetables"]
      document.dishes[index].rules = DishRules(fixedDay: FixedDay(weekday, meal: .dinner))
    }
    return document
  }

  /// Dinners that must hold a tag on more days than its maximum allows.
  private func brokenFilter(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try HouseholdWeek(sizes).document(&random)
    document.pins = []
    let days = min(7, try sizes.required("days"))
    let asked = 3 + (try sizes.required("short"))
    guard asked <= days else { throw nonsense("short") }
    document.tags =
      document.allTags + [
        WeekDocument.TagEntry(key: "green", rules: TagRules(maxPerWeek: 3))
      ]
    for index in document.dishes.indices where random.chance(30) || index == 0 {
      document.dishes[index].tags.append("green")
    }
    var filter = WeekDocument.FilterEntry()
    filter.days = HouseholdWeek.sample(asked, below: days, &random).map { .number($0 + 1) }
    filter.meals = [.dinner]
    filter.requireTags = ["green"]
    document.filters = [filter]
    return document
  }

  private func nonsense(_ name: String) -> BenchmarkError {
    BenchmarkError(
      .badData,
      "The parameter '\(name)' of the generator '\(sizes.generator.rawValue)' makes no sense here."
    )
  }
}
