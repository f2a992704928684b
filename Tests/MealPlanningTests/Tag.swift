import MealModel

/// In this target a tag is a household's label; test tags are declared on `Testing.Tag`.
typealias Tag = MealModel.Tag

extension Tag {
  /// A tag whose name is its key.
  init(_ key: String, _ rules: TagRules) {
    self.init(id: TagID(rawValue: key), name: LocalizedName(key), rules: rules)
  }
}
