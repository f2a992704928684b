public import MealModel

extension WeekFile {
  /// The document with another plan in place of its own.
  ///
  /// Days are written as the document writes them. What is pinned is not said twice. A dish whose name
  /// is not unique gets an `id`, since nothing else could refer to it.
  ///
  /// - Parameters:
  ///   - assignments: The plan; pins may be among them.
  ///   - week: What this file resolved to.
  /// - Returns: The document.
  public func settingPlan(_ assignments: [Assignment], of week: PlannableWeek) -> WeekDocument {
    var document = document
    let dishes = Dictionary(
      uniqueKeysWithValues: zip(week.problem.dishes.map(\.id), week.problem.dishes.indices)
    )
    let days = DayTable(document.week)
    let style = days.style(of: (document.pins + document.plan).map(\.day))
    let pins = Set(week.problem.pins)
    document.plan = assignments.filter { !pins.contains($0) }
      .map { assignment in
        guard let dish = dishes[assignment.dish] else {
          preconditionFailure("\(assignment.dish.rawValue) is no dish of the week.")
        }
        return WeekDocument.MealEntry(
          day: days.reference(to: assignment.slot.day, style),
          meal: assignment.slot.meal,
          dish: document.reference(toDish: dish, identity: assignment.dish)
        )
      }
    return document
  }
}

extension WeekDocument {
  /// What the document may call a dish; gives it an `id` when its name is not enough.
  fileprivate mutating func reference(toDish index: Int, identity: DishID) -> String {
    if let id = dishes[index].id { return id }
    let name = dishes[index].name
    let isUnique = !dishes.indices.contains { other in
      other != index && (dishes[other].name == name || dishes[other].id == name)
    }
    if isUnique { return name }
    dishes[index].id = identity.rawValue
    return identity.rawValue
  }
}
