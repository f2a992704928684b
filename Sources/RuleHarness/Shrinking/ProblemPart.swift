import MealModel

/// Something that can be taken out of a problem, by its position in it.
enum ProblemPart: Hashable {
  case slot(Int)
  case dish(Int)
  case tag(Int)
  case filter(Int)
  case context(Int)
  case pin(Int)
  case tagRule(Int, TagRuleKind)
  case dishRule(Int, DishRuleKind)
  case label(dish: Int, tag: TagID)
  case weight(Int)

  /// The parts of a problem in lots: large things first, since small ones go with them.
  static func lots(of problem: PlanningProblem) -> [[ProblemPart]] {
    [
      problem.slots.indices.map(ProblemPart.slot),
      problem.dishes.indices.map(ProblemPart.dish),
      problem.tags.indices.map(ProblemPart.tag),
      problem.filters.indices.map(ProblemPart.filter),
      problem.context.indices.map(ProblemPart.context),
      problem.pins.indices.map(ProblemPart.pin),
      problem.tags.enumerated()
        .flatMap { index, tag in tag.rules.kinds.map { .tagRule(index, $0) } },
      problem.dishes.enumerated()
        .flatMap { index, dish in dish.ruleKinds.map { .dishRule(index, $0) } },
      problem.dishes.enumerated()
        .flatMap { index, dish in Set(dish.tags).map { .label(dish: index, tag: $0) } }
        .sorted { String(describing: $0) < String(describing: $1) },
      problem.dishes.indices.filter { problem.dishes[$0].weight != 0 }.map(ProblemPart.weight),
    ]
  }
}

extension PlanningProblem {
  /// The problem without some of its parts, and without whatever names them.
  ///
  /// - Parameter parts: The parts to take out.
  /// - Returns: The smaller problem.
  func without(_ parts: Set<ProblemPart>) -> PlanningProblem {
    var draft = ProblemDraft(self)
    for (index, tag) in tags.enumerated() {
      for kind in tag.rules.kinds where parts.contains(.tagRule(index, kind)) {
        draft.tags[index].rules.remove(kind)
      }
    }
    for (index, dish) in dishes.enumerated() {
      for kind in dish.ruleKinds where parts.contains(.dishRule(index, kind)) {
        draft.dishes[index].remove(kind)
      }
      draft.dishes[index].tags.removeAll { parts.contains(.label(dish: index, tag: $0)) }
      if parts.contains(.weight(index)) { draft.dishes[index].weight = 0 }
    }
    draft.pins = kept(pins, parts, ProblemPart.pin)
    draft.filters = kept(filters, parts, ProblemPart.filter)
    draft.context = kept(context, parts, ProblemPart.context)
    draft.removeSlots(slots.indices.filter { parts.contains(.slot($0)) })
    draft.removeTags(Set(tags.indices.filter { parts.contains(.tag($0)) }.map { tags[$0].id }))
    draft.removeDishes(
      Set(dishes.indices.filter { parts.contains(.dish($0)) }.map { dishes[$0].id })
    )
    do {
      return try draft.problem()
    } catch {
      preconditionFailure("A problem without some of its parts is one: \(error)")
    }
  }

  private func kept<Element>(
    _ elements: [Element],
    _ parts: Set<ProblemPart>,
    _ part: (Int) -> ProblemPart
  ) -> [Element] {
    elements.indices.filter { !parts.contains(part($0)) }.map { elements[$0] }
  }
}

extension ProblemDraft {
  fileprivate mutating func removeSlots(_ positions: [Int]) {
    let removed = Set(positions)
    slots = slots.indices.filter { !removed.contains($0) }.map { slots[$0] }
    // Where a slot is there twice, it holds as many pins as are left of it.
    var room: [MealSlot: Int] = [:]
    for slot in slots { room[slot, default: 0] += 1 }
    pins = pins.filter { pin in
      room[pin.slot, default: 0] -= 1
      return room[pin.slot, default: 0] >= 0
    }
  }

  fileprivate mutating func removeTags(_ ids: Set<TagID>) {
    tags.removeAll { ids.contains($0.id) }
    for index in dishes.indices { dishes[index].tags.removeAll(where: ids.contains) }
    for index in filters.indices {
      filters[index].requiredTags.removeAll(where: ids.contains)
      filters[index].excludedTags.removeAll(where: ids.contains)
    }
  }

  fileprivate mutating func removeDishes(_ ids: Set<DishID>) {
    dishes.removeAll { ids.contains($0.id) }
    pins.removeAll { ids.contains($0.dish) }
    context.removeAll { ids.contains($0.dish) }
    for index in filters.indices {
      filters[index].excludedDishes.removeAll(where: ids.contains)
      filters[index].allowedDishes?.removeAll(where: ids.contains)
    }
  }
}
