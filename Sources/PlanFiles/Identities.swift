import MealModel

extension DishID {
  /// The identities of dishes: their own, else their names, numbered where a name is taken already.
  static func identities(of dishes: [WeekDocument.DishEntry]) -> [DishID] {
    var taken = Set(dishes.compactMap(\.id))
    return dishes.map { dish in
      if let id = dish.id { return DishID(rawValue: id) }
      var candidate = dish.name
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(dish.name) (\(number))"
        number += 1
      }
      return DishID(rawValue: candidate)
    }
  }
}

extension Tag {
  /// A tag as a file describes it; what is missing comes from the well-known tag with its key.
  init(_ entry: WeekDocument.TagEntry) {
    let known = Tag.defaults.first { $0.id.rawValue == entry.key }
    let name: LocalizedName =
      switch entry.name {
      case .literal(let name): LocalizedName(name)
      case .localized(let name): name
      case nil: known?.name ?? LocalizedName(entry.key)
      }
    self.init(
      id: TagID(rawValue: entry.key),
      name: name,
      color: entry.color ?? known?.color ?? .neutral,
      rules: entry.rules
    )
  }
}
