package import MealModel

/// What a constraint of the program stands for.
package enum ConstraintOrigin: Hashable, Sendable {
  /// The slot holds one dish or is counted as empty.
  case slot(Int)

  /// A rule of the household. Constraints of interchangeable dishes name the first of them.
  case rule(RuleID)

  /// The uses of a kind of dishes in a week are as many as are counted for variety and preference.
  case uses(kind: Int, week: Int)

  /// A tag counts as present on a day when a slot of the day holds it.
  case presence(tag: Int, day: Int)

  /// A tag on this day and the next, in different meals, counts as a repeat.
  case repeats(tag: Int, day: Int)

  /// An earlier level keeps the value that was proved for it.
  case level(PlanLevel)
}
