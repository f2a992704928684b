import MealModel

/// Changes of rules: one more, one less, one that says more.
extension ProblemDraft {
  /// One change of a rule.
  private struct Change {
    /// Whether the rule looks at a dish and a slot alone.
    ///
    /// Such a rule also decides whether a standing appointment asks for anything, so with a standing
    /// appointment it can take away a demand: less is allowed, but less is missing too.
    var isAboutPlacement = false

    var apply: (inout ProblemDraft) -> Void
  }

  mutating func addRule(using generator: inout SplitMix64) -> Bool {
    let number = generator.draw(below: 3)
    let weekday = Weekday.allCases[generator.draw(below: 7)]
    let meals = Set(slots.map(\.meal)).sorted { $0.rawValue < $1.rawValue }
    guard !meals.isEmpty else { return false }
    let meal = meals[generator.draw(below: meals.count)]
    var changes: [Change] = []
    for (index, tag) in tags.enumerated() {
      let present = tag.rules.kinds
      for kind in TagRuleKind.allCases where !present.contains(kind) {
        changes.append(
          Change(isAboutPlacement: kind.isAboutPlacement) {
            switch kind {
            case .maxPerWeek: $0.tags[index].rules.maxPerWeek = number
            case .minPerWeek: $0.tags[index].rules.minPerWeek = number + 1
            case .noConsecutive:
              $0.tags[index].rules.noConsecutive = number == 0 ? .anyMeal : .sameMeal
            case .noDuplicateInDay: $0.tags[index].rules.noDuplicateInDay = true
            case .mealTypeRestriction: $0.tags[index].rules.mealTypeRestriction = meal
            case .onlyDays: $0.tags[index].rules.onlyDays = [weekday]
            }
          }
        )
      }
    }
    for (index, dish) in dishes.enumerated() {
      let present = dish.ruleKinds
      for kind in DishRuleKind.allCases where !present.contains(kind) {
        changes.append(
          Change(isAboutPlacement: kind == .meals) {
            switch kind {
            case .meals: $0.dishes[index].meals = [meal]
            case .minGapDays: $0.dishes[index].rules.minGapDays = number + 1
            case .fixedDay: $0.dishes[index].rules.fixedDay = FixedDay(weekday)
            case .maxUses: $0.dishes[index].rules.maxUses = number
            }
          }
        )
      }
      changes.append(
        Change(isAboutPlacement: true) {
          $0.filters.append(SlotFilter(meals: [meal], excludedDishes: [dish.id]))
        }
      )
    }
    return make(oneOf: changes, using: &generator)
  }

  mutating func removeRule(using generator: inout SplitMix64) -> Bool {
    var changes: [Change] = []
    for (index, tag) in tags.enumerated() {
      changes += tag.rules.kinds.map { kind in
        Change(isAboutPlacement: kind.isAboutPlacement) { $0.tags[index].rules.remove(kind) }
      }
    }
    for (index, dish) in dishes.enumerated() {
      changes += dish.ruleKinds.map { kind in
        Change(isAboutPlacement: kind == .meals) { $0.dishes[index].remove(kind) }
      }
    }
    changes += filters.indices.map { index in
      Change(isAboutPlacement: true) { $0.filters.remove(at: index) }
    }
    return make(oneOf: changes, using: &generator)
  }

  mutating func tightenRule(using generator: inout SplitMix64) -> Bool {
    var changes: [Change] = []
    for (index, tag) in tags.enumerated() {
      if let maximum = tag.rules.maxPerWeek, maximum > 0 {
        changes.append(Change { $0.tags[index].rules.maxPerWeek = maximum - 1 })
      }
      if let minimum = tag.rules.minPerWeek {
        changes.append(Change { $0.tags[index].rules.minPerWeek = minimum + 1 })
      }
      if let days = tag.rules.onlyDays?.sorted(), days.count > 1 {
        let kept = Set(days.dropFirst())
        changes.append(Change(isAboutPlacement: true) { $0.tags[index].rules.onlyDays = kept })
      }
    }
    for (index, dish) in dishes.enumerated() {
      if let gap = dish.rules.minGapDays {
        changes.append(Change { $0.dishes[index].rules.minGapDays = gap + 1 })
      }
      if let maximum = dish.rules.maxUses, maximum > 0 {
        changes.append(Change { $0.dishes[index].rules.maxUses = maximum - 1 })
      }
      if let meals = dish.meals?.sorted(by: { $0.rawValue < $1.rawValue }), meals.count > 1 {
        let kept = Set(meals.dropFirst())
        changes.append(Change(isAboutPlacement: true) { $0.dishes[index].meals = kept })
      }
    }
    return make(oneOf: changes, using: &generator)
  }

  mutating func widenScope(using generator: inout SplitMix64) -> Bool {
    let changes = tags.indices.filter { tags[$0].rules.noConsecutive == .sameMeal }
      .map { index in Change { $0.tags[index].rules.noConsecutive = .anyMeal } }
    return make(oneOf: changes, using: &generator)
  }

  /// Makes one of some changes; false when none may be made.
  private mutating func make(
    oneOf changes: [Change],
    using generator: inout SplitMix64
  ) -> Bool {
    let hasAppointments = dishes.contains { $0.rules.fixedDay != nil }
    let open = changes.filter { !($0.isAboutPlacement && hasAppointments) }
    guard !open.isEmpty else { return false }
    open[generator.draw(below: open.count)].apply(&self)
    return true
  }
}

extension TagRuleKind {
  /// Whether the rule looks at a dish and a slot and at nothing else.
  fileprivate var isAboutPlacement: Bool {
    switch self {
    case .mealTypeRestriction, .onlyDays: true
    case .maxPerWeek, .minPerWeek, .noConsecutive, .noDuplicateInDay: false
    }
  }
}
