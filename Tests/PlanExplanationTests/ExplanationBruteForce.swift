import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport

/// Every minimal conflict and every cheapest repair of a small problem, found by trying every plan.
///
/// It shares nothing with the engine: plans are judged by `RuleReading` on problems written here. Each
/// plan that fills every slot is asked once which rules it breaks; a set of elements leaves room for it
/// when it holds none of them, and a repair lets it pass when it changes each of them far enough.
struct ExplanationBruteForce {
  let problem: PlanningProblem

  /// What may take part in a conflict.
  let elements: [HouseholdElement]

  /// The dishes of the problem and then one new dish of each kind that could help.
  private let dishes: [Dish]

  /// The tags of the new dishes.
  private let newTags: [[Int]]

  /// By slot the dish of a pin that breaks something already and stays for good.
  private let settledDish: [Int?]

  private let silentDishes: Set<Int>
  private let positionOfElement: [HouseholdElement: Int]

  /// Readings of the rules without pins and standing days, by how far numbers are loosened.
  private let readings: [RuleReading]

  /// The same without the context that is an element.
  private let readingsWithoutContext: [RuleReading]

  private let appointments: [Appointment]

  /// A day on which a dish stands by appointment, and what keeps it out of each meal that would do.
  private struct Appointment {
    var dish: Int
    var candidates: [Int]

    /// By candidate the elements that close it, or `nil` when it is closed for good.
    var closing: [UInt64?]

    func asks(_ kept: UInt64) -> Bool {
      closing.contains { $0.map { $0 & kept == 0 } ?? false }
    }
  }

  /// How far numbers are changed before the rule goes.
  private static let greatestChange = 3

  init(_ problem: PlanningProblem) {
    self.problem = problem
    let settled = Self.settledPins(of: problem)
    let held = Self.heldContext(of: problem)
    newTags = Self.newTags(for: problem)
    let dishes =
      problem.dishes
      + newTags.enumerated().map { number, tags in
        Dish("new \(number)", tags: tags.map { problem.tags[$0].id })
      }
    self.dishes = dishes
    settledDish = problem.slots.map { slot in
      guard let pin = problem.pins.indices.first(where: { problem.pins[$0].slot == slot }),
        settled.contains(pin)
      else { return nil }
      return problem.dishes.firstIndex { $0.id == problem.pins[pin].dish }
    }

    func readings(context: [Assignment]) -> [RuleReading] {
      (0...Self.greatestChange).map { change in
        RuleReading(
          Self.problem(
            problem,
            tags: problem.tags.map { Self.loosened($0, by: change) },
            dishes: dishes.map { Self.loosened($0, by: change) },
            pins: settled.sorted().map { problem.pins[$0] },
            context: context
          )
        )
      }
    }
    self.readings = readings(context: problem.context)
    readingsWithoutContext = readings(context: held.sorted().map { problem.context[$0] })

    let closed = Self.closingRules(of: problem)
    let allDays = Self.appointmentDays(of: problem)
    silentDishes = Set(
      problem.dishes.indices.filter { dish in
        problem.dishes[dish].rules.fixedDay != nil
          && !allDays.filter { $0.dish == dish }.flatMap(\.candidates).contains { slot in
            let pin = problem.pins.first { $0.slot == problem.slots[slot] }
            if let pin { return pin.dish == problem.dishes[dish].id }
            return closed[dish][slot].isEmpty
          }
      }
    )
    elements = Self.elements(
      of: problem,
      settled: settled,
      silent: silentDishes,
      hasContext: held.count < problem.context.count
    )
    let positions = Dictionary(uniqueKeysWithValues: zip(elements, elements.indices))
    positionOfElement = positions
    appointments = allDays.map { dish, candidates in
      Appointment(
        dish: dish,
        candidates: candidates,
        closing: candidates.map { slot in
          var closing = closed[dish][slot].map(HouseholdElement.rule)
          if let pin = problem.pins.firstIndex(where: { $0.slot == problem.slots[slot] }) {
            if settled.contains(pin) { return nil }
            closing.append(.rule(.pin(pin)))
          }
          return closing.reduce(0) { mask, element in
            guard let position = positions[element] else {
              preconditionFailure("\(element) is about a dish and should be an element.")
            }
            return mask | 1 << UInt64(position)
          }
        }
      )
    }
  }

