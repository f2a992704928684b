import MealModel
import PlanFiles

/// Weeks whose rules are drawn as tight as a hidden complete plan allows.
///
/// The plan is made first, by a walk that keeps tags apart where it can. Then every tag gets the rules
/// that the plan obeys with nothing to spare, so that the plan is complete and few others are.
struct PlantedWeek {
  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

  /// A meal of the hidden plan.
  private struct Planted {
    var day: Int
    var meal: MealType
    var dish: Int
  }

  func document(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var document = try sizes.emptyDocument()
    let days = try sizes.required("days")
    let meals = try sizes.meals()
    let dishCount = try sizes.required("dishes")
    let tagCount = try sizes.required("tags")
    document.dishes = (0..<dishCount).map { number in
      let tags = HouseholdWeek.sample(1 + random.draw(below: 3), below: tagCount, &random)
      return WeekDocument.DishEntry(name: "dish \(number + 1)", tags: tags.map { "tag \($0 + 1)" })
    }

    var plan: [Planted] = []
    for slot in MealSlot.grid(days: days, meals: meals) {
      let candidates = (0..<8).map { _ in random.draw(below: dishCount) }
      let clashes = candidates.map { dish in
        plan.count { $0.day >= slot.day - 1 && shareTag($0.dish, dish, document.dishes) }
      }
      let best = clashes.indices.min { clashes[$0] < clashes[$1] } ?? 0
      plan.append(Planted(day: slot.day, meal: slot.meal, dish: candidates[best]))
    }

    document.tags = (1...tagCount).map { number in
      let key = "tag \(number)"
      let tagged = plan.filter { document.dishes[$0.dish].tags.contains(key) }
      return WeekDocument.TagEntry(key: key, rules: rules(around: tagged, days: days, &random))
    }
    for index in document.dishes.indices {
      let uses = plan.filter { $0.dish == index }.map(\.day).sorted()
      if random.chance(50) { document.dishes[index].rules.maxUses = max(1, uses.count) }
      let gaps = zip(uses, uses.dropFirst()).map { $1 - $0 }
      if let gap = gaps.min(), gap > 1 { document.dishes[index].rules.minGapDays = gap }
    }
    return document
  }

  private func shareTag(_ first: Int, _ second: Int, _ dishes: [WeekDocument.DishEntry]) -> Bool {
    dishes[first].tags.contains { dishes[second].tags.contains($0) }
  }

  /// The tightest rules that some meals with a tag obey, of which chance takes most.
  private func rules(
    around meals: [Planted],
    days: Int,
    _ random: inout SplitMix64
  ) -> TagRules {
    // The window begins a calendar week.
    let counts = (0..<((days + 6) / 7)).map { week in meals.count { $0.day / 7 == week } }
    var rules = TagRules()
    if random.chance(85) { rules.maxPerWeek = counts.max() }
    if random.chance(50), let least = counts.min(), least > 0 { rules.minPerWeek = least }
    let neighbours = meals.flatMap { first in
      meals.filter { $0.day == first.day + 1 }.map { (first, $0) }
    }
    if neighbours.isEmpty {
      rules.noConsecutive = .anyMeal
    } else if !neighbours.contains(where: { $0.meal == $1.meal }) {
      rules.noConsecutive = .sameMeal
    }
    if Set(meals.map(\.day)).count == meals.count { rules.noDuplicateInDay = true }
    let used = Set(meals.map(\.meal))
    if used.count == 1, random.chance(60) { rules.mealTypeRestriction = used.first }
    let weekdays = Set(meals.map { Weekday.monday.advanced(by: $0.day) })
    if (1...4).contains(weekdays.count), random.chance(40) { rules.onlyDays = weekdays }
    return rules
  }
}
