public import HouseholdModel

extension ShoppingQuantity {
  /// The unit of dishes that are bought as a whole, because nobody said what they are made of.
  public static let dishUnit = "×"
}

extension QuantitySum {
  /// The sum as it is listed: one quantity for each kind of unit, "some" at the end, and nothing for zero.
  ///
  /// Weights and volumes come in the largest metric unit of which there is at least one. Amounts that all
  /// came in spoons and cups, or all in ounces and pounds, stay in the smallest of the units in which
  /// they came.
  var quantities: [ShoppingQuantity] {
    let known = parts.filter { $0.value.amount.upper > .zero }
      .sorted { $0.key.place < $1.key.place }
      .compactMap { key, part in Self.quantity(part, of: key) }
    return hasUnknown ? known + [ShoppingQuantity(amount: nil)] : known
  }

  private static func quantity(_ part: Part, of key: Key) -> ShoppingQuantity? {
    switch key {
    case .dishes: return ShoppingQuantity(amount: part.amount, unit: ShoppingQuantity.dishUnit)
    case .count: return ShoppingQuantity(amount: part.amount)
    case .named(let unit): return ShoppingQuantity(amount: part.amount, unit: unit.rawValue)
    case .unknown(let word):
      return ShoppingQuantity(amount: part.amount, unit: part.spelling ?? word)
    case .mass, .volume:
      let unit = shownUnit(for: part, isMass: key == .mass)
      let amount = Fraction.one.divided(by: unit.size).flatMap(part.amount.scaled)
      // A number so large that it fits only in the base unit stays in it.
      return amount.map { ShoppingQuantity(amount: $0, unit: unit.rawValue) }
        ?? ShoppingQuantity(amount: part.amount, unit: key == .mass ? "g" : "ml")
    }
  }

  private static func shownUnit(for part: Part, isMass: Bool) -> KitchenUnit {
    let customary: [KitchenUnit] =
      isMass ? [.ounce, .pound] : [.teaspoon, .tablespoon, .fluidOunce, .cup]
    if part.units.isSubset(of: customary), let unit = customary.first(where: part.units.contains) {
      return unit
    }
    let metric: [KitchenUnit] = isMass ? [.kilogram, .gram, .milligram] : [.liter, .milliliter]
    return metric.first { part.amount.upper >= $0.size } ?? (isMass ? .milligram : .milliliter)
  }
}

extension QuantitySum.Key {
  /// What the quantities of a line are sorted by.
  fileprivate var place: (Int, String) {
    switch self {
    case .dishes: (0, "")
    case .mass: (1, "")
    case .volume: (2, "")
    case .count: (3, "")
    case .named(let unit): (4, unit.rawValue)
    case .unknown(let word): (5, word)
    }
  }
}
