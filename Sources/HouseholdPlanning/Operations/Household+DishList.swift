public import HouseholdModel
import MealModel
public import PlanFiles

extension Household {
  /// Adds the dishes of a list, all of them or none.
  ///
  /// Tags that a table names and nobody knows become tags of the household's own, without rules. A dish without
  /// tags is taken and noted (B-13). Weights of a list are not kept: a household rates its dishes instead.
  ///
  /// - Parameters:
  ///   - list: The dishes.
  ///   - limits: What the free version leaves out, where that counts.
  ///   - moment: When it happens.
  /// - Returns: The dishes and notes about them, in the order of the list.
  /// - Throws: `FileError` with the place of a dish that cannot be read, or `HouseholdError`; nothing has changed
  ///   then.
  public mutating func addDishes(
    _ list: DishList,
    limits: FreeLimits = .product,
    at moment: Moment
  ) throws -> [DishAnswer] {
    var document = WeekDocument()
    document.tags = tags.map { tag in
      var entry = WeekDocument.TagEntry(key: tag.id.rawValue, rules: tag.rules)
      entry.name = tag.customName.map { .literal($0) }
      return entry
    }
    var file = WeekFile(document, file: list.file)
    try file.replaceDishes(with: list)
    let problem = try file.resolved().problem
    var changed = self
    var idOfNewTag: [TagID: TagID] = [:]
    for tag in problem.tags.dropFirst(tags.count) {
      idOfNewTag[tag.id] = try changed.addTag(tag.id.rawValue, limits: limits).tag.id
    }
    var generator = SystemRandomNumberGenerator()
    let answers = try problem.dishes.map { dish in
      var draft = DishDraft(name: dish.name, tags: dish.tags.map { idOfNewTag[$0] ?? $0 })
      draft.details = dish.details
      draft.meals = dish.meals.map { meals in
        let usual = MealType.usualOrder.filter(meals.contains)
        return usual + meals.subtracting(usual).sorted { $0.rawValue < $1.rawValue }
      }
      draft.rules = dish.rules
      return try changed.addDish(
        draft,
        requiresTag: false,
        limits: limits,
        at: moment,
        using: &generator
      )
    }
    self = changed
    return answers
  }
}
