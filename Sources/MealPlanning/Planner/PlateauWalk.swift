import MealModel

/// The seeded tie-break: wanders among plans that are as good, so that another seed gives another week.
///
/// Each step changes the dish of one slot or swaps the dishes of two, at random, and is taken only if no
/// rule forbids it and no level gets worse. So an optimal plan stays optimal, whatever the seed. The
/// walk asks the rules; it needs no solver and no proof.
struct PlateauWalk {
  let rules: RuleBook

  /// Slots that may change: those that hold a dish and no pin.
  private let openSlots: [Int]

  private let repeatingTags: Set<Int>

  /// How many steps are tried per open slot.
  static let stepsPerSlot = 12

  init(rules: RuleBook, problem: PlanningProblem, plan: Plan) {
    self.rules = rules
    openSlots = problem.slots.indices.filter {
      problem.pinnedDish[$0] == nil && plan.dishOfSlot[$0] != nil
    }
    repeatingTags = Set(
      problem.tags.indices.filter { problem.tags[$0].rules.noConsecutive == .sameMeal }
    )
  }

  /// Walks from the plan that an occupancy holds.
  func run(on occupancy: inout Occupancy, using generator: inout SplitMix64) {
    guard !openSlots.isEmpty else { return }
    for step in 0..<(openSlots.count * Self.stepsPerSlot) {
      let slot = openSlots[generator.draw(below: openSlots.count)]
      if step.isMultiple(of: 2) {
        tryReplacing(slot, in: &occupancy, using: &generator)
      } else {
        trySwapping(slot, in: &occupancy, using: &generator)
      }
    }
  }

  private func tryReplacing(
    _ slot: Int,
    in occupancy: inout Occupancy,
    using generator: inout SplitMix64
  ) {
    let newDish = generator.draw(below: occupancy.problem.dishes.count)
    guard let oldDish = occupancy.dishOfSlot[slot], newDish != oldDish else { return }
    change([(slot, newDish)], from: [oldDish], in: &occupancy)
  }

  private func trySwapping(
    _ slot: Int,
    in occupancy: inout Occupancy,
    using generator: inout SplitMix64
  ) {
    // Within a week, where a swap leaves the weekly counts alone.
    let week = occupancy.layout.slotsOfWeek[occupancy.layout.weekOfSlot[slot]]
    let other = week.lowerBound + generator.draw(below: week.count)
    guard occupancy.problem.pinnedDish[other] == nil,
      let dish = occupancy.dishOfSlot[slot], let otherDish = occupancy.dishOfSlot[other],
      dish != otherDish
    else { return }
    change([(slot, otherDish), (other, dish)], from: [dish, otherDish], in: &occupancy)
  }

  /// Makes a change and takes it back if a rule forbids it or a level gets worse.
  private func change(
    _ placements: [(slot: Int, dish: Int)],
    from oldDishes: [Int],
    in occupancy: inout Occupancy
  ) {
    let slots = placements.map(\.slot)
    let dishes = oldDishes + placements.map(\.dish)
    let before = standing(ofDishes: dishes, near: slots, in: occupancy)
    for slot in slots { occupancy.clear(slot) }
    for (slot, dish) in placements {
      guard rules.allows(dish, in: slot, given: occupancy) else {
        return restore(slots, oldDishes, in: &occupancy)
      }
      occupancy.place(dish, in: slot)
    }
    if standing(ofDishes: dishes, near: slots, in: occupancy) < before {
      restore(slots, oldDishes, in: &occupancy)
    }
  }

  private func restore(_ slots: [Int], _ dishes: [Int], in occupancy: inout Occupancy) {
    for slot in slots { occupancy.clear(slot) }
    for (slot, dish) in zip(slots, dishes) { occupancy.place(dish, in: slot) }
  }

  /// The part of the score that some dishes in some slots decide, up to a constant.
  private func standing(
    ofDishes dishes: [Int],
    near slots: [Int],
    in occupancy: Occupancy
  ) -> PlanScore {
    let problem = occupancy.problem
    let weeks = Set(slots.map { occupancy.layout.weekOfSlot[$0] })
    var variety = 0
    for dish in Set(dishes) {
      for week in weeks {
        let uses = occupancy.uses(ofDish: dish, inWeek: week)
        variety += (0..<uses).reduce(0) { $0 + Variety.firstUse - Variety.loss(ofUse: $1 + 1) }
      }
    }
    return PlanScore(
      shortfall: rules.demandKinds.reduce(0) {
        $0 + $1.shortfall(ofDishes: dishes, near: slots, given: occupancy)
      },
      filledSlots: 0,
      variety: variety,
      preference: slots.reduce(0) { sum, slot in
        sum + (occupancy.dishOfSlot[slot].map { problem.dishes[$0].weight } ?? 0)
      },
      repeats: repeats(ofDishes: dishes, near: slots, in: occupancy)
    )
  }

  private func repeats(ofDishes dishes: [Int], near slots: [Int], in occupancy: Occupancy) -> Int {
    let tags = Set(dishes.flatMap { occupancy.problem.tagsOfDish[$0] }).intersection(repeatingTags)
    guard !tags.isEmpty else { return 0 }
    let firstDays = Set(
      slots.flatMap { [occupancy.problem.slots[$0].day - 1, occupancy.problem.slots[$0].day] }
    )
    let meals = occupancy.layout.meals.indices
    return tags.reduce(0) { sum, tag in
      sum
        + firstDays.count { day in
          let first = meals.filter { occupancy.uses(ofTag: tag, onDay: day, meal: $0) > 0 }
          let second = meals.filter { occupancy.uses(ofTag: tag, onDay: day + 1, meal: $0) > 0 }
          return first.contains { meal in second.contains { $0 != meal } }
        }
    }
  }
}