  // MARK: Answers

  /// How many plans there are, new dishes included.
  var planCount: Int {
    settledDish.reduce(1) { $1 == nil ? min($0 * dishes.count, 1_000_000) : $0 }
  }

  /// Whether the week can be completed as it is.
  var isCompletable: Bool {
    let everything = mask(elements)
    var isPossible = false
    visitPlans(dishCount: problem.dishes.count) { plan in
      isPossible = leavesRoom(everything, for: needs(of: plan))
      return !isPossible
    }
    return isPossible
  }

  /// Says of some sets of elements whether they leave room for a complete plan.
  func feasibilityOfSubsets() -> [Bool] {
    var needs: [Needs] = []
    visitPlans(dishCount: problem.dishes.count) { plan in
      needs.append(self.needs(of: plan))
      return true
    }
    return (0..<(UInt64(1) << UInt64(elements.count))).map { kept in
      needs.contains { leavesRoom(kept, for: $0) }
    }
  }

  /// The sets that leave no room for a complete plan, while each set with one element less does.
  func minimalConflicts(_ feasible: [Bool]) -> Set<Set<HouseholdElement>> {
    var result: Set<Set<HouseholdElement>> = []
    for kept in feasible.indices where !feasible[kept] {
      let members = elements.indices.filter { kept >> $0 & 1 == 1 }
      if members.allSatisfy({ feasible[kept & ~(1 << $0)] }) {
        result.insert(Set(members.map { elements[$0] }))
      }
    }
    return result
  }

  func mask(_ members: some Sequence<HouseholdElement>) -> UInt64 {
    members.reduce(0) { mask, member in
      positionOfElement[member].map { mask | 1 << UInt64($0) } ?? mask
    }
  }

  /// All repairs of the least cost, or `nil` when none completes the week.
  ///
  /// More than one new dish of a kind is never needed: it has no rule of its own, so one does for all.
  func cheapestRepairs() -> (cost: Int, repairs: Set<Set<RepairStep>>)? {
    var best = Int.max
    var repairs: Set<Set<RepairStep>> = []
    visitPlans(dishCount: dishes.count) { plan in
      for keepsContext in [true, false] {
        guard keepsContext || positionOfElement[.context] != nil,
          let (cost, steps) = repair(admitting: plan, keepsContext: keepsContext, below: best)
        else { continue }
        if cost < best {
          best = cost
          repairs = []
        }
        repairs.insert(steps)
      }
      return true
    }
    guard !repairs.isEmpty else { return nil }
    return (best, repairs.filter { repair in !repairs.contains { isLessWordy($0, than: repair) } })
  }

  // MARK: Plans

  /// Calls the visitor with every plan that fills every slot, until it says `false`.
  private func visitPlans(dishCount: Int, _ visit: (Plan) -> Bool) {
    var plan = Plan(dishOfSlot: settledDish)
    func fill(from slot: Int) -> Bool {
      guard slot < settledDish.count else { return visit(plan) }
      guard settledDish[slot] == nil else { return fill(from: slot + 1) }
      for dish in 0..<dishCount {
        plan.dishOfSlot[slot] = dish
        if !fill(from: slot + 1) { return false }
      }
      return true
    }
    _ = fill(from: 0)
  }

  /// The elements of which a plan allows none.
  private struct Needs {
    var withContext: UInt64
    var withoutContext: UInt64

    /// The appointments that it does not keep.
    var missedAppointments: [Int]
  }

  private func needs(of plan: Plan) -> Needs {
    let pins = mask(movedPins(of: plan).map { .rule(.pin($0)) })
    let without = breaches(by: plan, readingsWithoutContext[0])
    let with =
      positionOfElement[.context] == nil ? without : breaches(by: plan, readings[0])
    return Needs(
      withContext: mask(with.map(HouseholdElement.rule)) | pins,
      withoutContext: mask(without.map(HouseholdElement.rule)) | pins,
      missedAppointments: missedAppointments(of: plan)
    )
  }

