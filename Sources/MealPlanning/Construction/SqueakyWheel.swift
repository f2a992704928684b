import MealModel

/// Looks for a plan that reaches the ceiling on every level, which then needs no further proof.
///
/// Meals are chosen one after the other, first those that rules ask for, then the slots in the order of
/// the days. A dish is drawn among those that no rule forbids and that lose nothing on any level. Where
/// there is none, what could not be served moves to the front and everything begins anew: squeaky wheel
/// optimization (Joslin and Clements, Journal of Artificial Intelligence Research 10, 1999). Every plan
/// at the ceiling can be the first one drawn, because what is part of such a plan breaks no rule and
/// loses nothing either.
///
/// It often succeeds at once where rules leave room, and gives up after a given amount of work. Giving up
/// proves nothing.
struct SqueakyWheel {
  private let rules: RuleBook
  private let fixed: Occupancy

  /// The weight that every chosen dish must have.
  private let weight: Int

  private let requests: [UseRequest]

  /// By tag whether it can count as a repeat.
  private let isRepeating: [Bool]

  /// Prepares the search, or finds at once that what is asked for is out of reach.
  init?(rules: RuleBook, fixed: Occupancy, weight: Int) {
    self.rules = rules
    self.fixed = fixed
    self.weight = weight
    let problem = fixed.problem
    var requests: [UseRequest] = []
    for kind in rules.demandKinds {
      guard let more = kind.requests(given: fixed, rules: rules) else { return nil }
      requests += more
    }
    self.requests = requests
    isRepeating = problem.tags.map { $0.rules.noConsecutive == .sameMeal }
  }

  /// Something that needs a meal.
  private enum Wheel {
    /// One of the uses that a request asks for.
    case request(Int)

    case slot(Int)
  }

  /// Draws a plan whose score should be that of the ceiling, for the audit to confirm.
  ///
  /// - Parameters:
  ///   - attempts: How many placements may be tried in all.
  ///   - generator: The source of chance.
  /// - Returns: The plan, or `nil` when none was found.
  func plan(attempts: Int, using generator: inout SplitMix64) -> Plan? {
    var wheels = requests.indices.flatMap { request in
      (0..<requests[request].count).map { _ in Wheel.request(request) }
    }
    wheels += fixed.problem.slots.indices.filter { fixed.dishOfSlot[$0] == nil }.map(Wheel.slot)
    var round = Round(occupancy: fixed, dishes: Array(fixed.problem.dishes.indices), left: attempts)
    while let squeak = firstUnserved(of: wheels, in: &round, using: &generator) {
      // What cannot be served first cannot be served at all.
      guard squeak > 0, round.left > 0 else { return nil }
      wheels.insert(wheels.remove(at: squeak), at: 0)
      round.occupancy = fixed
    }
    return Plan(dishOfSlot: round.occupancy.dishOfSlot)
  }

  /// What changes while meals are chosen.
  private struct Round {
    var occupancy: Occupancy

    /// All dishes, in the order in which they were drawn last.
    var dishes: [Int]

    /// How many placements may still be tried.
    var left: Int
  }

  /// Serves all that it can, in order.
  ///
  /// - Returns: The position of the first that could not be served, or `nil` when all were.
  private func firstUnserved(
    of wheels: [Wheel],
    in round: inout Round,
    using generator: inout SplitMix64
  ) -> Int? {
    for (position, wheel) in wheels.enumerated() {
      let isServed =
        switch wheel {
        case .slot(let slot): fill(slot, in: &round, using: &generator)
        case .request(let request): serve(requests[request], in: &round, using: &generator)
        }
      if !isServed { return position }
    }
    return nil
  }

  /// Puts a drawn dish into a slot that is still empty.
  private func fill(
    _ slot: Int,
    in round: inout Round,
    using generator: inout SplitMix64
  ) -> Bool {
    guard round.occupancy.dishOfSlot[slot] == nil else { return true }
    let count = round.dishes.count
    for position in 0..<count where round.left > 0 {
      round.left -= 1
      round.dishes.swapAt(position, position + generator.draw(below: count - position))
      let dish = round.dishes[position]
      if losesNothing(dish, in: slot, given: round.occupancy) {
        round.occupancy.place(dish, in: slot)
        return true
      }
    }
    return false
  }

  /// Adds one use to those that a request asks for, unless it has enough.
  private func serve(
    _ request: UseRequest,
    in round: inout Round,
    using generator: inout SplitMix64
  ) -> Bool {
    if request.isMet(by: round.occupancy) { return true }
    var dishes = request.dishes
    for position in dishes.indices {
      dishes.swapAt(position, position + generator.draw(below: dishes.count - position))
      let first = generator.draw(below: request.slots.count)
      for offset in request.slots.indices where round.left > 0 {
        round.left -= 1
        let slot = request.slots[(first + offset) % request.slots.count]
        if round.occupancy.dishOfSlot[slot] == nil,
          losesNothing(dishes[position], in: slot, given: round.occupancy)
        {
          round.occupancy.place(dishes[position], in: slot)
          return true
        }
      }
    }
    return false
  }

  /// Whether no rule forbids a dish in a slot and no level loses by it.
  private func losesNothing(_ dish: Int, in slot: Int, given occupancy: Occupancy) -> Bool {
    let problem = fixed.problem
    guard problem.dishes[dish].weight == weight,
      occupancy.uses(ofDish: dish, inWeek: occupancy.layout.weekOfSlot[slot]) == 0
    else { return false }
    let day = problem.slots[slot].day
    let meal = occupancy.layout.mealOfSlot[slot]
    for tag in problem.tagsOfDish[dish] where isRepeating[tag] {
      for neighbour in [day - 1, day + 1]
      where occupancy.uses(ofTag: tag, onDay: neighbour)
        > occupancy.uses(ofTag: tag, onDay: neighbour, meal: meal)
      {
        return false
      }
    }
    return rules.allows(dish, in: slot, given: occupancy)
  }
}
