package import MIPModel
package import MealModel

/// The terms of some placements, and in how many slots they lie.
package struct Uses {
  package var terms: [LinearTerm]
  package var slotCount: Int
}

/// Builds the 0/1 program of a problem, rule by rule.
///
/// The variable `x[s, k]` says that empty slot `s` holds a dish of kind `k`; it exists only where the
/// placement is allowed beside the fixed meals. Every level of the objective is a loss: a sum of
/// variables that are never negative with coefficients that are never negative, so that no loss can be
/// below zero and zero is a proof by itself.
package struct ProgramBuilder {
  package let rules: RuleBook
  package let kinds: [DishKind]

  package var problem: PlanningProblem { fixed.problem }
  package var layout: WindowLayout { fixed.layout }

  /// The fixed meals: pins and boundary context.
  package let fixed: Occupancy

  package private(set) var program = IntegerProgram<ConstraintOrigin>()

  /// By level the terms of its loss.
  package private(set) var losses: [PlanLevel: [LinearTerm]] = [:]

  /// How many slots can be filled.
  package private(set) var openSlotCount = 0

  /// By slot the variable that counts it as empty, for slots that can be filled.
  package private(set) var emptinessOfSlot: [Int: DecisionVariable] = [:]

  /// The shortfall of the fixed meals alone that placements could make good.
  package private(set) var reachableShortfall = 0

  /// What asks for more than a use in every slot could give.
  package private(set) var hopelessDemands: [ConstraintOrigin] = []

  /// The greatest and the least weight among the dishes that can be placed.
  package let greatestWeight: Int
  private let leastWeight: Int

  /// Whether the program has outgrown what a solver can be given; it is then incomplete and useless.
  package private(set) var isTooLarge = false

  /// How many placements and how many terms a program may have.
  ///
  /// A solver needs up to about a kilobyte per placement, and does not look at clocks and flags while it
  /// loads them.
  package static let greatestPlacementCount = 1_000_000
  package static let greatestTermCount = 8_000_000

  /// By slot and kind the variable's index, or -1: `slot * kinds.count + kind`.
  private var placements: [Int32]

  /// By tag the kinds that have it.
  private var kindsOfTag: [[Int]]

  /// By dish its kind, for dishes that have one.
  private var kindOfDish: [Int: Int] = [:]

  package init(rules: RuleBook, fixed: Occupancy, grouping: Grouping) {
    let problem = fixed.problem
    self.rules = rules
    self.fixed = fixed
    kinds = DishKind.all(grouping, rules: rules, fixed: fixed)
    let weights = kinds.lazy.flatMap(\.members).map { problem.dishes[$0].weight }
    greatestWeight = weights.max() ?? 0
    leastWeight = weights.min() ?? 0
    placements = [Int32](repeating: -1, count: problem.slots.count * kinds.count)
    kindsOfTag = [[Int]](repeating: [], count: problem.tags.count)
    guard kinds.reduce(0, { $0 + $1.slots.count }) <= Self.greatestPlacementCount else {
      isTooLarge = true
      return
    }
    for (index, kind) in kinds.enumerated() {
      for tag in problem.tagsOfDish[kind.representative] { kindsOfTag[tag].append(index) }
      for dish in kind.members { kindOfDish[dish] = index }
      for slot in kind.slots {
        placements[slot * kinds.count + index] = Int32(program.addBinary().index)
      }
    }
    addSlots()
  }

  /// The variable that says that a slot holds a dish of a kind, or `nil` where that is not allowed.
  package func placement(of kind: Int, in slot: Int) -> DecisionVariable? {
    let index = placements[slot * kinds.count + kind]
    return index < 0 ? nil : program.variable(at: Int(index))
  }

  /// The placements of dishes with a tag in some slots.
  package func uses(ofTag tag: Int, in slots: some Sequence<Int>) -> Uses {
    uses(ofKinds: kindsOfTag[tag], in: slots)
  }

  /// The placements of a kind in some slots.
  package func uses(ofKind kind: Int, in slots: some Sequence<Int>) -> Uses {
    uses(ofKinds: [kind], in: slots)
  }

  /// The placements of a dish that is a kind of its own in some slots.
  package func uses(ofDish dish: Int, in slots: some Sequence<Int>) -> Uses {
    guard let kind = kindOfDish[dish] else { return Uses(terms: [], slotCount: 0) }
    precondition(kinds[kind].members == [dish], "Dish \(dish) shares its kind with others.")
    return uses(ofKinds: [kind], in: slots)
  }

  /// An expression that is one when a tag is newly placed on a day, and zero when it is not.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - day: A day of the window.
  ///   - meal: The meal to look at, or `nil` for all meals of the day.
  /// - Returns: The sum of the uses where at most one can be; otherwise a new indicator that is at
  ///   least every use. Empty when the tag cannot be placed.
  package mutating func presence(ofTag tag: Int, onDay day: Int, meal: Int?) -> [LinearTerm] {
    let slots = layout.slotsOfDay[day].filter { slot in
      meal.map { $0 == layout.mealOfSlot[slot] } ?? true
    }
    let all = uses(ofTag: tag, in: slots)
    if all.slotCount <= 1 || problem.tags[tag].rules.noDuplicateInDay { return all.terms }
    let indicator = LinearTerm(1, program.addBinary())
    for slot in slots {
      let one = uses(ofTag: tag, in: CollectionOfOne(slot))
      guard one.slotCount > 0 else { continue }
      add(
        one.terms + [LinearTerm(-1, indicator.variable)],
        from: -.infinity,
        through: 0,
        origin: .presence(tag: tag, day: day)
      )
    }
    return [indicator]
  }

  package mutating func addConstraint(
    _ terms: some Sequence<LinearTerm>,
    atMost maximum: Int,
    origin: ConstraintOrigin
  ) {
    add(terms, from: -.infinity, through: Double(maximum), origin: origin)
  }

  package mutating func addConstraint(
    _ terms: some Sequence<LinearTerm>,
    equalTo value: Int,
    origin: ConstraintOrigin
  ) {
    add(terms, from: Double(value), through: Double(value), origin: origin)
  }

  /// Asks for uses and counts what is missing as shortfall.
  ///
  /// What even a use in every slot could not give is missing from every plan and is not counted.
  package mutating func demand(_ uses: Uses, atLeast count: Int, origin: ConstraintOrigin) {
    let reachable = min(count, uses.slotCount)
    if reachable < count { hopelessDemands.append(origin) }
    guard reachable > 0 else { return }
    reachableShortfall += reachable
    let missing = addLoss(.shortfall, 1, through: reachable)
    add(
      uses.terms + [LinearTerm(1, missing)],
      from: Double(reachable),
      through: .infinity,
      origin: origin
    )
  }

  /// Adds a whole-number variable that counts what is lost on a level.
  package mutating func addLoss(
    _ level: PlanLevel,
    _ coefficient: Int,
    through upperBound: Int
  ) -> DecisionVariable {
    let variable = program.addVariable(from: 0, through: Double(upperBound), .integer)
    addLoss(level, coefficient, of: variable)
    return variable
  }

  /// Counts a variable as a loss on a level; a coefficient of zero adds nothing.
  package mutating func addLoss(
    _ level: PlanLevel,
    _ coefficient: Int,
    of variable: DecisionVariable
  ) {
    precondition(coefficient >= 0, "A loss of \(coefficient) would be a gain.")
    guard coefficient > 0 else { return }
    losses[level, default: []].append(LinearTerm(Double(coefficient), variable))
  }

  /// What a plan can lose on a level at most.
  package func greatestLoss(on level: PlanLevel) -> Int {
    switch level {
    case .shortfall: reachableShortfall
    case .filledSlots: openSlotCount
    case .variety: openSlotCount * Variety.greatestLoss
    case .preference: openSlotCount * (greatestWeight - leastWeight)
    case .repeats: losses[.repeats]?.count ?? 0
    }
  }

  /// Adds a whole-number variable without a loss.
  package mutating func addCount(through upperBound: Int) -> DecisionVariable {
    program.addVariable(from: 0, through: Double(upperBound), .integer)
  }

  /// The one door to the program's constraints, which closes when there are too many terms.
  private mutating func add(
    _ terms: some Sequence<LinearTerm>,
    from lowerBound: Double,
    through upperBound: Double,
    origin: ConstraintOrigin
  ) {
    guard !isTooLarge else { return }
    program.addConstraint(terms, from: lowerBound, through: upperBound, origin: origin)
    isTooLarge = program.termCount > Self.greatestTermCount
  }

  /// Every slot that can be filled holds one dish or is counted as empty.
  private mutating func addSlots() {
    let everyKind = Array(kinds.indices)
    for slot in problem.slots.indices {
      let terms = uses(ofKinds: everyKind, in: CollectionOfOne(slot)).terms
      guard !terms.isEmpty else { continue }
      openSlotCount += 1
      let empty = addLoss(.filledSlots, 1, through: 1)
      emptinessOfSlot[slot] = empty
      addConstraint(terms + [LinearTerm(1, empty)], equalTo: 1, origin: .slot(slot))
    }
  }

  private func uses(ofKinds chosen: [Int], in slots: some Sequence<Int>) -> Uses {
    var result = Uses(terms: [], slotCount: 0)
    guard !isTooLarge else { return result }
    for slot in slots {
      let before = result.terms.count
      for kind in chosen {
        if let variable = placement(of: kind, in: slot) {
          result.terms.append(LinearTerm(1, variable))
        }
      }
      if result.terms.count > before { result.slotCount += 1 }
    }
    return result
  }
}
