import MealModel
import MealPlanning
import PlanTexts

/// A problem from which things can be taken away, such that less asked never means less possible.
///
/// Three fine points keep that so:
/// - Pins that break a rule already are tolerated by every planner. They stay, or taking one away would
///   make the planner stricter with the others.
/// - A standing appointment that asks for nothing, because no meal of its day can hold the dish, is
///   left out; else taking away what keeps the dish out would make it ask.
/// - Context meals that count towards a minimum stay when the context goes.
struct RelaxableProblem {
  /// The problem as the household wrote it.
  let problem: PlanningProblem

  /// What may take part in a conflict, in the order in which it is best told.
  let elements: [HouseholdElement]

  /// By pin its dish.
  let dishOfPin: [Int]

  /// Dishes whose standing appointment asks for nothing.
  private let silentDishes: Set<Int>

  /// Context meals that count towards a minimum.
  private let heldContext: Set<Int>

  /// The language in which new dishes are named.
  private let language: Language

  init(_ problem: PlanningProblem, language: Language) {
    self.problem = problem
    self.language = language
    let silent = Self.silentAppointments(of: problem)
    let held = Self.contextTowardsMinimum(of: problem)
    silentDishes = silent
    let positions = Dictionary(
      uniqueKeysWithValues: zip(problem.dishes.map(\.id), problem.dishes.indices)
    )
    dishOfPin = problem.pins.map { pin in
      guard let dish = positions[pin.dish] else {
        preconditionFailure("\(pin.dish.rawValue) is no dish of the problem.")
      }
      return dish
    }
    heldContext = held

    let usedTags = Set(problem.tagsOfDish.joined())
    let tagRules = problem.tags.indices.flatMap { tag in
      problem.tags[tag].rules.kinds.filter { kind in
        kind == .minPerWeek
          ? problem.tags[tag].rules.minPerWeek != 0 : usedTags.contains(tag)
      }
      .map { RuleID.tag(tag, $0) }
    }
    let dishRules = problem.dishes.indices.flatMap { dish in
      problem.dishes[dish].ruleKinds.filter { $0 != .fixedDay || !silent.contains(dish) }
        .map { RuleID.dish(dish, $0) }
    }
    let settled = Self.settledPins(of: problem)
    let pins = problem.pins.indices.filter { !settled.contains($0) }.map(RuleID.pin)
    let rules = tagRules + dishRules + problem.filters.indices.map(RuleID.filter) + pins
    let hasContext = held.count < problem.context.count
    elements = rules.map(HouseholdElement.rule) + (hasContext ? [.context] : [])
  }

  /// The problem after some changes.
  ///
  /// Positions of tags, dishes, filters and slots stay; new dishes come last.
  ///
  /// - Parameters:
  ///   - steps: The changes; of several numbers for a rule the last counts.
  ///   - isPlanned: Whether the result is to be planned and not only asked about: then standing
  ///     appointments that ask for nothing are there, as the household wrote them.
  /// - Returns: The changed problem.
  /// - Throws: `ProblemError` when more dishes do not fit.
  func applying(
    _ steps: [RepairStep],
    isPlanned: Bool = false
  ) throws(ProblemError) -> PlanningProblem {
    var tags = problem.tags
    var dishes = problem.dishes
    var filters = problem.filters
    var removedPins: Set<Int> = []
    var keepsContext = true
    if !isPlanned {
      for dish in silentDishes { dishes[dish].rules.fixedDay = nil }
    }
    for step in steps {
      switch step {
      case .setMaximum(let tag, let number): tags[tag].rules.maxPerWeek = number
      case .setMinimum(let tag, let number):
        tags[tag].rules.minPerWeek = number == 0 ? nil : number
      case .setGap(let dish, let number):
        dishes[dish].rules.minGapDays = number == 0 ? nil : number
      case .setUses(let dish, let number): dishes[dish].rules.maxUses = number
      case .sameMealOnly(let tag): tags[tag].rules.noConsecutive = .sameMeal
      case .remove(.rule(.tag(let tag, let kind))): tags[tag].rules.remove(kind)
      case .remove(.rule(.dish(let dish, let kind))): dishes[dish].remove(kind)
      case .remove(.rule(.filter(let filter))): filters[filter] = SlotFilter(days: [])
      case .remove(.rule(.pin(let pin))): removedPins.insert(pin)
      case .remove(.context): keepsContext = false
      case .addDishes(let count, let newTags):
        dishes += newDishes(count, tags: newTags.map { tags[$0].id }, beside: dishes)
      }
    }
    let context = problem.context.indices.filter { keepsContext || heldContext.contains($0) }
    return try problem.replacing(
      tags: tags,
      dishes: dishes,
      pins: problem.pins.indices.filter { !removedPins.contains($0) }.map { problem.pins[$0] },
      filters: filters,
      context: context.map { problem.context[$0] }
    )
  }

  /// The changes that leave only some elements in force.
  func removals(keeping kept: some Sequence<HouseholdElement>) -> [RepairStep] {
    let kept = Set(kept)
    return elements.filter { !kept.contains($0) }.map(RepairStep.remove)
  }

  private func newDishes(_ count: Int, tags: [TagID], beside dishes: [Dish]) -> [Dish] {
    let taken = Set(dishes.map(\.id))
    var dishes: [Dish] = []
    var number = 1
    while dishes.count < count {
      let name = Catalogue.text(RepairText.newDish, in: language, ["number": .number(number)])
      if !taken.contains(DishID(rawValue: name)) { dishes.append(Dish(name, tags: tags)) }
      number += 1
    }
    return dishes
  }
}

extension RelaxableProblem {
  /// Pins that take part in something that the fixed meals break among themselves.
  private static func settledPins(of problem: PlanningProblem) -> Set<Int> {
    let report = Audit(of: problem).report(on: Plan(pinsOf: problem))
    let meals = Set(report.existingViolations.flatMap(\.meals).map { $0.assignment(in: problem) })
    return Set(problem.pins.indices.filter { meals.contains(problem.pins[$0]) })
  }

  /// Dishes whose standing appointment neither asks for anything nor is kept by a pin.
  private static func silentAppointments(of problem: PlanningProblem) -> Set<Int> {
    let kinds = RuleBook(problem).placementKinds
    return Set(
      problem.dishes.indices.filter { dish in
        guard let appointment = problem.dishes[dish].rules.fixedDay else { return false }
        return !problem.slots.indices.contains { slot in
          let place = problem.slots[slot]
          guard problem.window.weekday(ofDay: place.day) == appointment.weekday,
            appointment.meal ?? place.meal == place.meal
          else { return false }
          if let pinned = problem.pinnedDish[slot] { return pinned == dish }
          var blockers: [RuleID] = []
          for kind in kinds { kind.appendBlockers(of: dish, in: slot, to: &blockers) }
          return blockers.isEmpty
        }
      }
    )
  }

  private static func contextTowardsMinimum(of problem: PlanningProblem) -> Set<Int> {
    let demanded = Set(problem.tags.indices.filter { problem.tags[$0].rules.minPerWeek != nil })
    let weeks = 0..<problem.window.weekCount
    return Set(
      problem.context.indices.filter { index in
        weeks.contains(problem.window.week(ofDay: problem.context[index].slot.day))
          && problem.tagsOfDish[problem.dishOfContext[index]].contains(where: demanded.contains)
      }
    )
  }
}

extension PlacedMeal {
  func assignment(in problem: PlanningProblem) -> Assignment {
    Assignment(slot, problem.dishes[dish].id)
  }
}
