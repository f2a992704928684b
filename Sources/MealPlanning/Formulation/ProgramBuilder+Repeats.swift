import MIPModel
import MealModel

/// Repeats: a tag that is kept off neighbouring days in the same meal should, if it costs nothing else,
/// not stand on neighbouring days in different meals either.
///
/// A tag and two neighbouring days count one repeat, however many meals are involved. Tags whose rule
/// already covers all meals cannot repeat; tags without the rule may stand anywhere.
extension ProgramBuilder {
  /// Adds an indicator, and its loss, for each such tag and each two neighbouring days.
  mutating func addRepeats() {
    guard layout.meals.count > 1 else { return }
    for tag in problem.tags.indices where problem.tags[tag].rules.noConsecutive == .sameMeal {
      var first = mealPresences(of: tag, onDay: -1)
      for day in -1..<layout.slotsOfDay.count {
        let second = mealPresences(of: tag, onDay: day + 1)
        addRepeat(of: tag, day: day, first, second)
        first = second
      }
    }
  }

  /// Whether and how a tag can stand in a meal of a day.
  private enum MealPresence {
    case absent
    case fixed
    case open([LinearTerm])

    var terms: [LinearTerm] {
      if case .open(let terms) = self { terms } else { [] }
    }

    var isFixed: Bool {
      if case .fixed = self { true } else { false }
    }
  }

  private mutating func mealPresences(of tag: Int, onDay day: Int) -> [MealPresence] {
    layout.meals.indices.map { meal in
      if fixed.uses(ofTag: tag, onDay: day, meal: meal) > 0 { return .fixed }
      guard layout.slotsOfDay.indices.contains(day) else { return .absent }
      let terms = presence(ofTag: tag, onDay: day, meal: meal)
      return terms.isEmpty ? .absent : .open(terms)
    }
  }

  private mutating func addRepeat(
    of tag: Int,
    day: Int,
    _ first: [MealPresence],
    _ second: [MealPresence]
  ) {
    let pairs = layout.meals.indices.flatMap { meal in
      layout.meals.indices.filter { $0 != meal }.map { (first[meal], second[$0]) }
    }
    // A repeat among fixed meals is in every plan.
    guard !pairs.contains(where: { $0.isFixed && $1.isFixed }) else { return }

    var conditions: [(terms: [LinearTerm], allowed: Int)] = []
    for (left, right) in pairs {
      switch (left, right) {
      case (.fixed, .open(let terms)), (.open(let terms), .fixed): conditions.append((terms, 0))
      case (.open(let left), .open(let right)): conditions.append((left + right, 1))
      case (.absent, _), (_, .absent), (.fixed, .fixed): break
      }
    }
    guard !conditions.isEmpty else { return }
    if problem.tags[tag].rules.noDuplicateInDay, conditions.allSatisfy({ $0.allowed == 1 }) {
      // At most one use a day, and none in the same meal of both days: one clique says it all.
      conditions = [((first + second).flatMap(\.terms), 1)]
    }
    let indicator = addLoss(.repeats, 1, through: 1)
    for condition in conditions {
      addConstraint(
        condition.terms + [LinearTerm(-1, indicator)],
        atMost: condition.allowed,
        origin: .repeats(tag: tag, day: day)
      )
    }
  }
}
