public import MealModel

/// A dish as a household keeps it.
public struct HouseholdDish: Hashable, Sendable {
  /// The stable identity, which survives every change of the name.
  public var id: DishID

  public var name: String

  /// A short line about the dish, at most 100 characters, or `nil`.
  public var details: String?

  public var tags: [TagID]

  /// The meals in which the dish may appear, or `nil` for all of them.
  public var meals: [MealType]?

  public var diet: DietLevel
  public var rules: DishRules

  /// One to five stars, or `nil`.
  public var rating: Int?

  public var ingredients: [Ingredient]

  /// For how many people the ingredients are, or `nil` when nobody said.
  public var servings: Int?

  /// How to cook it, in as many lines as it takes, or `nil`.
  public var notes: String?

  /// When the dish was added, in seconds since 1970-01-01 00:00 UTC.
  public var createdAt: Int

  /// The day on which the dish was removed, or `nil` while it is there.
  ///
  /// A removed dish stays as a tombstone, so that old weeks and the cook history keep its name.
  public var removedOn: CivilDate?

  public init(id: DishID, name: String, tags: [TagID] = [], createdAt: Int = 0) {
    self.id = id
    self.name = name
    self.tags = tags
    diet = .standard
    rules = DishRules()
    ingredients = []
    self.createdAt = createdAt
  }
}
