package import MealModel

/// Seeded problems of real sizes: many dishes with the ten default tags.
package enum CatalogueProblems {
  /// Meals of many days and a catalogue of dishes, under the default rules.
  ///
  /// Every dish has one main tag, some a second one, some are for lunch or dinner only, and most say
  /// whether they contain gluten, as real lists do.
  ///
  /// - Parameters:
  ///   - dishes: How many dishes.
  ///   - days: How many days, from a Monday.
  ///   - meals: The meals of each day.
  ///   - seed: Decides the tags, and the weights.
  ///   - greatestWeight: Weights are drawn from zero to this; where it is not zero, one dish in ten has a gap.
  /// - Returns: The problem.
  package static func problem(
    dishes: Int,
    days: Int,
    meals: [MealType],
    seed: UInt64 = 1,
    greatestWeight: Int = 0
  ) -> PlanningProblem {
    var generator = SplitMix64(seed: seed)
    var weights = SplitMix64(seed: ~seed)
    let mainTags: [TagID] = [.meat, .fish, .legumes, .vegetables, .vegetables, .eggs, .pastaRice]
    let list = (0..<dishes).map { number in
      var tags = [mainTags[generator.draw(below: mainTags.count)]]
      if generator.draw(below: 100) < 40 {
        tags.append(mainTags[generator.draw(below: mainTags.count)])
      }
      switch generator.draw(below: 10) {
      case 0: tags.append(.dinnerOnly)
      case 1: tags.append(.lunchOnly)
      default: break
      }
      switch generator.draw(below: 3) {
      case 0: tags.append(.containsGluten)
      case 1: tags.append(.glutenFree)
      default: break
      }
      guard greatestWeight > 0 else { return Dish("dish \(number)", tags: tags) }
      let gap = weights.draw(below: 10) == 0 ? 3 + weights.draw(below: 12) : nil
      return Dish(
        "dish \(number)",
        tags: tags,
        rules: DishRules(minGapDays: gap),
        weight: weights.draw(below: greatestWeight + 1)
      )
    }
    do {
      return try PlanningProblem(
        window: PlanningWindow(dayCount: days),
        slots: MealSlot.grid(days: days, meals: meals),
        dishes: list
      )
    } catch {
      preconditionFailure("The generator made an invalid problem: \(error)")
    }
  }
}
