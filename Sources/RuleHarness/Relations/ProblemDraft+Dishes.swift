import MealModel
import MealPlanning

/// Changes of dishes and pins.
extension ProblemDraft {
  /// Adds a dish that differs from another by its name only.
  ///
  /// The copy has no standing appointment, which would ask for more. Filters that name the dish name the
  /// copy too.
  mutating func duplicateDish(using generator: inout SplitMix64) -> Bool {
    guard !dishes.isEmpty else { return false }
    var copy = dishes[generator.draw(below: dishes.count)]
    let original = copy.id
    let taken = Set(dishes.map(\.id))
    while taken.contains(copy.id) { copy.id = DishID(rawValue: copy.id.rawValue + " again") }
    copy.name = copy.id.rawValue
    copy.rules.fixedDay = nil
    dishes.append(copy)
    for index in filters.indices {
      if filters[index].excludedDishes.contains(original) {
        filters[index].excludedDishes.append(copy.id)
      }
      if filters[index].allowedDishes?.contains(original) == true {
        filters[index].allowedDishes?.append(copy.id)
      }
    }
    return true
  }

  /// Pins meals of the best plan.
  ///
  /// A pinned slot is open to no standing appointment any more. Where the best plan misses one, pinning
  /// can therefore take a demand away, and the relation does not apply.
  mutating func pin(_ optimum: ProvedOptimum, isChosen: () -> Bool) -> Bool {
    guard let problem = try? problem(), Set(slots).count == slots.count else { return false }
    let report = Audit(of: problem).report(on: optimum.plan)
    let missesAppointment = report.shortfalls.contains {
      if case .dish(_, .fixedDay) = $0.rule { true } else { false }
    }
    let pinned = Set(pins)
    let added = optimum.plan.assignments(in: problem)
      .filter { !pinned.contains($0) && isChosen() }
    pins += added
    return !missesAppointment && !added.isEmpty
  }
}
