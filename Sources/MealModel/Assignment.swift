/// A dish in a slot.
public struct Assignment: Hashable, Sendable {
  public var slot: MealSlot
  public var dish: DishID

  public init(_ slot: MealSlot, _ dish: DishID) {
    self.slot = slot
    self.dish = dish
  }
}
