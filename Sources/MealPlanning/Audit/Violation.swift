public import MealModel

/// A rule that a plan breaks, with the meals that break it together.
public struct Violation: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: RuleID

  /// The meals involved, in the order of the days; context meals are among them.
  public var meals: [PlacedMeal]

  /// How many meals there are where the rule counts, or how many days lie between them; `nil` for rules
  /// about one meal.
  public var count: Int?

  /// What the rule allows: the number it names, or one where it says "not twice"; `nil` for rules about
  /// one meal.
  public var limit: Int?

  /// Makes a violation; `count` and `limit` stay out for rules about one meal.
  public init(rule: RuleID, meals: [PlacedMeal], count: Int? = nil, limit: Int? = nil) {
    self.rule = rule
    self.meals = meals
    self.count = count
    self.limit = limit
  }
}

/// A dish in a meal, inside the window or in its context.
public struct PlacedMeal: Hashable, Sendable {
  /// The day and the meal; the day of a context meal lies outside the window.
  public var slot: MealSlot

  /// The position of the dish in the problem.
  public var dish: Int

  /// Whether the meal is a pin or belongs to the boundary context.
  public var isFixed: Bool

  /// Makes a placed meal.
  public init(slot: MealSlot, dish: Int, isFixed: Bool) {
    self.slot = slot
    self.dish = dish
    self.isFixed = isFixed
  }
}

/// An "at least" rule that a plan does not meet.
public struct Shortfall: Hashable, Sendable {
  /// The rule that is not met.
  public var rule: RuleID

  /// The calendar week in which it falls short, or for a standing appointment the week of its day.
  public var week: Int

  /// The day of a standing appointment, `nil` for weekly minima.
  public var day: Int?

  /// How many uses there are.
  public var count: Int

  /// How many uses the rule asks for.
  public var required: Int

  /// Makes a shortfall; `day` is for standing appointments only.
  public init(rule: RuleID, week: Int, day: Int? = nil, count: Int, required: Int) {
    self.rule = rule
    self.week = week
    self.day = day
    self.count = count
    self.required = required
  }

  /// How many uses are missing.
  public var missing: Int { required - count }
}

/// What an audit of a plan found.
public struct AuditReport: Hashable, Sendable {
  /// Rules that the plan breaks beyond what the fixed meals break already.
  public var violations: [Violation]

  /// Rules that the pins and the context break among themselves.
  public var existingViolations: [Violation]

  /// "At least" rules that the plan does not meet.
  public var shortfalls: [Shortfall]

  /// The positions of the slots that hold nothing.
  public var emptySlots: [Int]

  /// The value of the plan on every level.
  public var score: PlanScore

  /// Whether no rule is broken and no pin is broken already.
  public var isClean: Bool { violations.isEmpty && existingViolations.isEmpty }

  /// Whether every slot is filled and every "at least" rule is met.
  public var isComplete: Bool { emptySlots.isEmpty && shortfalls.isEmpty }
}
