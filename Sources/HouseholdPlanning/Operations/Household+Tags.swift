public import HouseholdModel
public import MealModel
import PlanFiles

/// A tag after it was added or changed, and what is worth knowing about it.
public struct TagAnswer: Hashable, Sendable {
  /// The tag as it is kept.
  public var tag: HouseholdTag

  /// What looks odd about it.
  public var notes: [HouseholdNote]
}

extension Household {
  /// What "at most" and "at least" a week may say when somebody types it (M-061, B-08, B-09).
  ///
  /// The engine takes every number from zero; a zero that an import brought stays until it is changed.
  public static let weeklyCounts = 1...7

  /// Adds a tag of the household's own; its key comes from the name.
  ///
  /// - Parameters:
  ///   - name: What it is called in every language; no other tag may be called so, whatever case and accents.
  ///   - color: The colour.
  ///   - rules: What the household says about it.
  ///   - limits: What the free version leaves out, where that counts.
  /// - Returns: The tag.
  /// - Throws: `HouseholdError`; nothing has changed then.
  public mutating func addTag(
    _ name: String,
    color: TagColor = .neutral,
    rules: TagRules = TagRules(),
    limits: FreeLimits = .product
  ) throws(HouseholdError) -> TagAnswer {
    try requireRoomForTag(limits: limits)
    let name = name.trimmed
    try checkTagName(name, of: nil)
    try Self.check(rules, instead: TagRules())
    let tag = HouseholdTag(id: newTagID(for: name), customName: name, color: color, rules: rules)
    tags.append(tag)
    return TagAnswer(tag: tag, notes: [])
  }

  /// Changes the rules of any tag, from now on; what is planned stays (M-065, B-35).
  ///
  /// - Parameters:
  ///   - id: The tag.
  ///   - rules: All its rules; numbers that do not change are not checked again.
  /// - Returns: The tag, and notes about dishes that no meal can hold any more.
  /// - Throws: `HouseholdError`; nothing has changed then.
  public mutating func setTagRules(
    _ id: TagID,
    to rules: TagRules
  ) throws(HouseholdError) -> TagAnswer {
    let position = try position(of: id)
    try Self.check(rules, instead: tags[position].rules)
    let before = tags[position].rules.mealTypeRestriction
    tags[position].rules = rules
    guard rules.mealTypeRestriction != before else {
      return TagAnswer(tag: tags[position], notes: [])
    }
    let notes = currentDishes.filter { $0.tags.contains(id) }
      .flatMap { dish in
        clashes(name: dish.name, tags: dish.tags, meals: dish.meals)
          .filter { $0 == .mealsClash(dish.name) }
      }
    return TagAnswer(tag: tags[position], notes: notes)
  }

  /// Gives a tag of the household's own another name; the key stays.
  ///
  /// - Parameters:
  ///   - id: The tag.
  ///   - name: Its name from now on.
  /// - Returns: The tag.
  /// - Throws: `HouseholdError`, also for a predefined tag; nothing has changed then.
  public mutating func renameTag(
    _ id: TagID,
    to name: String
  ) throws(HouseholdError) -> TagAnswer {
    let position = try positionOfCustomTag(id)
    let name = name.trimmed
    try checkTagName(name, of: id)
    tags[position].customName = name
    return TagAnswer(tag: tags[position], notes: [])
  }

  /// Gives a tag of the household's own another colour.
  ///
  /// - Parameters:
  ///   - id: The tag.
  ///   - color: Its colour from now on.
  /// - Returns: The tag.
  /// - Throws: `HouseholdError`, also for a predefined tag.
  public mutating func recolorTag(
    _ id: TagID,
    to color: TagColor
  ) throws(HouseholdError) -> TagAnswer {
    let position = try positionOfCustomTag(id)
    tags[position].color = color
    return TagAnswer(tag: tags[position], notes: [])
  }

  /// Removes a tag of the household's own from the household and from all dishes, removed ones too (B-36).
  ///
  /// - Parameters:
  ///   - id: The tag.
  ///   - force: Whether dishes may be left without any tag.
  /// - Returns: The tag as it was, and a note for each dish that has no tag now.
  /// - Throws: `HouseholdError` with `predefinedTag`, or with `lastTag` unless forced; nothing has changed
  ///   then.
  public mutating func removeTag(
    _ id: TagID,
    force: Bool = false
  ) throws(HouseholdError) -> TagAnswer {
    let position = try positionOfCustomTag(id)
    let bare = currentDishes.filter { $0.tags == [id] }
    guard bare.isEmpty || force else {
      throw HouseholdError(
        .lastTag(TagReference(tags[position]), bare.map { DishReference($0) })
      )
    }
    for index in dishes.indices { dishes[index].tags.removeAll { $0 == id } }
    return TagAnswer(
      tag: tags.remove(at: position),
      notes: bare.map { .dishWithoutTags($0.name) }
    )
  }
}

extension TagColor {
  /// Reads a colour that somebody typed: six hexadecimal digits, with or without `#` (M-174).
  ///
  /// - Parameter text: What was typed.
  /// - Throws: `HouseholdError` with `notAColor`.
  public init(typed text: String) throws(HouseholdError) {
    guard let color = TagColor(hex: text.trimmed) else {
      throw HouseholdError(.notAColor(text.trimmed))
    }
    self = color
  }
}
