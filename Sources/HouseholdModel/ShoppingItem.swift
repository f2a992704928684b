public import MealModel

/// The shopping of a week, as far as a household touched it.
public struct ShoppingRecord: Hashable, Sendable {
  /// The Monday of the week.
  public var week: CivilDate

  /// What was ticked or added by hand, in the order in which that happened.
  public var items: [ShoppingItem]

  public init(week: CivilDate, items: [ShoppingItem] = []) {
    self.week = week
    self.items = items
  }
}

/// Something on a shopping list that a household ticked or added by hand.
public struct ShoppingItem: Hashable, Sendable {
  public var name: String

  /// How much was needed when it was ticked, or is wanted of a hand-added item; in several units where
  /// they cannot be added.
  public var quantities: [ShoppingQuantity]

  public var category: String?
  public var isChecked: Bool

  /// Whether somebody added it by hand, so that no plan brings it back or takes it away.
  public var isHandAdded: Bool

  public init(
    name: String,
    quantities: [ShoppingQuantity] = [],
    category: String? = nil,
    isChecked: Bool = false,
    isHandAdded: Bool = false
  ) {
    self.name = name
    self.quantities = quantities
    self.category = category
    self.isChecked = isChecked
    self.isHandAdded = isHandAdded
  }
}

/// An amount in one unit; `nil` amounts are "some".
public struct ShoppingQuantity: Hashable, Sendable {
  public var amount: Amount?
  public var unit: String?

  public init(amount: Amount?, unit: String? = nil) {
    self.amount = amount
    self.unit = unit
  }
}
