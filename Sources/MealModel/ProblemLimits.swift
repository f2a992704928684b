/// The largest numbers that a problem may have.
///
/// They are far above what a household writes, and small enough that no sum in any engine can overflow
/// and no table can outgrow the memory.
public enum ProblemLimits {
  /// How many days a window may have.
  public static let days = 0...3_660

  /// How many slots a problem may have.
  public static let slots = 0...20_000

  /// How many dishes a problem may have.
  public static let dishes = 0...100_000

  /// How many tags a problem may have.
  public static let tags = 0...1_000

  /// How many filters a problem may have.
  public static let filters = 0...1_000

  /// How many meals the boundary context may have.
  public static let contextMeals = 0...10_000

  /// How many different meals the slots and the context may name.
  public static let meals = 0...24

  /// How many triples of a tag, a day and a meal a problem may have: planners count uses of each.
  public static let tagUses = 0...20_000_000

  /// How many pairs of a dish and a slot a problem may have: every planner looks at each of them.
  public static let placements = 0...20_000_000

  /// What a rule may say as "at most" or "at least".
  public static let ruleNumbers = 0...1_000

  /// How many days apart two uses of a dish may be kept.
  public static let gapDays = 1...3_660

  /// How welcome a dish may be.
  public static let weights = -1_000...1_000

  /// The days on which context meals may lie.
  public static let contextDays = -3_660...7_320

  static func check(
    window: PlanningWindow,
    slots: [MealSlot],
    dishes: [Dish],
    tags: [Tag],
    filters: [SlotFilter],
    context: [Assignment]
  ) throws(ProblemError) {
    try check(window.dayCount, in: days, at: "week.days")
    try check(slots.count, in: self.slots, at: "slots")
    try check(dishes.count, in: self.dishes, at: "dishes")
    try check(slots.count * dishes.count, in: placements, at: "slots × dishes")
    try check(tags.count, in: self.tags, at: "tags")
    try check(filters.count, in: self.filters, at: "filters")
    try check(context.count, in: contextMeals, at: "context")
    let mealCount = Set((slots + context.map(\.slot)).map(\.meal)).count
    try check(mealCount, in: meals, at: "meals")
    try check(tags.count * window.dayCount * mealCount, in: tagUses, at: "tags × days × meals")
    for (index, slot) in slots.enumerated() where !(0..<window.dayCount).contains(slot.day) {
      throw ProblemError("slots[\(index)]", .slotOutsideWindow(slot))
    }
    for (index, tag) in tags.enumerated() {
      try check(tag.rules.maxPerWeek, in: ruleNumbers, at: "tags[\(index)].rules.maxPerWeek")
      try check(tag.rules.minPerWeek, in: ruleNumbers, at: "tags[\(index)].rules.minPerWeek")
    }
    for (index, dish) in dishes.enumerated() {
      try check(dish.rules.minGapDays, in: gapDays, at: "dishes[\(index)].rules.minGapDays")
      try check(dish.rules.maxUses, in: ruleNumbers, at: "dishes[\(index)].rules.maxUses")
      try check(dish.weight, in: weights, at: "dishes[\(index)].weight")
    }
  }

  private static func check(
    _ number: Int?,
    in range: ClosedRange<Int>,
    at place: @autoclosure () -> String
  ) throws(ProblemError) {
    guard let number, !range.contains(number) else { return }
    throw ProblemError(place(), .outOfRange(number, range))
  }
}
