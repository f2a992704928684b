public import HouseholdModel
public import MealModel
import PlanTexts

extension ShoppingQuantity {
  /// How much to take from the shelf: the most that is meant, and no part of what is sold whole.
  ///
  /// Of 4 3/5 peppers one buys 5. Nothing where nobody knows how much.
  public var amountToBuy: Fraction? {
    guard let amount else { return nil }
    let isIndivisible =
      unit.map { $0 == Self.dishUnit || KitchenUnit(written: $0)?.isIndivisible == true } ?? true
    return isIndivisible ? Fraction(amount.upper.roundedUp) : amount.upper
  }

  /// The quantity with its unit, such as `1,5 kg`, `1/16 tsp`, `2 dientes` or `5 (se necesita: 4 3/5)`.
  ///
  /// What is to be bought comes first, and what is needed follows where it is not the same.
  public func text(in language: Language) -> String {
    guard let amount, let amountToBuy, let buy = Amount(amountToBuy) else {
      return Catalogue.text(ShoppingText.some, in: language)
    }
    let bought = text(buy, in: language)
    guard amount != buy else { return bought }
    return Catalogue.text(
      ShoppingText.toBuy,
      in: language,
      ["buy": .text(bought), "need": .text(text(amount, in: language))]
    )
  }

  private func text(_ amount: Amount, in language: Language) -> String {
    guard let unit else { return amount.text(.fraction, in: language) }
    if unit == Self.dishUnit { return unit + amount.text(.fraction, in: language) }
    guard let known = KitchenUnit(written: unit) else {
      return amount.text(.fraction, in: language) + " " + unit
    }
    let word = known.word(isPlural: amount.upper > .one, in: language)
    return amount.text(known.numberStyle, in: language) + " " + word
  }
}

extension [ShoppingQuantity] {
  /// The quantities side by side: `300 g, 3`.
  func text(in language: Language) -> String {
    enumerated().map { index, quantity in
      quantity.amount == nil && index > 0
        ? Catalogue.text(ShoppingText.someMore, in: language)
        : quantity.text(in: language)
    }
    .joined(separator: ", ")
  }
}
