import MealModel

/// A score that no plan of a problem can exceed on any level, known without solving anything.
///
/// Nothing can fall short by less than zero or fill more than every slot; an added meal is worth at most
/// that of a first use in its week and the greatest weight of a dish; and no added meal ends a repeat.
/// A plan that reaches all of this is therefore optimal on every level. The ceiling is often out of
/// reach, so a plan below it says nothing.
struct ScoreCeiling {
  let score: PlanScore

  /// The weight that every added dish needs.
  let weight: Int

  /// - Parameters:
  ///   - problem: The problem.
  ///   - base: The score of the fixed meals alone.
  init(of problem: PlanningProblem, base: PlanScore) {
    let openSlots = problem.pinnedDish.count { $0 == nil }
    weight = problem.dishes.lazy.map(\.weight).max() ?? 0
    score = PlanScore(
      shortfall: 0,
      filledSlots: problem.slots.count,
      variety: base.variety + Variety.firstUse * openSlots,
      preference: base.preference + weight * openSlots,
      repeats: base.repeats
    )
  }
}
