/// A meal of the day, such as lunch.
///
/// Any name is allowed; the five usual meals have constants and a fixed order within the day.
public struct MealType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }

  public static let breakfast: MealType = "breakfast"
  public static let lunch: MealType = "lunch"
  public static let snack: MealType = "snack"
  public static let dinner: MealType = "dinner"
  public static let dessert: MealType = "dessert"

  /// The usual meals in the order in which a day has them.
  public static let usualOrder: [MealType] = [.breakfast, .lunch, .snack, .dinner, .dessert]
}

/// A meal of the plan that holds one dish or none.
public struct MealSlot: Hashable, Sendable {
  /// The day, counted from the first day of the window.
  public var day: Int

  public var meal: MealType

  public init(day: Int, meal: MealType) {
    self.day = day
    self.meal = meal
  }

  /// Every given meal on every day, in the order of the days.
  ///
  /// - Parameters:
  ///   - days: How many days.
  ///   - meals: The meals of each day.
  /// - Returns: `days × meals.count` slots.
  public static func grid(days: Int, meals: [MealType]) -> [MealSlot] {
    (0..<days).flatMap { day in meals.map { MealSlot(day: day, meal: $0) } }
  }
}
