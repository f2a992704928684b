public import HouseholdModel
public import MealModel
import PlanFiles

/// A dish as somebody describes it, before anything is checked: the form of the product.
///
/// Editing begins with the draft of the dish that is there.
public struct DishDraft: Hashable, Sendable {
  /// What the dish is called; spaces at the ends do not count.
  public var name: String

  /// A line about the dish, or `nil`.
  public var details: String?

  /// The tags of the dish.
  public var tags: [TagID]

  /// The meals in which the dish may appear, or `nil` for all of them.
  public var meals: [MealType]?

  /// What the dish is made of.
  public var diet: DietLevel

  /// What holds for this dish alone.
  public var rules: DishRules

  /// One to five stars, or `nil`.
  public var rating: Int?

  /// What goes into the dish, in the order in which it was typed.
  public var ingredients: [Ingredient]

  /// For how many people the ingredients are, or `nil`.
  public var servings: Int?

  /// How to cook it, or `nil`.
  public var notes: String?

  /// A dish with a name and perhaps tags.
  public init(name: String, tags: [TagID] = []) {
    self.name = name
    self.tags = tags
    diet = .standard
    rules = DishRules()
    ingredients = []
  }

  /// The draft of a dish that is there, to be changed.
  public init(_ dish: HouseholdDish) {
    self.init(name: dish.name, tags: dish.tags)
    details = dish.details
    meals = dish.meals
    diet = dish.diet
    rules = dish.rules
    rating = dish.rating
    ingredients = dish.ingredients
    servings = dish.servings
    notes = dish.notes
  }

  /// How many letters a name may have; a letter is what people see as one, also an emoji of a family.
  public static let nameLimit = 200

  /// How many letters a description may have (M-043, B-14).
  public static let detailsLimit = 100

  /// What a rating may be.
  public static let ratings = 1...5

  /// For how many people ingredients may be.
  public static let servingCounts = 1...1_000

  /// How often a dish may be allowed in a week.
  public static let useCounts = 1...ProblemLimits.ruleNumbers.upperBound
}

extension DishDraft {
  /// The draft with spaces trimmed and tags and meals named once.
  func tidied() -> DishDraft {
    var draft = self
    draft.name = name.trimmed
    draft.details = details.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    draft.notes = notes.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    draft.tags = tags.withoutRepeats
    draft.meals = meals?.withoutRepeats
    return draft
  }

  /// Checks what can be said without a household, in the order of the form.
  func check(requiresTag: Bool) throws(HouseholdError) {
    try name.checkAsName()
    if let details {
      guard details == details.onOneLine else { throw HouseholdError(.detailsNotOneLine) }
      guard details.count <= Self.detailsLimit else {
        throw HouseholdError(.detailsTooLong(details.count, limit: Self.detailsLimit))
      }
    }
    guard !requiresTag || !tags.isEmpty else { throw HouseholdError(.noTag) }
    guard meals?.isEmpty != true else { throw HouseholdError(.noMeals) }
    try HouseholdError.check(rating, as: .rating, in: Self.ratings)
    try HouseholdError.check(servings, as: .servings, in: Self.servingCounts)
    try HouseholdError.check(rules.minGapDays, as: .minGapDays, in: ProblemLimits.gapDays)
    try HouseholdError.check(rules.maxUses, as: .maxUses, in: Self.useCounts)
  }

  /// Puts what the draft says into a dish.
  func write(to dish: inout HouseholdDish) {
    dish.name = name
    dish.details = details
    dish.tags = tags
    dish.meals = meals
    dish.diet = diet
    dish.rules = rules
    dish.rating = rating
    dish.ingredients = ingredients
    dish.servings = servings
    dish.notes = notes
  }
}

extension HouseholdError {
  /// Refuses a number outside its range.
  static func check(
    _ number: Int?,
    as quantity: Quantity,
    in allowed: ClosedRange<Int>
  ) throws(HouseholdError) {
    guard let number, !allowed.contains(number) else { return }
    throw HouseholdError(.outOfRange(quantity, number, allowed))
  }
}

extension String {
  /// Refuses a trimmed text that is no name: empty, on several lines or too long.
  func checkAsName() throws(HouseholdError) {
    guard !isEmpty else { throw HouseholdError(.emptyName) }
    guard self == onOneLine else { throw HouseholdError(.nameNotOneLine) }
    guard count <= DishDraft.nameLimit else {
      throw HouseholdError(.nameTooLong(count, limit: DishDraft.nameLimit))
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each at its first place only.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
