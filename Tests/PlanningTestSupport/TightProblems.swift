package import MealModel

/// Seeded weeks whose maxima are just those that a hidden plan needs.
///
/// The hidden plan fills every meal with a dish of its own. So a plan at the ceiling exists, unless the
/// hidden one repeats a tag on neighbouring days, but few draws of dishes meet one.
package enum TightProblems {
  /// Fourteen meals and 22 dishes with two or three of seven tags.
  package static func problem(seed: UInt64) -> PlanningProblem {
    var generator = SplitMix64(seed: seed)
    let names = (0..<7).map { TagID(rawValue: "tag \($0)") }
    let tagsOfDish = (0..<22).map { _ in
      Set((0..<3).map { _ in names[generator.draw(below: names.count)] })
    }
    // The first fourteen dishes are the hidden plan, one after the other.
    let tags = names.map { name in
      let days = (0..<14).filter { tagsOfDish[$0].contains(name) }.map { $0 / 2 }
      return Tag(
        id: name,
        name: LocalizedName(name.rawValue),
        rules: TagRules(maxPerWeek: days.count, noDuplicateInDay: Set(days).count == days.count)
      )
    }
    do {
      return try PlanningProblem(
        slots: MealSlot.grid(days: 7, meals: [.lunch, .dinner]),
        tags: tags,
        dishes: tagsOfDish.enumerated().map { number, tags in
          Dish("dish \(number)", tags: tags.sorted { $0.rawValue < $1.rawValue })
        }
      )
    } catch {
      preconditionFailure("The generator made an invalid problem: \(error)")
    }
  }
}
