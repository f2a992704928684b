public import MealModel

/// Makes a problem that shows a defect as small as it can be while it still shows it.
///
/// This is delta debugging (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input",
/// IEEE TSE 2002) over the parts of a problem: slots, dishes, tags, filters, context, pins, single rules, the tags
/// of dishes, and weights. Days without slots at both ends are cut off as well.
///
/// In the result no single part can be taken away. The question is asked at most about as often as the
/// square of the number of parts, usually far less.
public struct ProblemShrinker {
  private let isFailing: (PlanningProblem) -> Bool

  /// How often the question was asked.
  public private(set) var questions = 0

  /// - Parameter isFailing: Whether a problem still shows the defect; it must always say the same of one
  ///   problem.
  public init(while isFailing: @escaping (PlanningProblem) -> Bool) {
    self.isFailing = isFailing
  }

  /// Shrinks a problem.
  ///
  /// - Parameter problem: A problem that shows the defect; one that does not is given back as it is.
  /// - Returns: A problem that shows it, and none of whose parts can be taken away.
  public mutating func shrink(_ problem: PlanningProblem) -> PlanningProblem {
    guard fails(problem) else { return problem }
    var current = problem
    while true {
      var next = current
      for lot in ProblemPart.lots(of: next).indices { next = shrink(next, lot: lot) }
      next = trim(next)
      if next == current { return current }
      current = next
    }
  }

  /// Takes parts of one lot away, first many at once and then fewer, until none can go.
  private mutating func shrink(_ problem: PlanningProblem, lot: Int) -> PlanningProblem {
    var current = problem
    var size = max(1, ProblemPart.lots(of: current)[lot].count / 2)
    while true {
      let parts = ProblemPart.lots(of: current)[lot]
      guard !parts.isEmpty else { return current }
      var smaller: PlanningProblem?
      for start in stride(from: 0, to: parts.count, by: size) {
        let candidate = current.without(Set(parts[start..<min(start + size, parts.count)]))
        if fails(candidate) {
          smaller = candidate
          break
        }
      }
      if let smaller {
        current = smaller
      } else if size == 1 {
        return current
      } else {
        size = max(1, size / 2)
      }
    }
  }

  /// Cuts off days without slots, dates included.
  private mutating func trim(_ problem: PlanningProblem) -> PlanningProblem {
    let days = problem.slots.map(\.day)
    guard let first = days.min(), let last = days.max() else { return problem }
    var current = problem
    for range in [0..<(last + 1), first..<(last + 1)] {
      var draft = ProblemDraft(problem)
      draft.cut(to: range)
      guard let candidate = try? draft.problem(), candidate != current, fails(candidate) else {
        continue
      }
      current = candidate
    }
    return current
  }

  private mutating func fails(_ problem: PlanningProblem) -> Bool {
    questions += 1
    return isFailing(problem)
  }
}

extension ProblemDraft {
  /// Leaves only some days, which have all slots; meals after the window stay as far from its end.
  fileprivate mutating func cut(to days: Range<Int>) {
    let cutAtEnd = window.dayCount - days.upperBound
    let oldCount = window.dayCount
    window = PlanningWindow(
      dayCount: days.count,
      firstWeekday: window.weekday(ofDay: days.lowerBound),
      weekStart: window.weekStart
    )
    for index in filters.indices {
      filters[index].days = filters[index].days?.filter(days.contains)
    }
    context = context.map { meal in
      let isAfter = meal.slot.day >= oldCount
      // Meals before the window keep their distance to its beginning.
      let day = meal.slot.day + (isAfter ? -cutAtEnd : days.lowerBound)
      return Assignment(MealSlot(day: day, meal: meal.slot.meal), meal.dish)
    }
    mapDays { $0 - days.lowerBound }
  }
}
