import MealModel

/// Two uses of a dish lie at least some days apart, also across the edges of the window.
struct MinimumGap: CombinationRuleKind {
  /// By dish the gap in days, or `nil` for none.
  private let gapOfDish: [Int?]

  private let weightOfDish: [Int]

  init(_ problem: PlanningProblem) {
    gapOfDish = problem.dishes.map(\.rules.minGapDays)
    weightOfDish = problem.dishes.map(\.weight)
  }

  /// The gap and, with one, the weight: the best dish may not be free when a use is handed out, so only
  /// dishes of one weight are interchangeable.
  func appendSignature(of dish: Int, to signature: inout [Int]) {
    let gap = gapOfDish[dish]
    signature.append(gap ?? 0)
    signature.append(gap == nil ? 0 : weightOfDish[dish])
  }

  func isAbout(_ dish: Int) -> Bool { gapOfDish[dish] != nil }

  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    guard let gap = gapOfDish[dish] else { return }
    let day = occupancy.problem.slots[slot].day
    if occupancy.daysOfDish[dish].contains(where: { abs($0 - day) < gap }) {
      blockers.append(.dish(dish, .minGapDays))
    }
  }

  /// In any `gap` days in a row at most one use per dish of the kind.
  ///
  /// For interchangeable dishes this is exact: uses handed out in turn, in the order of the days, give
  /// each dish uses that lie a full round apart (colouring of an interval graph).
  func addConstraints(to builder: inout ProgramBuilder) {
    for (index, kind) in builder.kinds.enumerated() {
      guard let gap = gapOfDish[kind.representative] else { continue }
      for slots in windows(of: kind.slots, gap: gap, in: builder.problem)
      where slots.count > kind.members.count {
        builder.addConstraint(
          builder.uses(ofKind: index, in: slots).terms,
          atMost: kind.members.count,
          origin: .rule(.dish(kind.representative, .minGapDays))
        )
      }
    }
  }

  /// The slots within each `gap` days in a row, without those that lie within a larger such set.
  ///
  /// Every set worth a constraint begins on a day that has a slot.
  private func windows(of slots: [Int], gap: Int, in problem: PlanningProblem) -> [ArraySlice<Int>]
  {
    var result: [ArraySlice<Int>] = []
    var end = 0
    for start in slots.indices
    where start == 0 || problem.slots[slots[start]].day > problem.slots[slots[start - 1]].day {
      let lastDay = problem.slots[slots[start]].day + gap - 1
      let previousEnd = end
      while end < slots.count, problem.slots[slots[end]].day <= lastDay { end += 1 }
      if end > previousEnd { result.append(slots[start..<end]) }
    }
    return result
  }
}
