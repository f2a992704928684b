import MealModel

extension WeekResolver {
  /// Entries on days of the window.
  func assignments(
    _ entries: [WeekDocument.MealEntry],
    at list: String
  ) throws(FileError) -> [Assignment] {
    let known = Set(slots)
    var result: [Assignment] = []
    for (index, entry) in entries.enumerated() {
      let day = try source.day(entry.day, at: "\(list)[\(index)].day", days.day)
      let slot = MealSlot(day: day, meal: entry.meal)
      guard known.contains(slot) else {
        throw source.error(
          at: "\(list)[\(index)]",
          .noSuchSlot(day: entry.day.description, meal: entry.meal)
        )
      }
      result.append(Assignment(slot, try dish(entry.dish, at: "\(list)[\(index)].dish")))
    }
    return result
  }

  func checkDistinct(
    _ assignments: [Assignment],
    at list: String
  ) throws(FileError) {
    var seen: Set<MealSlot> = []
    for (index, assignment) in assignments.enumerated() {
      guard seen.insert(assignment.slot).inserted else {
        throw source.error(at: "\(list)[\(index)]", days.taken(assignment.slot))
      }
    }
  }

  func context() throws(FileError) -> [Assignment] {
    try context(document.context.before, at: "context.before", days.dayBefore)
      + context(document.context.after, at: "context.after", days.dayAfter)
  }

  private func context(
    _ entries: [WeekDocument.MealEntry],
    at list: String,
    _ find: (DayReference) throws(DayDefect) -> Int
  ) throws(FileError) -> [Assignment] {
    var result: [Assignment] = []
    for (index, entry) in entries.enumerated() {
      let day = try source.day(entry.day, at: "\(list)[\(index)].day", find)
      let dish = try dish(entry.dish, at: "\(list)[\(index)].dish")
      result.append(Assignment(MealSlot(day: day, meal: entry.meal), dish))
    }
    return result
  }

  /// The pins and the plan; a planned meal may repeat a pin but not contradict it.
  func plan(in problem: PlanningProblem) throws(FileError) -> Plan {
    let planned = try assignments(document.plan, at: "plan")
    try checkDistinct(planned, at: "plan")
    var plan = Plan(pinsOf: problem)
    let positions = Dictionary(uniqueKeysWithValues: zip(problem.slots, problem.slots.indices))
    let dishes = Dictionary(uniqueKeysWithValues: zip(dishIDs, dishIDs.indices))
    for (index, assignment) in planned.enumerated() {
      guard let slot = positions[assignment.slot], let dish = dishes[assignment.dish] else {
        preconditionFailure("\(assignment) was found before.")
      }
      guard plan.dishOfSlot[slot] == nil || plan.dishOfSlot[slot] == dish else {
        throw source.error(at: "plan[\(index)]", days.taken(assignment.slot))
      }
      plan.dishOfSlot[slot] = dish
    }
    return plan
  }
}
