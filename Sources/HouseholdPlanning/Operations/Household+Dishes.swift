public import HouseholdModel
public import MealModel
import PlanFiles

/// A dish after it was added or changed, and what is worth knowing about it.
public struct DishAnswer: Hashable, Sendable {
  /// The dish as it is kept.
  public var dish: HouseholdDish

  /// What looks odd about it.
  public var notes: [HouseholdNote]
}

extension Household {
  /// Adds a dish.
  ///
  /// A dish with the name of a removed one is a new dish with an identity of its own.
  ///
  /// - Parameters:
  ///   - draft: What the dish is.
  ///   - requiresTag: Whether it needs a tag: what the profile says, unless somebody allowed none.
  ///   - limits: What the free version leaves out, where that counts.
  ///   - moment: When it happens.
  ///   - generator: Where the identity comes from.
  /// - Returns: The dish and notes about it.
  /// - Throws: `HouseholdError`; nothing has changed then.
  public mutating func addDish(
    _ draft: DishDraft,
    requiresTag: Bool,
    limits: FreeLimits = .product,
    at moment: Moment,
    using generator: inout some RandomNumberGenerator
  ) throws(HouseholdError) -> DishAnswer {
    try requireRoomForDish(limits: limits)
    let (tidy, notes) = try checked(draft, instead: nil, requiresTag: requiresTag, limits: limits)
    var id = DishID(rawValue: String(uuidFrom: &generator))
    while dish(id) != nil { id = DishID(rawValue: String(uuidFrom: &generator)) }
    var dish = HouseholdDish(id: id, name: tidy.name, createdAt: moment.timestamp)
    tidy.write(to: &dish)
    dishes.append(dish)
    return DishAnswer(dish: dish, notes: notes)
  }

  /// Changes a dish; it keeps its identity and its place in every plan (B-35).
  ///
  /// - Parameters:
  ///   - id: The dish.
  ///   - draft: What it is from now on; begin with `DishDraft(dish)`.
  ///   - requiresTag: Whether it needs a tag; one that had none before may stay without.
  ///   - limits: What the free version leaves out, where that counts.
  /// - Returns: The dish and notes about it.
  /// - Throws: `HouseholdError`; nothing has changed then.
  public mutating func editDish(
    _ id: DishID,
    to draft: DishDraft,
    requiresTag: Bool,
    limits: FreeLimits = .product
  ) throws(HouseholdError) -> DishAnswer {
    let position = try position(of: id)
    var dish = dishes[position]
    let (tidy, notes) = try checked(
      draft,
      instead: dish,
      requiresTag: requiresTag && !dish.tags.isEmpty,
      limits: limits
    )
    tidy.write(to: &dish)
    dishes[position] = dish
    return DishAnswer(dish: dish, notes: notes)
  }

  /// Checks a draft against the household, tidies it and says what is odd.
  private func checked(
    _ draft: DishDraft,
    instead old: HouseholdDish?,
    requiresTag: Bool,
    limits: FreeLimits
  ) throws(HouseholdError) -> (DishDraft, [HouseholdNote]) {
    let tidy = draft.tidied()
    try tidy.check(requiresTag: requiresTag)
    for tag in tidy.tags where old?.tags.contains(tag) != true { _ = try position(of: tag) }
    // Keeping a rule, and taking one away, is always free.
    if let gap = tidy.rules.minGapDays, gap != old?.rules.minGapDays {
      try require(.separation, limits: limits)
    }
    if let day = tidy.rules.fixedDay, day != old?.rules.fixedDay {
      try require(.fixedDay, limits: limits)
    }
    var notes: [HouseholdNote] = []
    let repeated = tidy.tags.filter { tag in draft.tags.count { $0 == tag } > 1 }
    notes += repeated.compactMap { id in
      tags.first { $0.id == id }.map { .tagTwice($0.tag.name) }
    }
    let folded = tidy.name.folded
    if let other = currentDishes.first(where: { $0.id != old?.id && $0.name.folded == folded }) {
      notes.append(.sameName(other.name))
    }
    if tidy.tags.isEmpty { notes.append(.dishWithoutTags(tidy.name)) }
    return (tidy, notes + clashes(name: tidy.name, tags: tidy.tags, meals: tidy.meals))
  }

  /// What contradicts itself in the tags and meals of a dish (B-26).
  func clashes(name: String, tags ids: [TagID], meals: [MealType]?) -> [HouseholdNote] {
    let own = tags.filter { ids.contains($0.id) }
    var notes: [HouseholdNote] = []
    let allowed =
      own.compactMap(\.rules.mealTypeRestriction).map { Set([$0]) }
      + [meals.map(Set.init)]
      .compactMap(\.self)
    if let first = allowed.first, allowed.reduce(first, { $0.intersection($1) }).isEmpty {
      notes.append(.mealsClash(name))
    }
    if let gluten = own.first(where: { $0.id == .containsGluten }),
      let free = own.first(where: { $0.id == .glutenFree })
    {
      notes.append(.glutenClash(name, gluten.tag.name, free.tag.name))
    }
    return notes
  }
}
