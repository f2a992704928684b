import MealModel

/// In each calendar week at least so many meals have the tag, as far as it can be done.
///
/// Weeks of the window without any slot ask for nothing.
struct WeeklyMinimum: DemandRuleKind {
  let relevantTags: [Int]

  /// By tag the minimum, or `nil` for none.
  private let minimumOfTag: [Int?]

  private let tagsOfDish: [[Int]]

  init(_ problem: PlanningProblem) {
    minimumOfTag = problem.tags.map(\.rules.minPerWeek)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.minPerWeek != nil }
    tagsOfDish = problem.tagsOfDish
  }

  func isAbout(_ dish: Int) -> Bool { false }

  func shortfall(ofDishes dishes: [Int], near slots: [Int], given occupancy: Occupancy) -> Int {
    guard !relevantTags.isEmpty else { return 0 }
    let weeks = Set(slots.map { occupancy.layout.weekOfSlot[$0] })
    return Set(dishes.flatMap { tagsOfDish[$0] })
      .reduce(0) { sum, tag in
        guard let minimum = minimumOfTag[tag] else { return sum }
        return weeks.reduce(sum) { $0 + max(0, minimum - occupancy.uses(ofTag: tag, inWeek: $1)) }
      }
  }

  func requests(given fixed: Occupancy, rules: RuleBook) -> [UseRequest] {
    var requests: [UseRequest] = []
    for tag in relevantTags {
      guard let minimum = minimumOfTag[tag] else { continue }
      let dishes = tagsOfDish.indices.filter { tagsOfDish[$0].contains(tag) }
      for week in 0..<fixed.layout.weekCount where !fixed.layout.slotsOfWeek[week].isEmpty {
        let open = minimum - fixed.uses(ofTag: tag, inWeek: week)
        guard open > 0 else { continue }
        let slots = fixed.layout.slotsOfWeek[week].filter { fixed.dishOfSlot[$0] == nil }
        guard !slots.isEmpty, !dishes.isEmpty else { continue }
        requests.append(UseRequest(dishes: dishes, slots: slots, count: min(open, slots.count)))
      }
    }
    return requests
  }

  /// Σ uses in the week + shortfall ≥ what the fixed meals leave to be done.
  ///
  /// What even a use in every slot could not give is a constant, so that the best conceivable loss of
  /// the level is zero.
  func addConstraints(to builder: inout ProgramBuilder) {
    for tag in relevantTags {
      guard let minimum = minimumOfTag[tag] else { continue }
      for week in 0..<builder.layout.weekCount where !builder.layout.slotsOfWeek[week].isEmpty {
        let open = minimum - builder.fixed.uses(ofTag: tag, inWeek: week)
        let uses = builder.uses(ofTag: tag, in: builder.layout.slotsOfWeek[week])
        builder.demand(uses, atLeast: open, origin: .rule(.tag(tag, .minPerWeek)))
      }
    }
  }
}
