import MealModel

/// A score that no plan of a problem can exceed on any level, known without solving anything.
///
/// No plan gives more than what is asked for and can be given, or fills more than every slot; an added meal is
/// worth at most that of a first use in its week and the greatest weight of a dish; and no added meal ends a
/// repeat. A plan that reaches all of this is therefore optimal on every level. The ceiling is often out of
/// reach, so a plan below it says nothing.
struct ScoreCeiling {
  let score: PlanScore

  /// The weight that every added dish needs.
  let weight: Int

  /// - Parameters:
  ///   - problem: The problem.
  ///   - base: The score of the fixed meals alone.
  ///   - requests: What rules ask for beyond them.
  init(of problem: PlanningProblem, base: PlanScore, requests: [UseRequest]) {
    let openSlots = problem.pinnedDish.count { $0 == nil }
    weight = problem.dishes.lazy.map(\.weight).max() ?? 0
    score = PlanScore(
      shortfall: base.shortfall - requests.reduce(0) { $0 + $1.count },
      filledSlots: problem.slots.count,
      variety: base.variety + Variety.firstUse * openSlots,
      preference: base.preference + weight * openSlots,
      repeats: base.repeats
    )
  }
}
