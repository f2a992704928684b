import MealModel

/// Looks for a plan of the dishes of a menu in which nothing falls short, no slot stays empty and no dish comes
/// twice in a week.
///
/// Meals are chosen one after the other, first those that rules ask for, then the slots in the order of
/// the days. A dish is drawn among those that no rule forbids and that lose nothing. Where there is none,
/// what could not be served moves to the front and everything begins anew: squeaky wheel optimization
/// (Joslin and Clements, Journal of Artificial Intelligence Research 10, 1999). Every such plan can be the
/// first one drawn, because what is part of it breaks no rule and loses nothing either.
///
/// It often succeeds at once where rules leave room, and gives up after a given amount of work. Giving up
/// proves nothing.
struct SqueakyWheel {
  private let rules: RuleBook
  private let fixed: Occupancy
  private let requests: [UseRequest]

  /// By tag whether it can count as a repeat.
  private let isRepeating: [Bool]

  /// How many dishes a week needs at least, because none comes twice.
  private let mostOpenSlotsInWeek: Int

  init(rules: RuleBook, fixed: Occupancy) {
    self.rules = rules
    self.fixed = fixed
    requests = rules.demandKinds.flatMap { $0.requests(given: fixed, rules: rules) }
    mostOpenSlotsInWeek =
      fixed.layout.slotsOfWeek.lazy.map { $0.count { fixed.dishOfSlot[$0] == nil } }.max() ?? 0
    isRepeating = fixed.problem.tags.map { $0.rules.noConsecutive == .sameMeal }
  }

  /// How long to look for a plan, in placements that may be tried.
  enum Patience: Int {
    /// Less than loading a program into a solver takes.
    case brief = 1

    /// About as long as some nodes of a search tree take.
    case patient = 20
  }

  /// The most placements that any search tries: a fraction of a second, which no clock watches.
  private static let greatestAttempts = 1_000_000

  private func attempts(_ patience: Patience) -> Int {
    let brief = 500 + 50 * fixed.problem.slots.count + 2 * fixed.problem.dishes.count
    return min(patience.rawValue * brief, Self.greatestAttempts)
  }

  /// Something that needs a meal.
  private enum Wheel {
    /// One of the uses that a request asks for.
    case request(Int)

    case slot(Int)
  }

  /// Draws a plan, for the audit to judge.
  ///
  /// - Parameters:
  ///   - menu: The dishes to choose from.
  ///   - slots: The slots to fill, or `nil` for all that are empty.
  ///   - avoidsRepeats: Whether tags that are kept off neighbouring days may not repeat in other meals either.
  ///   - patience: How long to look.
  ///   - seed: Decides what is drawn, which is not the same for each patience.
  /// - Returns: The plan, or `nil` when none was found.
  func plan(
    of menu: Menu,
    filling slots: Set<Int>? = nil,
    avoidingRepeats avoidsRepeats: Bool = true,
    _ patience: Patience,
    seed: UInt64
  ) -> Plan? {
    var generator = SplitMix64(seed: patience == .brief ? seed : ~seed)
    let dishes = menu.dishes(of: fixed.problem)
    guard slots != nil || dishes.count >= mostOpenSlotsInWeek else { return nil }
    var wheels = requests.indices.flatMap { request in
      (0..<requests[request].count).map { _ in Wheel.request(request) }
    }
    wheels += fixed.problem.slots.indices
      .filter { fixed.dishOfSlot[$0] == nil && slots?.contains($0) ?? true }
      .map(Wheel.slot)
    var round = Round(
      menu: menu,
      avoidsRepeats: avoidsRepeats,
      occupancy: fixed,
      dishes: dishes,
      left: attempts(patience)
    )
    while let squeak = firstUnserved(of: wheels, in: &round, using: &generator) {
      // What cannot be served first cannot be served at all.
      guard squeak > 0, round.left > 0 else { return nil }
      wheels.insert(wheels.remove(at: squeak), at: 0)
      round.occupancy = fixed
    }
    return Plan(dishOfSlot: round.occupancy.dishOfSlot)
  }

  /// One search, and what changes in it while meals are chosen.
  private struct Round {
    let menu: Menu
    let avoidsRepeats: Bool
    var occupancy: Occupancy

    /// All dishes of the menu, in the order in which they were drawn last.
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
      if losesNothing(dish, in: slot, of: round) {
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
          losesNothing(dishes[position], in: slot, of: round)
        {
          round.occupancy.place(dishes[position], in: slot)
          return true
        }
      }
    }
    return false
  }

  /// Whether the menu has a dish, no rule forbids it in a slot, and nothing is lost by it.
  private func losesNothing(_ dish: Int, in slot: Int, of round: Round) -> Bool {
    let occupancy = round.occupancy
    let week = occupancy.layout.weekOfSlot[slot]
    return round.menu.includes(dish, inWeek: week, of: fixed.problem)
      && occupancy.uses(ofDish: dish, inWeek: week) == 0
      && !(round.avoidsRepeats && repeats(dish, in: slot, given: occupancy))
      && rules.allows(dish, in: slot, given: occupancy)
  }

  /// Whether a tag of the dish stands on a neighbouring day in another meal, where that counts.
  private func repeats(_ dish: Int, in slot: Int, given occupancy: Occupancy) -> Bool {
    let day = fixed.problem.slots[slot].day
    let meal = occupancy.layout.mealOfSlot[slot]
    return fixed.problem.tagsOfDish[dish].contains { tag in
      isRepeating[tag]
        && [day - 1, day + 1].contains { neighbour in
          occupancy.uses(ofTag: tag, onDay: neighbour)
            > occupancy.uses(ofTag: tag, onDay: neighbour, meal: meal)
        }
    }
  }
}
