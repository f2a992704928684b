package import MealModel

/// Seeded problems that keep the search busy for longer than any test wants to wait.
///
/// Every dish has three of twelve tags, all of them scarce, and weights tell the dishes apart. For the
/// seeds 5, 6 and 7 the relaxation fills more slots than any plan can, and branching closes the
/// difference slowly; other seeds are solved in a few hundred nodes.
package enum HardProblems {
  /// Two weeks of lunches and dinners with 40 dishes.
  package static func problem(seed: UInt64) -> PlanningProblem {
    var generator = SplitMix64(seed: seed)
    let tags = (0..<12).map { number in
      Tag(
        id: TagID(rawValue: "tag \(number)"),
        name: LocalizedName("tag \(number)"),
        rules: TagRules(
          maxPerWeek: 1 + generator.draw(below: 3),
          minPerWeek: generator.draw(below: 3) == 0 ? 1 + generator.draw(below: 3) : nil,
          noConsecutive: generator.draw(below: 2) == 0 ? .anyMeal : .sameMeal,
          noDuplicateInDay: generator.draw(below: 3) == 0
        )
      )
    }
    let dishes = (0..<40).map { number in
      Dish(
        "dish \(number)",
        tags: (0..<3).map { _ in tags[generator.draw(below: tags.count)].id },
        rules: DishRules(
          minGapDays: generator.draw(below: 3) == 0 ? 2 + generator.draw(below: 5) : nil
        ),
        weight: generator.draw(below: 6)
      )
    }
    do {
      return try PlanningProblem(
        window: PlanningWindow(dayCount: 14),
        slots: MealSlot.grid(days: 14, meals: [.lunch, .dinner]),
        tags: tags,
        dishes: dishes
      )
    } catch {
      preconditionFailure("The generator made an invalid problem: \(error)")
    }
  }
}
