/// A household's dishes, rules and days: everything that decides what a plan may look like.
///
/// A problem is checked once, when it is made, and cannot change afterwards: every name in it is known,
/// every number in range. Engines work on positions: dishes, tags and slots are meant by their index
/// in `dishes`, `tags` and `slots`.
public struct PlanningProblem: Hashable, Sendable {
  public let window: PlanningWindow
  public let tags: [Tag]
  public let dishes: [Dish]

  /// The slots in the order of the days and, within a day, of the meals.
  ///
  /// The usual meals have their usual order. Where a household has a meal of its own, all meals have the
  /// order in which the caller first named them, since only the household knows when it is.
  public let slots: [MealSlot]

  /// Dishes that stand already and that no engine moves.
  public let pins: [Assignment]

  public let filters: [SlotFilter]

  /// What was eaten before the window and is planned after it; days lie outside the window.
  public let context: [Assignment]

  /// By dish its tags, each once, in rising order.
  package let tagsOfDish: [[Int]]

  /// By slot the pinned dish, or `nil` for a slot that an engine may fill.
  package let pinnedDish: [Int?]

  /// By context meal its dish.
  package let dishOfContext: [Int]

  /// By filter its condition in terms of positions.
  package let resolvedFilters: [ResolvedFilter]

  /// A filter whose names are replaced by positions.
  package struct ResolvedFilter: Hashable, Sendable {
    package let requiredTags: [Int]
    package let excludedTags: [Int]
    package let excludedDishes: Set<Int>
    package let allowedDishes: Set<Int>?
  }

  /// Checks and indexes a problem.
  ///
  /// Time grows with the number of dishes and their tags plus the number of slots.
  ///
  /// - Parameters:
  ///   - window: The days and how they fall into weeks.
  ///   - slots: The meals to plan, in any order. A slot named twice holds two dishes.
  ///   - tags: The tags with their rules.
  ///   - dishes: The dishes.
  ///   - pins: Dishes that stand already.
  ///   - filters: Conditions on slots.
  ///   - context: Meals on days outside the window.
  /// - Throws: `ProblemError` with the place of the first defect.
  public init(
    window: PlanningWindow = PlanningWindow(),
    slots: [MealSlot],
    tags: [Tag] = Tag.defaults,
    dishes: [Dish],
    pins: [Assignment] = [],
    filters: [SlotFilter] = [],
    context: [Assignment] = []
  ) throws(ProblemError) {
    self.window = window
    self.tags = tags
    self.dishes = dishes
    self.slots = Self.inDayOrder(slots)
    self.pins = pins
    self.filters = filters
    self.context = context

    try ProblemLimits.check(
      window: window,
      slots: slots,
      dishes: dishes,
      tags: tags,
      filters: filters,
      context: context
    )
    let names = try NameIndex(tags: tags, dishes: dishes)
    tagsOfDish = try names.tagsOfDishes(dishes)
    pinnedDish = try names.pinnedDishes(pins, in: self.slots)
    resolvedFilters = try names.resolve(filters)
    dishOfContext = try names.dishes(ofContext: context, outside: window)
  }

  /// The same problem with other pins.
  public func replacingPins(_ pins: [Assignment]) throws(ProblemError) -> PlanningProblem {
    try replacing(pins: pins)
  }

  /// The same problem with one filter more.
  public func adding(_ filter: SlotFilter) throws(ProblemError) -> PlanningProblem {
    try replacing(filters: filters + [filter])
  }

  /// The same days and slots with other parts; what is `nil` stays.
  package func replacing(
    tags: [Tag]? = nil,
    dishes: [Dish]? = nil,
    pins: [Assignment]? = nil,
    filters: [SlotFilter]? = nil,
    context: [Assignment]? = nil
  ) throws(ProblemError) -> PlanningProblem {
    try PlanningProblem(
      window: window,
      slots: slots,
      tags: tags ?? self.tags,
      dishes: dishes ?? self.dishes,
      pins: pins ?? self.pins,
      filters: filters ?? self.filters,
      context: context ?? self.context
    )
  }

  private static func inDayOrder(_ slots: [MealSlot]) -> [MealSlot] {
    let named = slots.map(\.meal)
    let isUsual = named.allSatisfy(MealType.usualOrder.contains)
    var order: [MealType: Int] = [:]
    for meal in isUsual ? MealType.usualOrder : named where order[meal] == nil {
      order[meal] = order.count
    }
    return slots.enumerated()
      .sorted { left, right in
        (left.element.day, order[left.element.meal] ?? 0, left.offset)
          < (right.element.day, order[right.element.meal] ?? 0, right.offset)
      }
      .map(\.element)
  }
}
