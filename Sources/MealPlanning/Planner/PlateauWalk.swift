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

  /// By tag whether it can count as a repeat.
  private let isRepeating: [Bool]

  /// How many steps are tried per open slot.
  static let stepsPerSlot = 12

  init(rules: RuleBook, problem: PlanningProblem, plan: Plan) {
    self.rules = rules
    openSlots = problem.slots.indices.filter {
      problem.pinnedDish[$0] == nil && plan.dishOfSlot[$0] != nil
    }
    isRepeating = problem.tags.map { $0.rules.noConsecutive == .sameMeal }
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
    // Most changes are forbidden, and asking that is cheaper than weighing levels.
    guard make(placements, insteadOf: oldDishes, in: &occupancy) else { return }
    let place = Neighbourhood(
      of: placements.map(\.slot),
      dishes: oldDishes + placements.map(\.dish),
      in: occupancy
    )
    let after = standing(place, in: occupancy)
    replace(placements.map(\.slot), by: oldDishes, in: &occupancy)
    if after < standing(place, in: occupancy) { return }
    replace(placements.map(\.slot), by: placements.map(\.dish), in: &occupancy)
  }

  /// Makes a change if the rules allow it.
  private func make(
    _ placements: [(slot: Int, dish: Int)],
    insteadOf oldDishes: [Int],
    in occupancy: inout Occupancy
  ) -> Bool {
    for (slot, _) in placements { occupancy.clear(slot) }
    for (slot, dish) in placements {
      guard rules.allows(dish, in: slot, given: occupancy) else {
        replace(placements.map(\.slot), by: oldDishes, in: &occupancy)
        return false
      }
      occupancy.place(dish, in: slot)
    }
    return true
  }

  private func replace(_ slots: [Int], by dishes: [Int], in occupancy: inout Occupancy) {
    for slot in slots { occupancy.clear(slot) }
    for (slot, dish) in zip(slots, dishes) { occupancy.place(dish, in: slot) }
  }

  /// What a change can touch, each thing once.
  private struct Neighbourhood {
    var slots: [Int]
    var dishes: [Int]
    var weeks: [Int]
    var firstDays: [Int]
    var tags: [Int]

    init(of slots: [Int], dishes: [Int], in occupancy: Occupancy) {
      func distinct(_ numbers: [Int]) -> [Int] {
        numbers.enumerated().filter { numbers.firstIndex(of: $0.element) == $0.offset }
          .map(\.element)
      }
      let problem = occupancy.problem
      self.slots = slots
      self.dishes = distinct(dishes)
      weeks = distinct(slots.map { occupancy.layout.weekOfSlot[$0] })
      firstDays = distinct(slots.flatMap { [problem.slots[$0].day - 1, problem.slots[$0].day] })
      tags = distinct(dishes.flatMap { problem.tagsOfDish[$0] })
    }
  }

  /// The part of the score that a neighbourhood decides, up to a constant.
  private func standing(_ place: Neighbourhood, in occupancy: Occupancy) -> PlanScore {
    let problem = occupancy.problem
    var variety = 0
    for dish in place.dishes {
      for week in place.weeks {
        for use in 0..<occupancy.uses(ofDish: dish, inWeek: week) {
          variety += Variety.firstUse - Variety.loss(ofUse: use + 1)
        }
      }
    }
    var shortfall = 0
    for kind in rules.demandKinds {
      shortfall += kind.shortfall(ofDishes: place.dishes, near: place.slots, given: occupancy)
    }
    var preference = 0
    for slot in place.slots {
      if let dish = occupancy.dishOfSlot[slot] { preference += problem.dishes[dish].weight }
    }
    return PlanScore(
      shortfall: shortfall,
      filledSlots: 0,
      variety: variety,
      preference: preference,
      repeats: repeats(place, in: occupancy)
    )
  }

  private func repeats(_ place: Neighbourhood, in occupancy: Occupancy) -> Int {
    let meals = occupancy.layout.meals.indices
    var sum = 0
    for tag in place.tags where isRepeating[tag] {
      for day in place.firstDays {
        let isRepeated = meals.contains { meal in
          occupancy.uses(ofTag: tag, onDay: day, meal: meal) > 0
            && meals.contains {
              $0 != meal && occupancy.uses(ofTag: tag, onDay: day + 1, meal: $0) > 0
            }
        }
        if isRepeated { sum += 1 }
      }
    }
    return sum
  }
}