  private func leavesRoom(_ kept: UInt64, for needs: Needs) -> Bool {
    let hasContext = kept & mask([.context]) != 0
    guard kept & (hasContext ? needs.withContext : needs.withoutContext) == 0 else { return false }
    return needs.missedAppointments.allSatisfy { index in
      let rule = mask([.rule(.dish(appointments[index].dish, .fixedDay))])
      return kept & rule == 0 || !appointments[index].asks(kept)
    }
  }

  private func movedPins(of plan: Plan) -> [Int] {
    problem.pins.indices.filter { pin in
      problem.slots.indices.contains { slot in
        problem.slots[slot] == problem.pins[pin].slot
          && plan.dishOfSlot[slot].map { dishes[$0].id } != problem.pins[pin].dish
      }
    }
  }

  private func missedAppointments(of plan: Plan) -> [Int] {
    appointments.indices.filter { index in
      !appointments[index].candidates.contains {
        plan.dishOfSlot[$0] == appointments[index].dish
      }
    }
  }

  private func breaches(by plan: Plan, _ reading: RuleReading) -> Set<RuleID> {
    reading.brokenRules(by: plan).new.union(reading.unmetDemands(by: plan))
  }

  // MARK: Repairs

  /// The least change after which a plan is complete, or `nil` when there is none or it costs too much.
  private func repair(
    admitting plan: Plan,
    keepsContext: Bool,
    below limit: Int
  ) -> (cost: Int, steps: Set<RepairStep>)? {
    var cost = 0
    var steps: Set<RepairStep> = []
    var removed: Set<HouseholdElement> = []
    func remove(_ element: HouseholdElement, for price: Int) {
      guard removed.insert(element).inserted else { return }
      cost += price
      steps.insert(.remove(element))
    }
    if !keepsContext { remove(.context, for: 40) }
    for kind in Set(plan.dishOfSlot.compactMap(\.self)) where kind >= problem.dishes.count {
      cost += 3
      steps.insert(.addDishes(count: 1, tags: newTags[kind - problem.dishes.count]))
    }
    for pin in movedPins(of: plan) { remove(.rule(.pin(pin)), for: 16) }
    guard cost <= limit else { return nil }
    let readings = keepsContext ? readings : readingsWithoutContext
    let broken = breaches(by: plan, readings[0])
    guard cost + 2 * broken.count <= limit else { return nil }
    let brokenByChange =
      [broken]
      + readings.dropFirst().map { reading in
        broken.contains(where: Self.isGradual) ? breaches(by: plan, reading) : broken
      }
    for rule in broken {
      let element = HouseholdElement.rule(rule)
      guard positionOfElement[element] != nil else { return nil }
      if Self.isGradual(rule),
        let change = (1...Self.greatestChange).first(where: { !brokenByChange[$0].contains(rule) }),
        let step = step(loosening: rule, by: change)
      {
        cost += step.cost
        steps.insert(step.step)
      } else {
        remove(element, for: Self.price(ofRemoving: rule))
      }
    }
    let kept = mask(elements.filter { !removed.contains($0) })
    for index in missedAppointments(of: plan) where appointments[index].asks(kept) {
      let dish = appointments[index].dish
      guard !silentDishes.contains(dish) else { return nil }
      remove(.rule(.dish(dish, .fixedDay)), for: 8)
    }
    return cost <= limit ? (cost, steps) : nil
  }

  private static func isGradual(_ rule: RuleID) -> Bool {
    switch rule {
    case .tag(_, .maxPerWeek), .tag(_, .minPerWeek), .tag(_, .noConsecutive): true
    case .dish(_, .minGapDays), .dish(_, .maxUses): true
    default: false
    }
  }

