import MealModel

extension WeekResolver {
  func resolvedDishes() throws(FileError) -> [Dish] {
    var dishes: [Dish] = []
    dishes.reserveCapacity(document.dishes.count)
    for (index, entry) in document.dishes.enumerated() {
      var dishTags: [TagID] = []
      for (position, name) in entry.tags.enumerated() {
        let (file, place) = source.place(ofDish: index, ".tags[\(position)]")
        dishTags.append(try tag(name, file: file, place: place))
      }
      dishes.append(
        Dish(
          id: dishIDs[index],
          name: entry.name,
          details: entry.details,
          tags: dishTags,
          meals: entry.meals.map(Set.init),
          rules: entry.rules,
          weight: entry.weight
        )
      )
    }
    return dishes
  }

  func tag(
    _ name: String,
    file: String,
    place: @autoclosure () -> FilePlace
  ) throws(FileError) -> TagID {
    switch tagTable.find(name) {
    case .found(let index):
      return tags[index].id
    case .unclear:
      throw FileError(file: file, place: place(), reason: .unclearTag(name))
    case .unknown(let nearMatch):
      throw FileError(file: file, place: place(), reason: .unknownTag(name), nearMatch: nearMatch)
    }
  }

  func dish(_ name: String, at path: @autoclosure () -> String) throws(FileError) -> DishID {
    switch dishTable.find(name) {
    case .found(let index):
      return dishIDs[index]
    case .unclear:
      throw source.error(at: path(), .unclearDish(name))
    case .unknown(let nearMatch):
      throw source.error(at: path(), .unknownDish(name), nearMatch: nearMatch)
    }
  }
}
