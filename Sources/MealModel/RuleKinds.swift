extension TagRules {
  /// The kinds of rules that are there, in the order in which they are told.
  package var kinds: [TagRuleKind] {
    TagRuleKind.allCases.filter { kind in
      switch kind {
      case .maxPerWeek: maxPerWeek != nil
      case .minPerWeek: minPerWeek != nil
      case .noConsecutive: noConsecutive != nil
      case .noDuplicateInDay: noDuplicateInDay
      case .mealTypeRestriction: mealTypeRestriction != nil
      case .onlyDays: onlyDays != nil
      }
    }
  }

  /// Takes a rule away.
  package mutating func remove(_ kind: TagRuleKind) {
    switch kind {
    case .maxPerWeek: maxPerWeek = nil
    case .minPerWeek: minPerWeek = nil
    case .noConsecutive: noConsecutive = nil
    case .noDuplicateInDay: noDuplicateInDay = false
    case .mealTypeRestriction: mealTypeRestriction = nil
    case .onlyDays: onlyDays = nil
    }
  }
}

extension Dish {
  /// The kinds of rules that the dish has of its own, in the order in which they are told.
  package var ruleKinds: [DishRuleKind] {
    DishRuleKind.allCases.filter { kind in
      switch kind {
      case .meals: meals != nil
      case .minGapDays: rules.minGapDays != nil
      case .fixedDay: rules.fixedDay != nil
      case .maxUses: rules.maxUses != nil
      }
    }
  }

  /// Takes a rule away.
  package mutating func remove(_ kind: DishRuleKind) {
    switch kind {
    case .meals: meals = nil
    case .minGapDays: rules.minGapDays = nil
    case .fixedDay: rules.fixedDay = nil
    case .maxUses: rules.maxUses = nil
    }
  }
}
