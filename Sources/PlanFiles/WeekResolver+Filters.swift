import MealModel

extension WeekResolver {
  func filters() throws(FileError) -> [SlotFilter] {
    var result: [SlotFilter] = []
    for (index, entry) in document.filters.enumerated() {
      let place = "filters[\(index)]"
      result.append(
        SlotFilter(
          days: try daysOfFilter(entry.days, at: "\(place).days"),
          meals: entry.meals.map(Set.init),
          requiredTags: try tags(entry.requireTags, at: "\(place).requireTags"),
          requirement: entry.require ?? .any,
          excludedTags: try tags(entry.excludeTags, at: "\(place).excludeTags"),
          excludedDishes: try dishes(entry.excludeDishes, at: "\(place).excludeDishes"),
          allowedDishes: try entry.onlyDishes.map { names throws(FileError) in
            try dishes(names, at: "\(place).onlyDishes")
          }
        )
      )
    }
    return result
  }

  private func daysOfFilter(
    _ references: [DayReference]?,
    at place: String
  ) throws(FileError) -> Set<Int>? {
    guard let references else { return nil }
    var result: Set<Int> = []
    for (index, reference) in references.enumerated() {
      result.formUnion(try source.day(reference, at: "\(place)[\(index)]", days.days))
    }
    return result
  }

  private func tags(_ names: [String], at place: String) throws(FileError) -> [TagID] {
    var result: [TagID] = []
    for (index, name) in names.enumerated() {
      result.append(try tag(name, file: source.file, place: .path("\(place)[\(index)]")))
    }
    return result
  }

  private func dishes(_ names: [String], at place: String) throws(FileError) -> [DishID] {
    var result: [DishID] = []
    for (index, name) in names.enumerated() {
      result.append(try dish(name, at: "\(place)[\(index)]"))
    }
    return result
  }
}
