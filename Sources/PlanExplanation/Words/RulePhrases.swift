import MealModel
import PlanTexts

/// What is said about one rule: as a statement, when it is broken, and when it keeps a dish out.
///
/// This is the only place that knows the kinds of rules; a new kind is a case here and its texts.
struct RulePhrases {
  /// Whose rule it is: a tag, a dish, or the meals that a condition is about.
  var subject: String

  /// The rule without its subject: `máx. 3/semana`.
  var statement: Phrase

  /// The rule is broken or falls short; the gaps about meals and counts are still open.
  var breach: Phrase

  /// The rule keeps a dish out of a meal.
  var blocker: Phrase
}

extension HouseholdWords {
  func phrases(for rule: RuleID) -> RulePhrases {
    switch rule {
    case .tag(let tag, let kind): phrases(forTag: tag, kind)
    case .dish(let dish, let kind): phrases(forDish: dish, kind)
    case .filter(let filter): phrases(forFilter: filter)
    case .pin(let pin): phrases(forPin: pin)
    }
  }

  private func phrases(forTag tag: Int, _ kind: TagRuleKind) -> RulePhrases {
    let rules = problem.tags[tag].rules
    let name = TextValue.text(name(ofTag: tag))
    func phrases(
      _ statement: Phrase,
      _ breach: BreachText,
      _ blocker: BlockerText,
      _ values: [String: TextValue] = [:]
    ) -> RulePhrases {
      let values = values.merging(["name": name]) { own, _ in own }
      return RulePhrases(
        subject: self.name(ofTag: tag),
        statement: statement,
        breach: Phrase(breach, values),
        blocker: Phrase(blocker, values)
      )
    }
    switch kind {
    case .maxPerWeek:
      let number = TextValue.number(rules.maxPerWeek ?? 0)
      return rules.maxPerWeek == 0
        ? phrases(Phrase(RuleText.never), .tooMany, .never)
        : phrases(
          Phrase(RuleText.maxPerWeek, ["number": number]),
          .tooMany,
          .usedUp,
          ["number": number]
        )
    case .minPerWeek:
      let number = TextValue.number(rules.minPerWeek ?? 0)
      // It never keeps a dish out.
      return phrases(
        Phrase(RuleText.minPerWeek, ["number": number]),
        .tooFew,
        .usedUp,
        ["number": number]
      )
    case .noConsecutive:
      return switch rules.noConsecutive {
      case .anyMeal: phrases(Phrase(RuleText.notConsecutiveInDay), .neighbours, .nextToAny)
      case .sameMeal, nil: phrases(Phrase(RuleText.notConsecutive), .neighbours, .nextToSame)
      }
    case .noDuplicateInDay:
      return phrases(Phrase(RuleText.notTwiceADay), .tooManyInDay, .onThatDay)
    case .mealTypeRestriction:
      let meals = TextValue.text(rules.mealTypeRestriction.map(self.name(of:)) ?? "")
      return phrases(
        Phrase(RuleText.onlyMeals, ["meals": meals]),
        .wrongMeal,
        .otherMeal,
        ["allowed": meals]
      )
    case .onlyDays:
      let days = TextValue.text(list((rules.onlyDays ?? []).sorted().map(shortName(of:))))
      return phrases(
        Phrase(RuleText.onlyDays, ["days": days]),
        .wrongDay,
        .otherDay,
        ["allowed": days]
      )
    }
  }

  private func phrases(forDish dish: Int, _ kind: DishRuleKind) -> RulePhrases {
    let value = problem.dishes[dish]
    func phrases(
      _ statement: Phrase,
      _ breach: BreachText,
      _ blocker: Phrase,
      _ values: [String: TextValue] = [:]
    ) -> RulePhrases {
      RulePhrases(
        subject: value.name,
        statement: statement,
        breach: Phrase(breach, values.merging(["name": .text(value.name)]) { own, _ in own }),
        blocker: blocker
      )
    }
    switch kind {
    case .meals:
      let meals = TextValue.text(names(of: value.meals ?? []))
      return phrases(
        Phrase(RuleText.onlyMeals, ["meals": meals]),
        .wrongMeal,
        Phrase(BlockerText.dishOtherMeal, ["allowed": meals]),
        ["allowed": meals]
      )
    case .minGapDays:
      let number = ["number": TextValue.number(value.rules.minGapDays ?? 0)]
      return phrases(
        Phrase(RuleText.gap, number),
        .tooClose,
        Phrase(BlockerText.tooSoon, number)
      )
    case .fixedDay:
      // It never keeps a dish out.
      let statement = statement(of: value.rules.fixedDay)
      return phrases(statement, .missing, statement)
    case .maxUses:
      let number = ["number": TextValue.number(value.rules.maxUses ?? 0)]
      return phrases(
        value.rules.maxUses == 0 ? Phrase(RuleText.never) : Phrase(RuleText.maxUses, number),
        .tooManyUses,
        value.rules.maxUses == 0
          ? Phrase(BlockerText.never, ["name": .text(value.name)])
          : Phrase(BlockerText.usedOften, number)
      )
    }
  }

  private func phrases(forFilter filter: Int) -> RulePhrases {
    let (scope, condition) = (scope(ofFilter: filter), condition(ofFilter: filter))
    let values: [String: TextValue] = ["scope": .text(scope), "what": .text(condition)]
    let statement = Phrase(RuleText.condition, values)
    let rule: [String: TextValue] = ["rule": .text(text(statement))]
    return RulePhrases(
      subject: scope,
      statement: statement,
      breach: Phrase(BreachText.wrongDish, rule),
      blocker: Phrase(BlockerText.condition, rule)
    )
  }

  private func phrases(forPin pin: Int) -> RulePhrases {
    let pin = problem.pins[pin]
    let dish = problem.dishes.first { $0.id == pin.dish }?.name ?? pin.dish.rawValue
    let values: [String: TextValue] = ["dish": .text(dish)]
    let statement = Phrase(RuleText.pinned, values)
    return RulePhrases(
      subject: name(of: pin.slot),
      statement: statement,
      breach: Phrase(
        BreachText.unpinned,
        values.merging(["meals": .text(name(of: pin.slot))]) { own, _ in own }
      ),
      blocker: Phrase(BlockerText.pinned, ["rule": .text(text(statement))])
    )
  }

  private func statement(of appointment: FixedDay?) -> Phrase {
    let day = TextValue.text((appointment?.weekday ?? .monday).name(in: language))
    guard let meal = appointment?.meal else { return Phrase(RuleText.always, ["day": day]) }
    return Phrase(RuleText.alwaysInMeal, ["day": day, "meal": .text(name(of: meal))])
  }
}
