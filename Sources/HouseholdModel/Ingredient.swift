/// How much of something: a number, or a range such as "1-2 chillies".
public struct Amount: Hashable, Sendable {
  /// The least that is meant; not negative.
  public let lower: Fraction

  /// The most that is meant, which is what one shops for; not below `lower`.
  public let upper: Fraction

  /// One number.
  public init?(_ number: Fraction) {
    self.init(number, number)
  }

  /// A range, or nothing when it is negative or upside down.
  public init?(_ lower: Fraction, _ upper: Fraction) {
    guard lower >= .zero, lower <= upper else { return nil }
    self.lower = lower
    self.upper = upper
  }
}

/// One line of what a dish needs.
public struct Ingredient: Hashable, Sendable {
  public var name: String

  /// How much, or `nil` when it is not known ("salt to taste"), which is not zero.
  public var amount: Amount?

  /// The unit as it was written, such as `g` or `diente`; `nil` for things that are counted.
  public var unit: String?

  /// Where it stands in the shop, as the household says; `nil` for "other".
  public var category: String?

  public init(name: String, amount: Amount? = nil, unit: String? = nil, category: String? = nil) {
    self.name = name
    self.amount = amount
    self.unit = unit
    self.category = category
  }
}
