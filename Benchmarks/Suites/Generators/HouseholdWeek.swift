import MealModel
import PlanFiles

/// Weeks of a household with the ten default tags, as the product sees them every day.
struct HouseholdWeek {
  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

  func document(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try sizes.emptyDocument()
    let days = try sizes.required("days")
    let meals = try sizes.meals()
    document.dishes = Self.dishes(count: try sizes.required("dishes"), &random)
    if sizes.optional("weights") > 0 { Self.giveEachItsWeight(&document.dishes, &random) }

    let everywhere = document.dishes.filter {
      !$0.tags.contains("dinner-only") && !$0.tags.contains("lunch-only")
    }
    guard !everywhere.isEmpty else { return document }
    let pinDays = Self.sample(min(sizes.optional("pins"), days), below: days, &random)
    document.pins = pinDays.map { day in
      WeekDocument.MealEntry(
        day: .number(day + 1),
        meal: random.pick(meals),
        dish: random.pick(everywhere).name
      )
    }
    document.context.before = (0..<2).flatMap { day in
      meals.map { meal in
        WeekDocument.MealEntry(
          day: .number(-day),
          meal: meal,
          dish: random.pick(everywhere).name
        )
      }
    }
    return document
  }

  /// Dishes with one main tag, often a second, and now and then a rule of their own.
  static func dishes(count: Int, _ random: inout SplitMix64) -> [WeekDocument.DishEntry] {
    let mainTags = ["meat", "fish", "legumes", "vegetables", "vegetables", "eggs", "pasta-rice"]
    return (0..<count).map { number in
      var tags = [random.pick(mainTags)]
      if random.chance(40) {
        let second = random.pick(mainTags)
        if second != tags[0] { tags.append(second) }
      }
      switch random.draw(below: 10) {
      case 0: tags.append("dinner-only")
      case 1: tags.append("lunch-only")
      default: break
      }
      switch random.draw(below: 3) {
      case 0: tags.append("contains-gluten")
      case 1: tags.append("gluten-free")
      default: break
      }
      var dish = WeekDocument.DishEntry(name: "dish \(number + 1)", tags: tags)
      switch random.draw(below: 20) {
      case 0, 1: dish.rules.minGapDays = 2 + random.draw(below: 4)
      case 2: dish.rules.maxUses = 1 + random.draw(below: 2)
      case 3 where number < 20: dish.rules.fixedDay = FixedDay(random.pick(Weekday.allCases))
      default: break
      }
      return dish
    }
  }

  /// Different weights from 1 to the number of dishes, which must not be above the largest weight.
  private static func giveEachItsWeight(
    _ dishes: inout [WeekDocument.DishEntry],
    _ random: inout SplitMix64
  ) {
    var weights = (0..<dishes.count).map { $0 % ProblemLimits.weights.upperBound + 1 }
    random.shuffle(&weights)
    for index in dishes.indices { dishes[index].weight = weights[index] }
  }

  /// Different numbers in rising order.
  static func sample(_ count: Int, below bound: Int, _ random: inout SplitMix64) -> [Int] {
    var numbers = Array(0..<bound)
    random.shuffle(&numbers)
    return numbers.prefix(count).sorted()
  }
}
