public import MealModel
import MealPlanning
import PlanTexts

extension HouseholdWords {
  /// A rule with its subject: `Carne: máx. 3/semana`.
  public func text(of rule: RuleID) -> String {
    let phrases = phrases(for: rule)
    if case .filter = rule { return text(phrases.statement) }
    return Catalogue.text(
      RuleText.named,
      in: language,
      ["name": .text(phrases.subject), "rule": .text(text(phrases.statement))]
    )
  }

  /// All rules of a tag in a row, each with its scope: `Máx. 3/semana, no mismo día`.
  public func summary(ofTag tag: Int) -> String {
    let rules = problem.tags[tag].rules.kinds.map { RuleID.tag(tag, $0) }
    return summary(of: rules) ?? capitalized(Catalogue.text(RuleText.noRules, in: language))
  }

  /// All rules of a dish in a row, or `nil` for a dish without rules of its own.
  public func summary(ofDish dish: Int) -> String? {
    summary(of: problem.dishes[dish].ruleKinds.map { RuleID.dish(dish, $0) })
  }

  private func summary(of rules: [RuleID]) -> String? {
    guard !rules.isEmpty else { return nil }
    return capitalized(rules.map { text(phrases(for: $0).statement) }.joined(separator: ", "))
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  func shortName(of weekday: Weekday) -> String {
    let name = weekday.shortName(in: language)
    return language == .spanish ? name.lowercased() : name
  }

  /// The names of meals in the order of the day.
  func names(of meals: Set<MealType>) -> String {
    let usual = MealType.usualOrder.filter(meals.contains)
    let others = meals.subtracting(usual).sorted { $0.rawValue < $1.rawValue }
    return list((usual + others).map(name(of:)))
  }
}
