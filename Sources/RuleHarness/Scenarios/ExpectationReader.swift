import MealModel
import MealPlanning
import PlanFiles

/// Reads the expectation of one week, and finds out what its names mean there.
struct ExpectationReader {
  let names: ProblemNames

  private var problem: PlanningProblem { names.problem }

  func expectation(_ cursor: JSONCursor) throws(FileError) -> Expectation {
    let members = try cursor.members([
      "about", "slots", "filled", "shortfall", "levels", "conflicts", "cheapest", "contradictions",
      "allowed", "blocked", "violations",
    ])
    var expectation = Expectation(about: try members.required("about").name())
    expectation.slots = try members["slots"]?.integer(in: Self.counts)
    expectation.filled = try members["filled"]?.integer(in: Self.counts)
    expectation.shortfall = try members["shortfall"]?.integer(in: Self.counts)
    expectation.levels = try members["levels"].map(levels) ?? [:]
    expectation.conflicts = try members["conflicts"]?.list(conflict)
    expectation.cheapest = try members["cheapest"].map(cheapest)
    expectation.contradictions = try members["contradictions"]?.list(conflict)
    expectation.allowed = try members["allowed"]?.list(placement)
    expectation.blocked = try members["blocked"]?.list(blockedPlacement)
    expectation.violations = try members["violations"]?.list(violation)
    return expectation
  }

  private static let counts = 0...Int(Int32.max)

  private func levels(_ cursor: JSONCursor) throws(FileError) -> [PlanLevel: Int] {
    let members = try cursor.members(PlanLevel.allCases.map(\.key))
    var levels: [PlanLevel: Int] = [:]
    for level in PlanLevel.allCases {
      guard let value = members[level.key] else { continue }
      // Weights may be negative, and so may their sum.
      levels[level] = try value.integer(in: -Self.counts.upperBound...Self.counts.upperBound)
    }
    return levels
  }

  private func cheapest(_ cursor: JSONCursor) throws(FileError) -> Expectation.Cheapest {
    let members = try cursor.members(["cost", "repairs"])
    let repairs = try members.required("repairs")
    return Expectation.Cheapest(
      cost: try members.required("cost").integer(in: Self.counts),
      repairs: try repairs.list { (repair) throws(FileError) in try repair.nonEmptyList(change) }
    )
  }

  private func placement(_ cursor: JSONCursor) throws(FileError) -> Expectation.Placement {
    try placement(cursor.members(["slot", "dish"]))
  }

  private func blockedPlacement(
    _ cursor: JSONCursor
  ) throws(FileError) -> Expectation.BlockedPlacement {
    let members = try cursor.members(["slot", "dish", "by"])
    return Expectation.BlockedPlacement(
      try placement(members),
      by: try members["by"].map { (by) throws(FileError) in Set(try by.nonEmptyList(element)) }
    )
  }

  private func placement(_ members: JSONMembers) throws(FileError) -> Expectation.Placement {
    Expectation.Placement(
      slot: try slot(members.required("slot")),
      dish: try dish(members.required("dish"))
    )
  }

  private func violation(_ cursor: JSONCursor) throws(FileError) -> Expectation.ExpectedViolation {
    let members = try cursor.members(Self.elementKeys + ["slots"])
    let slots = try members["slots"]?.nonEmptyList(slot) ?? []
    return Expectation.ExpectedViolation(
      rule: try element(members),
      slots: Set(slots.map { problem.slots[$0] })
    )
  }
}

// MARK: Elements and changes

extension ExpectationReader {
  private static let elementKeys = ["rule", "tag", "dish", "filter", "pin"]

  private func conflict(_ cursor: JSONCursor) throws(FileError) -> [RuleElement] {
    try cursor.nonEmptyList(element)
  }

  private func element(_ cursor: JSONCursor) throws(FileError) -> RuleElement {
    try element(cursor.members(Self.elementKeys))
  }

