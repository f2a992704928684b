import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
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
      draft.meals = meals == [Self.none] ? nil : try meals.map(meal)
    }
    if let diet = asked.value(.diet) { draft.diet = try Self.diet(diet) }
    try setNumber(.rating, in: DishDraft.ratings) { draft.rating = $0 }
    try setNumber(.servings, in: DishDraft.servingCounts) { draft.servings = $0 }
    if let lines = asked.values(.ingredient) {
      draft.ingredients =
        lines == [Self.none]
        ? [] : try lines.map { try Ingredient(parsing: $0, in: session.language) }
    }
    try setNumber(.minGap, in: ProblemLimits.gapDays) { draft.rules.minGapDays = $0 }
    try setNumber(.maxUses, in: DishDraft.useCounts) { draft.rules.maxUses = $0 }
    if let day = asked.value(.fixedDay) {
      draft.rules.fixedDay = day == Self.none ? nil : try fixedDay(day)
    }
  }

  /// A meal that the household's profile knows.
  private func meal(_ word: String) throws -> MealType {
    let meal = MealType(named: word)
    let known = session.profile.meals
    guard known.contains(meal) else {
      throw UsageError.Reason.notOneOf(.meal, word, allowed: known.map(\.rawValue))
    }
    return meal
  }

  /// `fri`, `viernes` or `fri/dinner`.
  private func fixedDay(_ word: String) throws -> FixedDay {
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = Weekday(named: String(parts[0])) else { throw UsageError.Reason.notADay(word) }
    return FixedDay(day, meal: try parts.count > 1 ? meal(String(parts[1])) : nil)
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
}
