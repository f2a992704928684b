/// Something a household cooks and that fills one slot.
public struct Dish: Hashable, Sendable {
  public var id: DishID
  public var name: String

  /// A short line about the dish, or `nil`.
  public var details: String?

  /// The tags in the order in which they are shown; a tag named twice counts once.
  public var tags: [TagID]

  /// The meals in which the dish may appear, or `nil` for all of them.
  public var meals: Set<MealType>?

  public var rules: DishRules

  /// How welcome each use is, compared with other dishes: a rating or what the cook history says.
  ///
  /// A whole number from -1,000 to 1,000.
  public var weight: Int

  public init(
    id: DishID,
    name: String,
    details: String? = nil,
    tags: [TagID] = [],
    meals: Set<MealType>? = nil,
    rules: DishRules = DishRules(),
    weight: Int = 0
  ) {
    self.id = id
    self.name = name
    self.details = details
    self.tags = tags
    self.meals = meals
    self.rules = rules
    self.weight = weight
  }

  /// A dish known by its name.
  public init(
    _ name: String,
    tags: [TagID] = [],
    meals: Set<MealType>? = nil,
    rules: DishRules = DishRules(),
    weight: Int = 0
  ) {
    self.init(
      id: DishID(rawValue: name),
      name: name,
      tags: tags,
      meals: meals,
      rules: rules,
      weight: weight
    )
  }
}

/// What a household says about a single dish; everything absent is allowed.
public struct DishRules: Hashable, Sendable {
  /// Two uses lie at least this many days apart; one means not twice on a day.
  ///
  /// Uses before and after the window count through the boundary context.
  public var minGapDays: Int?

  /// A weekday on which the dish always appears, if a meal of that day can hold it.
  public var fixedDay: FixedDay?

  /// At most this many uses in the window, pins included.
  public var maxUses: Int?

  public init(minGapDays: Int? = nil, fixedDay: FixedDay? = nil, maxUses: Int? = nil) {
    self.minGapDays = minGapDays
    self.fixedDay = fixedDay
    self.maxUses = maxUses
  }
}

/// A standing appointment of a dish: "pizza every Friday".
public struct FixedDay: Hashable, Sendable {
  public var weekday: Weekday

  /// The meal of that day, or `nil` for any.
  public var meal: MealType?

  public init(_ weekday: Weekday, meal: MealType? = nil) {
    self.weekday = weekday
    self.meal = meal
  }
}