  private func element(_ members: JSONMembers) throws(FileError) -> RuleElement {
    enum Kind {
      case tag(TagRuleKind)
      case dish(DishRuleKind)
      case filter
      case pin
      case context
    }
    let kinds: [(name: String, value: Kind)] =
      TagRuleKind.allCases.map { ($0.rawValue, .tag($0)) }
      + DishRuleKind.allCases.map { ($0.rawValue, .dish($0)) }
      + [("filter", .filter), ("pin", .pin), ("context", .context)]
    switch try members.required("rule").word(kinds) {
    case .tag(let kind): return .tag(try tag(members.required("tag")), kind)
    case .dish(let kind):
      let dish = try dish(members.required("dish"))
      return .dish(ProblemNames.name(ofDish: dish, in: problem), kind)
    case .filter:
      return .filter(try number(members.required("filter"), of: problem.filters.count))
    case .pin: return .pin(try number(members.required("pin"), of: problem.pins.count))
    case .context: return .context
    }
  }

  private func change(_ cursor: JSONCursor) throws(FileError) -> RepairElement {
    enum Kind: String, CaseIterable {
      case setMaximum, setMinimum, setGap, setUses, sameMealOnly, addDishes, remove
    }
    let members = try cursor.members(Self.elementKeys + ["change", "to", "count", "tags"])
    func number(_ key: String) throws(FileError) -> Int {
      try members.required(key).integer(in: Self.counts)
    }
    func tagKey() throws(FileError) -> String { try tag(members.required("tag")) }
    func dishName() throws(FileError) -> String {
      ProblemNames.name(ofDish: try dish(members.required("dish")), in: problem)
    }
    let kinds = Kind.allCases.map { ($0.rawValue, $0) }
    return switch try members.required("change").word(kinds) {
    case .setMaximum: .setMaximum(tag: try tagKey(), to: try number("to"))
    case .setMinimum: .setMinimum(tag: try tagKey(), to: try number("to"))
    case .setGap: .setGap(dish: try dishName(), to: try number("to"))
    case .setUses: .setUses(dish: try dishName(), to: try number("to"))
    case .sameMealOnly: .sameMealOnly(tag: try tagKey())
    case .addDishes:
      .addDishes(
        count: try number("count"),
        tags: Set(try members.required("tags").list(tag))
      )
    case .remove: .remove(try element(members))
    }
  }

  /// A position among some things.
  private func number(_ cursor: JSONCursor, of count: Int) throws(FileError) -> Int {
    guard count > 0 else { throw cursor.error(.empty) }
    return try cursor.integer(in: 0...(count - 1))
  }
}

// MARK: Names

extension ExpectationReader {
  /// The key of a tag that is named in any way.
  private func tag(_ cursor: JSONCursor) throws(FileError) -> String {
    let name = try cursor.name()
    switch names.tag(name) {
    case .found(let tag): return problem.tags[tag].id.rawValue
    case .unclear: throw cursor.error(.unclearTag(name))
    case .unknown(let nearMatch): throw cursor.error(.unknownTag(name), nearMatch: nearMatch)
    }
  }

  private func dish(_ cursor: JSONCursor) throws(FileError) -> Int {
    let name = try cursor.name()
    switch names.dish(name) {
    case .found(let dish): return dish
    case .unclear: throw cursor.error(.unclearDish(name))
    case .unknown(let nearMatch): throw cursor.error(.unknownDish(name), nearMatch: nearMatch)
    }
  }

  private func slot(_ cursor: JSONCursor) throws(FileError) -> Int {
    let name = try cursor.name()
    do throws(SlotName.Defect) {
      return try SlotName(problem: problem).slot(name)
    } catch {
      switch error {
      case .notAMeal(let text): throw cursor.error(.notASlot(text))
      case .noSuchDay(let day): throw cursor.error(.dayOutside(day))
      case .unclearDay(let day): throw cursor.error(.weekdayUnclear(day))
      case .noSuchMeal(let meal, let closest):
        let day = String(name.prefix { $0 != "/" })
        throw cursor.error(
          .noSuchSlot(day: day, meal: MealType(rawValue: meal)),
          nearMatch: closest
        )
      }
    }
  }
}
