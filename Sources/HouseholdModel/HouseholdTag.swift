public import MealModel

/// A tag of a household with its rules.
public struct HouseholdTag: Hashable, Sendable {
  /// The stable key; that of a predefined tag is its own in every household.
  public var id: TagID

  /// The name that the household gave, or `nil` for a predefined tag, which is called as the language calls
  /// it.
  public var customName: String?

  public var color: TagColor
  public var rules: TagRules

  public init(id: TagID, customName: String? = nil, color: TagColor, rules: TagRules) {
    self.id = id
    self.customName = customName
    self.color = color
    self.rules = rules
  }

  /// A predefined tag with the rules that a new household starts with.
  public init(_ tag: Tag) {
    self.init(id: tag.id, color: tag.color, rules: tag.rules)
  }

  /// Whether the tag is one of the ten that every household has and none can remove.
  public var isPredefined: Bool { customName == nil }

  /// The tag as the planner knows it.
  public var tag: Tag {
    let known = Tag.defaults.first { $0.id == id }
    return Tag(
      id: id,
      name: customName.map { LocalizedName($0) } ?? known?.name ?? LocalizedName(id.rawValue),
      color: color,
      rules: rules
    )
  }
}
