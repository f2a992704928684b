package import MealModel
import MealPlanning

/// A small problem after a change of its rules, and a plan from before the change.
package struct ChangedProblem {
  /// The problem with its old rules.
  package let before: PlanningProblem

  /// The same slots, dishes and pins with other rules.
  package let after: PlanningProblem

  /// The best plan under the old rules, or for every fourth seed any dishes at all.
  package let older: Plan

  /// The changed problem of a seed; the same on every machine.
  package init(seed: UInt64) throws {
    before = SmallProblems.problem(seed: seed)
    var generator = SplitMix64(seed: seed ^ 0x5EED)
    var tags = before.tags
    var dishes = before.dishes
    for _ in 0..<(1 + generator.draw(below: 3)) {
      let tag = generator.draw(below: tags.count)
      switch generator.draw(below: 6) {
      case 0: tags[tag].rules.maxPerWeek = generator.draw(below: 3)
      case 1: tags[tag].rules.minPerWeek = 1 + generator.draw(below: 2)
      case 2: tags[tag].rules.noConsecutive = tags[tag].rules.noConsecutive == nil ? .anyMeal : nil
      case 3: tags[tag].rules.noDuplicateInDay.toggle()
      case 4: tags[tag].rules = TagRules()
      default:
        guard !dishes.isEmpty else { continue }
        let dish = generator.draw(below: dishes.count)
        dishes[dish].rules.maxUses = generator.draw(below: 3)
      }
    }
    after = try PlanningProblem(
      window: before.window,
      slots: before.slots,
      tags: tags,
      dishes: dishes,
      pins: before.pins,
      filters: before.filters,
      context: before.context
    )
    let count = before.dishes.count
    if seed % 4 == 3, count > 0 {
      older = Plan(
        dishOfSlot: before.pinnedDish.map { pin in
          let drawn = generator.draw(below: count + 1)
          return pin ?? (drawn < count ? drawn : nil)
        }
      )
    } else {
      older = try MealPlanner().fill(before, options: FillOptions(seed: seed, timeLimit: nil)).plan
    }
  }
}
