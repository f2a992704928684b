public import MealModel

/// A dish that was cooked on a day; the same dish on the same day is one event.
public struct CookEvent: Hashable, Sendable {
  public var dish: DishID
  public var date: CivilDate

  public init(_ dish: DishID, on date: CivilDate) {
    self.dish = dish
    self.date = date
  }
}
