public import MealModel

extension MealSlot {
  /// Whether one meal of a stored week comes before another: by day, then as a day has its meals.
  ///
  /// Meals that a household made up come after the usual ones, by name.
  public static func isInOrder(_ left: MealSlot, _ right: MealSlot) -> Bool {
    (left.day, left.meal.place, left.meal.rawValue)
      < (right.day, right.meal.place, right.meal.rawValue)
  }
}

extension MealType {
  fileprivate var place: Int {
    Self.usualOrder.firstIndex(of: self) ?? Self.usualOrder.count
  }
}
