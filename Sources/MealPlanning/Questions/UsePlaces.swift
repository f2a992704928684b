import MealModel

/// How many of some placements there must be.
struct UseCondition {
  enum Bound {
    case atLeast(Int)
    case atMost(Int)
  }

  var uses: Uses
  var bound: Bound

  init(_ uses: Uses, _ bound: Bound) {
    self.uses = uses
    self.bound = bound
  }

  /// Whether there are slots enough.
  var isConceivable: Bool {
    switch bound {
    case .atLeast(let number): number <= uses.slotCount
    case .atMost(let number): number >= 0
    }
  }

  /// The condition that holds where this one does not.
  var missed: UseCondition {
    switch bound {
    case .atLeast(let number): UseCondition(uses, .atMost(number - 1))
    case .atMost(let number): UseCondition(uses, .atLeast(number + 1))
    }
  }
}

/// Where a rule can be broken or must be met, in terms of new placements.
///
/// It is the reverse of what the kinds of rules put into a program, and written apart from them: what one
/// of the two gets wrong shows when the audit looks at a plan.
struct UsePlaces {
  /// The household with all its rules, those that do not hold among them.
  let problem: PlanningProblem

  /// The program, with the placements that the rules in force allow beside the fixed meals.
  let builder: ProgramBuilder

  private var fixed: Occupancy { builder.fixed }
  private var layout: WindowLayout { builder.layout }

  /// The places at which a rule about several meals can be broken, each with all that it takes.
  ///
  /// A rule that the fixed meals break already is broken anew where a placement makes that worse.
  func breaches(of rule: RuleID) -> [[UseCondition]] {
    switch rule {
    case .tag(let tag, .maxPerWeek):
      let maximum = problem.tags[tag].rules.maxPerWeek ?? 0
      return (0..<layout.weekCount).map { week in
        let left = max(0, maximum - fixed.uses(ofTag: tag, inWeek: week))
        return [more(than: left, tag, in: layout.slotsOfWeek[week])]
      }
    case .tag(let tag, .noDuplicateInDay):
      return layout.slotsOfDay.enumerated().map { day, slots in
        [more(than: max(0, 1 - fixed.uses(ofTag: tag, onDay: day)), tag, in: slots)]
      }
    case .tag(let tag, .noConsecutive):
      let meals: [Int?] =
        problem.tags[tag].rules.noConsecutive == .anyMeal ? [nil] : layout.meals.indices.map(\.self)
      return (-1..<layout.slotsOfDay.count).flatMap { day in
        meals.map { neighbours(tag, day: day, meal: $0) }
      }
    case .dish(let dish, .minGapDays):
      return pairs(of: dish, within: problem.dishes[dish].rules.minGapDays ?? 0)
    case .dish(let dish, .maxUses):
      let maximum = problem.dishes[dish].rules.maxUses ?? 0
      let uses = builder.uses(ofDish: dish, in: problem.slots.indices)
      return [
        [UseCondition(uses, .atLeast(max(0, maximum - fixed.usesInWindow(ofDish: dish)) + 1))]
      ]
    case .tag(_, .minPerWeek), .tag(_, .mealTypeRestriction), .tag(_, .onlyDays),
      .dish(_, .meals), .dish(_, .fixedDay), .filter, .pin:
      preconditionFailure("\(rule) is no rule that several meals break together.")
    }
  }

  /// What an "at least" rule asks for beside the fixed meals; all of it meets the rule.
  func demands(of rule: RuleID) -> [UseCondition] {
    switch rule {
    case .tag(let tag, .minPerWeek):
      let minimum = problem.tags[tag].rules.minPerWeek ?? 0
      return layout.slotsOfWeek.enumerated()
        .compactMap { week, slots in
          let open = minimum - fixed.uses(ofTag: tag, inWeek: week)
          guard !slots.isEmpty, open > 0 else { return nil }
          return UseCondition(builder.uses(ofTag: tag, in: slots), .atLeast(open))
        }
    case .dish(let dish, .fixedDay):
      return StandingAppointments(ofDish: dish, in: problem).asked
        .map { UseCondition(builder.uses(ofDish: dish, in: $0), .atLeast(1)) }
    case .tag, .dish, .filter, .pin:
      preconditionFailure("\(rule) asks for nothing.")
    }
  }

  private func more(than number: Int, _ tag: Int, in slots: Range<Int>) -> UseCondition {
    UseCondition(builder.uses(ofTag: tag, in: slots), .atLeast(number + 1))
  }

  /// What it takes that a tag stands on a day and the next, and not only by fixed meals.
  private func neighbours(_ tag: Int, day: Int, meal: Int?) -> [UseCondition] {
    func isFixed(_ day: Int) -> Bool {
      (meal.map { fixed.uses(ofTag: tag, onDay: day, meal: $0) }
        ?? fixed.uses(ofTag: tag, onDay: day)) > 0
    }
    func slots(_ day: Int) -> [Int] {
      guard layout.slotsOfDay.indices.contains(day) else { return [] }
      return layout.slotsOfDay[day]
        .filter { slot in meal.map { $0 == layout.mealOfSlot[slot] } ?? true }
    }
    func new(_ slots: [Int]) -> UseCondition {
      UseCondition(builder.uses(ofTag: tag, in: slots), .atLeast(1))
    }
    return switch (isFixed(day), isFixed(day + 1)) {
    case (false, false): [new(slots(day)), new(slots(day + 1))]
    case (true, false): [new(slots(day + 1))]
    case (false, true): [new(slots(day))]
    case (true, true): [new(slots(day) + slots(day + 1))]
    }
  }

  /// What it takes that two uses of a dish lie fewer than some days apart, one of them new.
  private func pairs(of dish: Int, within gap: Int) -> [[UseCondition]] {
    let days = fixed.daysOfDish[dish]
    let beside = problem.slots.indices.filter { slot in
      days.contains { abs($0 - problem.slots[slot].day) < gap }
    }
    let starts = Set(problem.slots.map(\.day)).sorted()
    let among = starts.map { start in
      problem.slots.indices.filter { (start..<(start + gap)).contains(problem.slots[$0].day) }
    }
    return [[UseCondition(builder.uses(ofDish: dish, in: beside), .atLeast(1))]]
      + among.map { [UseCondition(builder.uses(ofDish: dish, in: $0), .atLeast(2))] }
  }
}