  private func step(loosening rule: RuleID, by change: Int) -> (step: RepairStep, cost: Int)? {
    switch rule {
    case .tag(let tag, .maxPerWeek):
      problem.tags[tag].rules.maxPerWeek
        .map { (.setMaximum(tag: tag, to: $0 + change), 2 * change) }
    case .tag(let tag, .minPerWeek):
      problem.tags[tag].rules.minPerWeek
        .map { (.setMinimum(tag: tag, to: $0 - change), 2 * change) }
    case .tag(let tag, .noConsecutive):
      problem.tags[tag].rules.noConsecutive == .anyMeal ? (.sameMealOnly(tag: tag), 4) : nil
    case .dish(let dish, .minGapDays):
      problem.dishes[dish].rules.minGapDays
        .map { (.setGap(dish: dish, to: $0 - change), 2 * change) }
    case .dish(let dish, .maxUses):
      problem.dishes[dish].rules.maxUses
        .map { (.setUses(dish: dish, to: $0 + change), 2 * change) }
    default: nil
    }
  }

  private static func price(ofRemoving rule: RuleID) -> Int {
    switch rule {
    case .filter: 12
    case .pin: 16
    case .tag(_, .maxPerWeek), .tag(_, .minPerWeek): 32
    case .dish(_, .minGapDays), .dish(_, .maxUses): 32
    case .tag, .dish: 8
    }
  }

  /// Whether a repair changes the same rules and does with dishes of fewer tags.
  private func isLessWordy(_ repair: Set<RepairStep>, than other: Set<RepairStep>) -> Bool {
    guard repair != other else { return false }
    guard repair.filter({ !$0.changesNoRule }) == other.filter({ !$0.changesNoRule }) else {
      return false
    }
    func kinds(_ steps: Set<RepairStep>) -> [Set<Int>] {
      steps.compactMap { step in
        if case .addDishes(_, let tags) = step { Set(tags) } else { nil }
      }
    }
    func fits(_ few: [Set<Int>], _ many: [Set<Int>]) -> Bool {
      guard let first = few.first else { return true }
      return many.indices.contains { index in
        var rest = many
        rest.remove(at: index)
        return first.isSubset(of: many[index]) && fits(Array(few.dropFirst()), rest)
      }
    }
    return fits(kinds(repair), kinds(other))
  }
}

// MARK: - Reading the household

extension ExplanationBruteForce {
  private static func elements(
    of problem: PlanningProblem,
    settled: Set<Int>,
    silent: Set<Int>,
    hasContext: Bool
  ) -> [HouseholdElement] {
    var rules: [RuleID] = []
    for (index, tag) in problem.tags.enumerated() {
      let isUsed = problem.dishes.contains { $0.tags.contains(tag.id) }
      if tag.rules.minPerWeek ?? 0 > 0 { rules.append(.tag(index, .minPerWeek)) }
      guard isUsed else { continue }
      if tag.rules.maxPerWeek != nil { rules.append(.tag(index, .maxPerWeek)) }
      if tag.rules.noConsecutive != nil { rules.append(.tag(index, .noConsecutive)) }
      if tag.rules.noDuplicateInDay { rules.append(.tag(index, .noDuplicateInDay)) }
      if tag.rules.mealTypeRestriction != nil { rules.append(.tag(index, .mealTypeRestriction)) }
      if tag.rules.onlyDays != nil { rules.append(.tag(index, .onlyDays)) }
    }
    for (index, dish) in problem.dishes.enumerated() {
      if dish.meals != nil { rules.append(.dish(index, .meals)) }
      if dish.rules.minGapDays != nil { rules.append(.dish(index, .minGapDays)) }
      if dish.rules.maxUses != nil { rules.append(.dish(index, .maxUses)) }
      if dish.rules.fixedDay != nil, !silent.contains(index) {
        rules.append(.dish(index, .fixedDay))
      }
    }
    rules += problem.filters.indices.map(RuleID.filter)
    rules += problem.pins.indices.filter { !settled.contains($0) }.map(RuleID.pin)
    return rules.map(HouseholdElement.rule) + (hasContext ? [.context] : [])
  }

  /// Pins without which the fixed meals would break something less.
  private static func settledPins(of problem: PlanningProblem) -> Set<Int> {
    let reading = RuleReading(problem)
    let plan = Plan(pinsOf: problem)
    let breaches = reading.breaches(by: plan)
    return Set(
      problem.pins.indices.filter { pin in
        var fewer = plan
        for slot in problem.slots.indices where problem.slots[slot] == problem.pins[pin].slot {
          fewer.dishOfSlot[slot] = nil
        }
        return reading.breaches(by: fewer) != breaches
      }
    )
  }

