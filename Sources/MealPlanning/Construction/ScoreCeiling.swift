import MealModel

/// A score that no plan of a problem can exceed on any level, known without solving anything.
///
/// No plan falls short by less than the audit counts for empty slots and tags without dishes, or fills more than
/// every slot; an added meal is worth at most that of a first use in its week and the greatest weight of a
/// dish; and no added meal ends a repeat. A plan that reaches all of this is therefore optimal on every level.
/// The ceiling is often out of reach, so a plan below it says nothing.
///
/// It is read off the problem and the audit alone. What looks for plans shares nothing with it, so that a mistake
/// there can cost time, but no proof.
struct ScoreCeiling {
  let score: PlanScore

  /// The weight that every added dish needs.
  let weight: Int

  /// - Parameter audit: The audit of the problem.
  init(by audit: Audit) {
    let problem = audit.problem
    let base = audit.score(of: Plan(pinsOf: problem))
    let openSlots = problem.pinnedDish.count { $0 == nil }
    weight = problem.dishes.lazy.map(\.weight).max() ?? 0
    score = PlanScore(
      shortfall: audit.leastShortfall,
      filledSlots: problem.slots.count,
      variety: base.variety + Variety.firstUse * openSlots,
      preference: base.preference + weight * openSlots,
      repeats: base.repeats
    )
  }
}
