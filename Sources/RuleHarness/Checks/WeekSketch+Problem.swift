import MealModel

extension WeekSketch {
  /// The problem that the drawing and some rules make, with the plan that is drawn.
  func problem(with rules: [CheckedRule]) -> (problem: PlanningProblem, plan: Plan) {
    var tagRules: [TagID: TagRules] = [:]
    var dishes = Dictionary(uniqueKeysWithValues: self.dishes.map { ($0, Dish($0.rawValue)) })
    var order = self.dishes
    func dish(_ id: DishID, _ change: (inout Dish) -> Void) {
      if dishes[id] == nil { order.append(id) }
      change(&dishes[id, default: Dish(id.rawValue)])
    }
    for (tag, ids) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for id in ids { dish(id) { $0.tags.append(tag) } }
    }
    var filters: [SlotFilter] = []
    for rule in rules {
      switch rule {
      case .tag(let tag, let rules):
        precondition(tagRules[tag] == nil, "All rules of the tag '\(tag.rawValue)' go together.")
        tagRules[tag] = rules
      case .dish(let id, let rules): dish(id) { $0.rules = rules }
      case .meals(let id, let meals): dish(id) { $0.meals = meals }
      case .filter(let filter): filters.append(filter)
      }
    }
    let tagIDs = Set(tags.keys).union(tagRules.keys)
      .union(filters.flatMap { $0.requiredTags + $0.excludedTags })
      .sorted { $0.rawValue < $1.rawValue }
    do {
      let problem = try PlanningProblem(
        window: window,
        slots: slots(where: { $0 != .noSlot }).map(\.slot),
        tags: tagIDs.map {
          Tag(id: $0, name: LocalizedName($0.rawValue), rules: tagRules[$0] ?? TagRules())
        },
        dishes: order.map { dishes[$0] ?? Dish($0.rawValue) },
        pins: assignments(isWanted: { $1 }),
        filters: filters,
        context: contextMeals
      )
      return (problem, plan(for: problem))
    } catch {
      preconditionFailure("The rules do not fit the sketch: \(error)")
    }
  }

  private func plan(for problem: PlanningProblem) -> Plan {
    let dishes = Dictionary(
      uniqueKeysWithValues: zip(problem.dishes.map(\.id), problem.dishes.indices)
    )
    var plan = Plan(pinsOf: problem)
    for assignment in assignments(isWanted: { _, _ in true }) {
      guard let slot = problem.slots.firstIndex(of: assignment.slot) else { continue }
      plan.dishOfSlot[slot] = dishes[assignment.dish]
    }
    return plan
  }

  private func slots(where isWanted: (Cell) -> Bool) -> [(slot: MealSlot, cell: Cell)] {
    rows.flatMap { row in
      row.cells.enumerated()
        .compactMap { column, cell in
          let day = day(ofColumn: column)
          guard (0..<window.dayCount).contains(day), isWanted(cell) else { return nil }
          return (MealSlot(day: day, meal: row.meal), cell)
        }
    }
  }

  private func assignments(isWanted: (DishID, _ isPinned: Bool) -> Bool) -> [Assignment] {
    slots(where: { $0 != .empty && $0 != .noSlot })
      .compactMap { slot, cell in
        guard case .dish(let dish, let isPinned) = cell, isWanted(dish, isPinned) else {
          return nil
        }
        return Assignment(slot, dish)
      }
  }

  /// The meals that stand before and after the week.
  private var contextMeals: [Assignment] {
    rows.flatMap { row in
      row.cells.enumerated()
        .compactMap { column, cell in
          let day = day(ofColumn: column)
          guard case .dish(let dish, _) = cell, !(0..<window.dayCount).contains(day) else {
            return nil
          }
          return Assignment(MealSlot(day: day, meal: row.meal), dish)
        }
    }
  }
}
