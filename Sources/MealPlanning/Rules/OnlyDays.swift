import MealModel

/// A tag stands only on some weekdays.
struct OnlyDays: PlacementRuleKind {
  let relevantTags: [Int]

  /// By tag the only weekdays, or `nil` for no restriction.
  private let daysOfTag: [Set<Weekday>?]

  private let tagsOfDish: [[Int]]
  private let weekdayOfSlot: [Weekday]

  init(_ problem: PlanningProblem) {
    daysOfTag = problem.tags.map(\.rules.onlyDays)
    relevantTags = problem.tags.indices.filter { problem.tags[$0].rules.onlyDays != nil }
    tagsOfDish = problem.tagsOfDish
    weekdayOfSlot = problem.slots.map { problem.window.weekday(ofDay: $0.day) }
  }

  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID]) {
    for tag in tagsOfDish[dish] {
      if let days = daysOfTag[tag], !days.contains(weekdayOfSlot[slot]) {
        blockers.append(.tag(tag, .onlyDays))
      }
    }
  }
}