  private static func heldContext(of problem: PlanningProblem) -> Set<Int> {
    Set(
      problem.context.indices.filter { index in
        let entry = problem.context[index]
        let week = problem.window.week(ofDay: entry.slot.day)
        guard week >= 0, week < problem.window.weekCount else { return false }
        return problem.tags.contains { tag in
          tag.rules.minPerWeek != nil
            && problem.dishes.contains { $0.id == entry.dish && $0.tags.contains(tag.id) }
        }
      }
    )
  }

  /// By dish and slot the rules that keep the dish out, whatever stands elsewhere.
  private static func closingRules(of problem: PlanningProblem) -> [[Set<RuleID>]] {
    let reading = RuleReading(
      Self.problem(
        problem,
        tags: problem.tags.map { tag in
          var bare = tag
          bare.rules = TagRules(
            mealTypeRestriction: tag.rules.mealTypeRestriction,
            onlyDays: tag.rules.onlyDays
          )
          return bare
        },
        dishes: problem.dishes.map { dish in
          var bare = dish
          bare.rules = DishRules()
          return bare
        },
        pins: [],
        context: []
      )
    )
    return problem.dishes.indices.map { dish in
      problem.slots.indices.map { slot in
        var plan = Plan(dishOfSlot: problem.slots.map { _ in nil })
        plan.dishOfSlot[slot] = dish
        return reading.brokenRules(by: plan).new
      }
    }
  }

  private static func appointmentDays(
    of problem: PlanningProblem
  ) -> [(dish: Int, candidates: [Int])] {
    problem.dishes.indices.flatMap { dish -> [(dish: Int, candidates: [Int])] in
      guard let fixedDay = problem.dishes[dish].rules.fixedDay else { return [] }
      return (0..<problem.window.dayCount)
        .filter { problem.window.weekday(ofDay: $0) == fixedDay.weekday }
        .map { day in
          let candidates = problem.slots.indices.filter {
            problem.slots[$0].day == day
              && (fixedDay.meal == nil || fixedDay.meal == problem.slots[$0].meal)
          }
          return (dish, candidates)
        }
    }
  }

  /// The tags of the new dishes that could help where others do not.
  private static func newTags(for problem: PlanningProblem) -> [[Int]] {
    var kinds: Set<[Int]> = [[]]
    for (index, tag) in problem.tags.enumerated() where tag.rules.minPerWeek ?? 0 > 0 {
      kinds.insert([index])
    }
    for filter in problem.filters {
      let required = problem.tags.indices.filter {
        filter.requiredTags.contains(problem.tags[$0].id)
      }
      switch filter.requirement {
      case .any: for tag in required { kinds.insert([tag]) }
      case .all: kinds.insert(required)
      }
    }
    return kinds.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
  }

  private static func loosened(_ tag: Tag, by change: Int) -> Tag {
    var tag = tag
    guard change > 0 else { return tag }
    tag.rules.maxPerWeek = tag.rules.maxPerWeek.map { $0 + change }
    tag.rules.minPerWeek = tag.rules.minPerWeek.flatMap { $0 > change ? $0 - change : nil }
    if tag.rules.noConsecutive == .anyMeal { tag.rules.noConsecutive = .sameMeal }
    return tag
  }

  /// The dish without its standing day, which is looked at apart.
  private static func loosened(_ dish: Dish, by change: Int) -> Dish {
    var dish = dish
    dish.rules.fixedDay = nil
    dish.rules.minGapDays = dish.rules.minGapDays.flatMap { $0 > change ? $0 - change : nil }
    dish.rules.maxUses = dish.rules.maxUses.map { $0 + change }
    return dish
  }

  private static func problem(
    _ problem: PlanningProblem,
    tags: [Tag],
    dishes: [Dish],
    pins: [Assignment],
    context: [Assignment]
  ) -> PlanningProblem {
    do {
      return try PlanningProblem(
        window: problem.window,
        slots: problem.slots,
        tags: tags,
        dishes: dishes,
        pins: pins,
        filters: problem.filters,
        context: context
      )
    } catch {
      preconditionFailure("A part of a valid problem is valid: \(error)")
    }
  }
}
