import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import RuleHarness
import ShoppingLists

/// Puts what the options of a dish say into its draft.
struct DishForm {
  let session: HouseholdSession

  /// What takes an optional part of a dish away.
  private static let none = "none"

  func fill(_ draft: inout DishDraft) throws {
    let asked = session.asked
    if let name = asked.value(.name) { draft.name = name }
    if let details = asked.value(.description) { draft.details = details }
    if let notes = asked.value(.notes) { draft.notes = notes }
    if let tags = asked.values(.tag) {
      draft.tags = try tags.map { try session.household.tag(named: $0).id }
    }
    if let meals = asked.values(.meal) {
      draft.meals = meals == [Self.none] ? nil : meals.map { MealType(named: $0) }
    }
    if let diet = asked.value(.diet) { draft.diet = try Self.diet(diet) }
    try setNumber(.rating, in: DishDraft.ratings) { draft.rating = $0 }
    try setNumber(.servings, in: DishDraft.servingCounts) { draft.servings = $0 }
    if let lines = asked.values(.ingredient) {
      draft.ingredients =
        lines == [Self.none]
        ? [] : try lines.map { try Ingredient(parsing: $0, in: session.language) }
    }
    try setRule(.minGap, "minGapDays", of: &draft, \.minGapDays)
    try setRule(.fixedDay, "fixedDay", of: &draft, \.fixedDay)
    try setRule(.maxUses, "maxUses", of: &draft, \.maxUses)
  }

  /// The diet that a word means.
  static func diet(_ word: String) throws -> DietLevel {
    guard let diet = DietLevel(named: word) else {
      throw UsageError.Reason.notOneOf(
        .diet,
        word,
        allowed: DietLevel.allCases.map(\.key)
      )
    }
    return diet
  }

  private func setNumber(
    _ option: Option,
    in range: ClosedRange<Int>,
    _ set: (Int?) -> Void
  ) throws {
    if session.asked.value(option) == Self.none { return set(nil) }
    if let number = try session.asked.number(option, in: range) { set(number) }
  }

  private func setRule<Value>(
    _ option: Option,
    _ rule: String,
    of draft: inout DishDraft,
    _ path: WritableKeyPath<DishRules, Value?>
  ) throws {
    guard let value = session.asked.value(option) else { return }
    if value == Self.none {
      draft.rules[keyPath: path] = nil
    } else {
      draft.rules = try RuleForm.rules(of: draft, after: "\(rule)=\(value)")
    }
  }
}
