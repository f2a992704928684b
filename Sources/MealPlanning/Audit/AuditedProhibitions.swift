import MealModel

/// Reads the rules that forbid something.
struct AuditedProhibitions {
  let problem: PlanningProblem
  let meals: [AuditedMeal]

  struct Finding {
    var violation: Violation

    /// Whether the fixed meals break the rule among themselves.
    var isExisting: Bool
  }

  /// Everything that the meals break, by rule.
  func findings() -> [Finding] {
    var findings: [Finding] = []
    for (index, tag) in problem.tags.enumerated() where tag.rules != TagRules() {
      let tagged = meals.filter { problem.tagsOfDish[$0.dish].contains(index) }
      guard !tagged.isEmpty else { continue }
      findings += self.findings(of: tag.rules, tag: index, in: tagged)
    }
    findings += dishFindings()
    for (index, filter) in problem.filters.enumerated() {
      findings += alone(.filter(index)) {
        filter.covers($0.slot) && !filter.isMet(by: problem.dishes[$0.dish])
      }
    }
    return findings
  }

  private func findings(of rules: TagRules, tag: Int, in tagged: [AuditedMeal]) -> [Finding] {
    var findings: [Finding] = []
    if let maximum = rules.maxPerWeek {
      let weeks = 0..<problem.window.weekCount
      for (_, meals) in groups(of: tagged.filter { weeks.contains($0.week) }, by: \.week) {
        findings += counted(.tag(tag, .maxPerWeek), meals, limit: maximum)
      }
    }
    if rules.noDuplicateInDay {
      for (_, meals) in groups(of: tagged.filter(\.isInWindow), by: \.slot.day) {
        findings += counted(.tag(tag, .noDuplicateInDay), meals, limit: 1)
      }
    }
    if let scope = rules.noConsecutive {
      findings += neighbours(.tag(tag, .noConsecutive), in: tagged, scope: scope)
    }
    if let meal = rules.mealTypeRestriction {
      findings += alone(.tag(tag, .mealTypeRestriction), among: tagged) { $0.slot.meal != meal }
    }
    if let days = rules.onlyDays {
      findings += alone(.tag(tag, .onlyDays), among: tagged) {
        !days.contains(problem.window.weekday(ofDay: $0.slot.day))
      }
    }
    return findings
  }

  private func dishFindings() -> [Finding] {
    var findings: [Finding] = []
    for (dish, meals) in groups(of: meals, by: \.dish) {
      if let suited = problem.dishes[dish].meals {
        findings += alone(.dish(dish, .meals), among: meals) { !suited.contains($0.slot.meal) }
      }
      if let maximum = problem.dishes[dish].rules.maxUses {
        findings += counted(.dish(dish, .maxUses), meals.filter(\.isInWindow), limit: maximum)
      }
      if let gap = problem.dishes[dish].rules.minGapDays {
        for (index, first) in meals.enumerated() {
          for second in meals[(index + 1)...].prefix(while: { $0.slot.day - first.slot.day < gap })
          where first.isInWindow || second.isInWindow {
            findings.append(
              pair(
                .dish(dish, .minGapDays),
                first,
                second,
                count: second.slot.day - first.slot.day,
                limit: gap
              )
            )
          }
        }
      }
    }
    return findings
  }

  /// More meals than a number: new where the plan exceeds both the number and the fixed meals.
  private func counted(_ rule: RuleID, _ meals: [AuditedMeal], limit: Int) -> [Finding] {
    var findings: [Finding] = []
    let fixed = meals.filter(\.isFixed)
    if fixed.count > limit {
      findings.append(
        Finding(
          violation: Violation(
            rule: rule,
            meals: fixed.map(\.placed),
            count: fixed.count,
            limit: limit
          ),
          isExisting: true
        )
      )
    }
    if meals.count > max(limit, fixed.count) {
      findings.append(
        Finding(
          violation: Violation(
            rule: rule,
            meals: meals.map(\.placed),
            count: meals.count,
            limit: limit
          ),
          isExisting: false
        )
      )
    }
    return findings
  }

  /// Meals on neighbouring days, at least one of them in the window.
  private func neighbours(
    _ rule: RuleID,
    in tagged: [AuditedMeal],
    scope: ConsecutiveScope
  ) -> [Finding] {
    var findings: [Finding] = []
    for (index, first) in tagged.enumerated() {
      for second in tagged[(index + 1)...].prefix(while: { $0.slot.day <= first.slot.day + 1 })
      where second.slot.day == first.slot.day + 1 && (first.isInWindow || second.isInWindow) {
        if scope == .anyMeal || first.slot.meal == second.slot.meal {
          findings.append(pair(rule, first, second, count: nil, limit: nil))
        }
      }
    }
    return findings
  }

  private func pair(
    _ rule: RuleID,
    _ first: AuditedMeal,
    _ second: AuditedMeal,
    count: Int?,
    limit: Int?
  ) -> Finding {
    Finding(
      violation: Violation(
        rule: rule,
        meals: [first.placed, second.placed],
        count: count,
        limit: limit
      ),
      isExisting: first.isFixed && second.isFixed
    )
  }

  /// Meals of the window that a rule forbids whatever stands elsewhere.
  private func alone(
    _ rule: RuleID,
    among candidates: [AuditedMeal]? = nil,
    where isForbidden: (AuditedMeal) -> Bool
  ) -> [Finding] {
    (candidates ?? meals).filter { $0.isInWindow && isForbidden($0) }
      .map { meal in
        Finding(
          violation: Violation(rule: rule, meals: [meal.placed]),
          isExisting: meal.isFixed
        )
      }
  }

  private func groups(
    of meals: [AuditedMeal],
    by key: (AuditedMeal) -> Int
  ) -> [(key: Int, value: [AuditedMeal])] {
    Dictionary(grouping: meals, by: key).sorted { $0.key < $1.key }
  }
}

extension SlotFilter {
  /// Whether a dish meets the filter, read from the names in both.
  func isMet(by dish: Dish) -> Bool {
    let tags = Set(dish.tags)
    if let allowed = allowedDishes, !allowed.contains(dish.id) { return false }
    if excludedDishes.contains(dish.id) || !tags.isDisjoint(with: excludedTags) { return false }
    if requiredTags.isEmpty { return true }
    return switch requirement {
    case .any: !tags.isDisjoint(with: requiredTags)
    case .all: tags.isSuperset(of: requiredTags)
    }
  }
}
