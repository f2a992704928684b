import MealModel

/// Dishes that no rule tells apart and that one decision variable per slot stands for.
package struct DishKind: Hashable, Sendable {
  /// The dishes, in rising order.
  package var members: [Int]

  /// The empty slots that a dish of the kind may take, in rising order.
  package var slots: [Int]

  /// The first member, which answers for all.
  package var representative: Int { members[0] }
}

/// How the dishes of a problem are grouped into kinds.
package enum Grouping: Hashable, Sendable {
  /// Dishes that every rule treats alike are one kind; the program grows with the kinds of dishes.
  case interchangeable

  /// As `interchangeable`, without the dishes that no optimal plan has.
  case undominated

  /// Every dish is a kind of its own: the plain formulation, the reference for the other.
  case singletons

  /// As `interchangeable`, except that each of these dishes is a kind of its own, so that a variable says
  /// where it stands.
  case apart(Set<Int>)

  /// The dishes that are kinds of their own whatever rules say.
  fileprivate var dishesApart: Set<Int> {
    switch self {
    case .interchangeable, .undominated, .singletons: []
    case .apart(let dishes): dishes
    }
  }
}

extension DishKind {
  /// The kinds of a problem; dishes that fit nowhere are left out.
  ///
  /// Dishes are grouped twice. First by what rules can see of them, so that the slots of a dish are
  /// worked out once per group; then by what is left to tell them apart once the slots are known.
  ///
  /// - Parameters:
  ///   - grouping: Whether interchangeable dishes are put together.
  ///   - rules: The rules of the problem.
  ///   - fixed: The occupancy that holds the fixed meals only.
  /// - Returns: The kinds in the order of their first dishes.
  package static func all(
    _ grouping: Grouping,
    rules: RuleBook,
    fixed: Occupancy
  ) -> [DishKind] {
    let problem = fixed.problem
    let emptySlots = problem.slots.indices.filter { fixed.dishOfSlot[$0] == nil }
    guard !emptySlots.isEmpty else { return [] }
    let signatures = DishSignatures(
      problem: problem,
      rules: rules,
      fixed: fixed,
      apart: grouping.dishesApart
    )

    var lookAlikes = groups(of: Array(problem.dishes.indices)) { dish, key in
      signatures.append(before: dish, to: &key)
    }
    let slotsOfGroup = lookAlikes.map { group in
      emptySlots.filter { rules.allows(group[0], in: $0, given: fixed) }
    }
    if grouping == .undominated {
      let dominance = DishDominance(
        groups: zip(lookAlikes, slotsOfGroup).map { group, slots in
          DishDominance.Group(
            members: group,
            slots: slots,
            tags: signatures.combinedTags(of: group[0])
          )
        },
        rules: rules,
        fixed: fixed
      )
      lookAlikes = lookAlikes.indices.map { dominance.undominated(in: $0) }
    }
    switch grouping {
    case .singletons:
      return zip(lookAlikes, slotsOfGroup)
        .filter { !$0.1.isEmpty }
        .flatMap { group, slots in group.map { DishKind(members: [$0], slots: slots) } }
        .sorted { $0.representative < $1.representative }
    case .interchangeable, .undominated, .apart:
      let open = lookAlikes.indices.filter {
        !slotsOfGroup[$0].isEmpty && !lookAlikes[$0].isEmpty
      }
      return groups(of: open) { group, key in
        signatures.append(after: lookAlikes[group][0], to: &key)
        key.append(contentsOf: slotsOfGroup[group])
      }
      .map { merged in
        DishKind(
          members: merged.flatMap { lookAlikes[$0] }.sorted(),
          slots: slotsOfGroup[merged[0]]
        )
      }
      .sorted { $0.representative < $1.representative }
    }
  }

  /// Groups elements by a key, in the order in which the keys first appear.
  private static func groups(
    of elements: [Int],
    by appendKey: (Int, inout [Int]) -> Void
  ) -> [[Int]] {
    var positions: [[Int]: Int] = [:]
    var result: [[Int]] = []
    var key: [Int] = []
    for element in elements {
      key.removeAll(keepingCapacity: true)
      appendKey(element, &key)
      if let position = positions[key] {
        result[position].append(element)
      } else {
        positions[key] = result.count
        result.append([element])
      }
    }
    return result
  }
}

/// Writes down what tells dishes apart, before and after their slots are known.
private struct DishSignatures {
  let problem: PlanningProblem
  let rules: RuleBook
  let fixed: Occupancy

  /// Dishes that are looked at alone from beginning to end.
  let apart: Set<Int>

  /// By tag whether any rule looks at it, and whether a rule about several meals does.
  private let isRelevant: [Bool]
  private let isCombined: [Bool]

  init(problem: PlanningProblem, rules: RuleBook, fixed: Occupancy, apart: Set<Int>) {
    self.problem = problem
    self.rules = rules
    self.fixed = fixed
    self.apart = apart
    var isCombined = [Bool](repeating: false, count: problem.tags.count)
    for tag in rules.combinationKinds.flatMap(\.relevantTags) { isCombined[tag] = true }
    var isRelevant = isCombined
    for tag in rules.placementKinds.flatMap(\.relevantTags) { isRelevant[tag] = true }
    self.isCombined = isCombined
    self.isRelevant = isRelevant
  }

  /// Everything that can decide where the dish fits and how it is counted.
  func append(before dish: Int, to key: inout [Int]) {
    for tag in problem.tagsOfDish[dish] where isRelevant[tag] { key.append(tag) }
    key.append(-1)
    for kind in rules.placementKinds { kind.appendSignature(of: dish, to: &key) }
    for kind in rules.combinationKinds { kind.appendSignature(of: dish, to: &key) }
    // Where a dish stands already can block its slots, so such a dish is looked at alone.
    key.append(fixed.daysOfDish[dish].isEmpty && !apart.contains(dish) ? -1 : dish)
  }

  /// The tags of a dish that a rule about several meals looks at.
  func combinedTags(of dish: Int) -> [Int] {
    problem.tagsOfDish[dish].filter { isCombined[$0] }
  }

  /// What remains once the slots are known; the slots themselves are added by the caller.
  func append(after dish: Int, to key: inout [Int]) {
    key.append(contentsOf: combinedTags(of: dish))
    key.append(-1)
    for kind in rules.combinationKinds { kind.appendSignature(of: dish, to: &key) }
    key.append(fixed.usesInWindow(ofDish: dish))
    key.append(apart.contains(dish) ? dish : -1)
    // Fixed uses make the next use in their week worth less.
    for week in 0..<fixed.layout.weekCount {
      let uses = fixed.uses(ofDish: dish, inWeek: week)
      if uses > 0 { key.append(contentsOf: [week, uses]) }
    }
    key.append(-1)
  }
}
