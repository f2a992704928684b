/// Finds tags and dishes by their identity while a problem is made.
struct NameIndex {
  private let tagIndex: [TagID: Int]
  private let dishIndex: [DishID: Int]

  init(tags: [Tag], dishes: [Dish]) throws(ProblemError) {
    var tagIndex: [TagID: Int] = [:]
    tagIndex.reserveCapacity(tags.count)
    for (index, tag) in tags.enumerated() {
      guard tagIndex.updateValue(index, forKey: tag.id) == nil else {
        throw ProblemError("tags[\(index)]", .duplicateTag(tag.id))
      }
    }
    var dishIndex: [DishID: Int] = [:]
    dishIndex.reserveCapacity(dishes.count)
    for (index, dish) in dishes.enumerated() {
      guard dishIndex.updateValue(index, forKey: dish.id) == nil else {
        throw ProblemError("dishes[\(index)]", .duplicateDish(dish.id))
      }
    }
    self.tagIndex = tagIndex
    self.dishIndex = dishIndex
  }

  func tagsOfDishes(_ dishes: [Dish]) throws(ProblemError) -> [[Int]] {
    var result: [[Int]] = []
    result.reserveCapacity(dishes.count)
    for (index, dish) in dishes.enumerated() {
      var tags: [Int] = []
      for (position, id) in dish.tags.enumerated() {
        guard let tag = tagIndex[id] else {
          throw unknown(id, at: "dishes[\(index)].tags[\(position)]")
        }
        if !tags.contains(tag) {
          tags.append(tag)
        }
      }
      tags.sort()
      result.append(tags)
    }
    return result
  }

  func pinnedDishes(
    _ pins: [Assignment],
    in slots: [MealSlot]
  ) throws(ProblemError) -> [Int?] {
    var result = [Int?](repeating: nil, count: slots.count)
    guard !pins.isEmpty else { return result }
    var open = Dictionary(grouping: slots.indices, by: { slots[$0] })
    for (index, pin) in pins.enumerated() {
      guard var positions = open[pin.slot] else {
        throw ProblemError("pins[\(index)]", .noSuchSlot(pin.slot))
      }
      guard !positions.isEmpty else {
        throw ProblemError("pins[\(index)]", .slotPinnedTwice(pin.slot))
      }
      result[positions.removeFirst()] = try dish(pin.dish, at: "pins[\(index)].dish")
      open[pin.slot] = positions
    }
    return result
  }

  func dishes(
    ofContext context: [Assignment],
    outside window: PlanningWindow
  ) throws(ProblemError) -> [Int] {
    var result: [Int] = []
    for (index, meal) in context.enumerated() {
      guard !(0..<window.dayCount).contains(meal.slot.day) else {
        throw ProblemError("context[\(index)]", .contextInsideWindow(meal.slot))
      }
      guard ProblemLimits.contextDays.contains(meal.slot.day) else {
        throw ProblemError(
          "context[\(index)].day",
          .outOfRange(meal.slot.day, ProblemLimits.contextDays)
        )
      }
      result.append(try dish(meal.dish, at: "context[\(index)].dish"))
    }
    return result
  }

  func resolve(
    _ filters: [SlotFilter]
  ) throws(ProblemError) -> [PlanningProblem.ResolvedFilter] {
    var result: [PlanningProblem.ResolvedFilter] = []
    for (index, filter) in filters.enumerated() {
      let place = "filters[\(index)]"
      result.append(
        PlanningProblem.ResolvedFilter(
          requiredTags: try tags(filter.requiredTags, at: "\(place).requireTags"),
          excludedTags: try tags(filter.excludedTags, at: "\(place).excludeTags"),
          excludedDishes: Set(try dishes(filter.excludedDishes, at: "\(place).excludeDishes")),
          allowedDishes: try filter.allowedDishes.map { ids throws(ProblemError) in
            Set(try dishes(ids, at: "\(place).onlyDishes"))
          }
        )
      )
    }
    return result
  }

  private func tags(_ ids: [TagID], at place: String) throws(ProblemError) -> [Int] {
    var result: [Int] = []
    for (index, id) in ids.enumerated() {
      guard let tag = tagIndex[id] else { throw unknown(id, at: "\(place)[\(index)]") }
      result.append(tag)
    }
    return result
  }

  private func dishes(_ ids: [DishID], at place: String) throws(ProblemError) -> [Int] {
    var result: [Int] = []
    for (index, id) in ids.enumerated() {
      result.append(try dish(id, at: "\(place)[\(index)]"))
    }
    return result
  }

  private func dish(_ id: DishID, at place: String) throws(ProblemError) -> Int {
    guard let dish = dishIndex[id] else {
      let closest = id.rawValue.closestMatch(in: dishIndex.keys.map(\.rawValue))
      throw ProblemError(place, .unknownDish(id, closest: closest.map(DishID.init(rawValue:))))
    }
    return dish
  }

  private func unknown(_ id: TagID, at place: String) -> ProblemError {
    let closest = id.rawValue.closestMatch(in: tagIndex.keys.map(\.rawValue))
    return ProblemError(place, .unknownTag(id, closest: closest.map(TagID.init(rawValue:))))
  }
}
