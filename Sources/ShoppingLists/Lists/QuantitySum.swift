import HouseholdModel
import PlanFiles

/// The amounts of one thing, added up exactly within each kind of unit.
///
/// The result does not depend on the order in which amounts came.
struct QuantitySum: Hashable {
  /// What adds up; in the order in which it is listed.
  enum Key: Hashable {
    case dishes
    case mass
    case volume
    case count
    case named(KitchenUnit)

    /// A unit that nobody knows, without case, accents and the "s" of a plural.
    case unknown(String)
  }

  struct Part: Hashable {
    /// In grams, millilitres, pieces or in the unit itself.
    var amount: Amount

    /// The known units in which something came.
    var units: Set<KitchenUnit> = []

    /// An unknown unit as it was written, or `nil`.
    var spelling: String?
  }

  private(set) var parts: [Key: Part] = [:]

  /// Whether there is also some of it of which nobody knows how much.
  private(set) var hasUnknown = false

  /// An amount that could not be added exactly.
  struct Overflow: Error {}

  mutating func add(_ quantity: ShoppingQuantity) throws(Overflow) {
    guard let amount = quantity.amount else {
      hasUnknown = true
      return
    }
    let (key, unit) = Self.key(of: quantity.unit)
    guard let converted = amount.scaled(by: unit?.size ?? .one) else { throw Overflow() }
    try add(
      Part(
        amount: converted,
        units: unit.map { [$0] } ?? [],
        spelling: key.spelling(quantity.unit)
      ),
      to: key
    )
  }

  mutating func add(_ other: QuantitySum) throws(Overflow) {
    hasUnknown = hasUnknown || other.hasUnknown
    for (key, part) in other.parts { try add(part, to: key) }
  }

  private mutating func add(_ part: Part, to key: Key) throws(Overflow) {
    guard var sum = parts[key] else {
      parts[key] = part
      return
    }
    guard let amount = sum.amount.adding(part.amount) else { throw Overflow() }
    sum.amount = amount
    sum.units.formUnion(part.units)
    sum.spelling = [sum.spelling, part.spelling].compactMap(\.self).min()
    parts[key] = sum
  }

  /// Takes away what is there, as far as it goes; of a range of stock the least is sure.
  mutating func subtract(_ stock: QuantitySum) throws(Overflow) {
    for (key, part) in stock.parts {
      guard let need = parts[key] else { continue }
      guard let left = need.amount.reduced(by: part.amount.lower) else { throw Overflow() }
      parts[key]?.amount = left
    }
  }

  /// Whether nothing is needed.
  var isEmpty: Bool { !hasUnknown && parts.values.allSatisfy { $0.amount.upper == .zero } }

  /// Whether this is enough for another sum, as one shops for the most that is meant.
  func covers(_ need: QuantitySum) -> Bool {
    (hasUnknown || !need.hasUnknown)
      && need.parts.allSatisfy { key, part in
        part.amount.upper <= (parts[key]?.amount.upper ?? .zero)
      }
  }

  private static func key(of unit: String?) -> (Key, KitchenUnit?) {
    guard let unit else { return (.count, nil) }
    if unit == ShoppingQuantity.dishUnit { return (.dishes, nil) }
    guard let known = KitchenUnit(written: unit) else {
      return (.unknown(unit.foldedSingular), nil)
    }
    return switch known.kind {
    case .mass: (.mass, known)
    case .volume: (.volume, known)
    case .count: (.count, known)
    case .named: (.named(known), known)
    }
  }
}

extension QuantitySum.Key {
  fileprivate func spelling(_ unit: String?) -> String? {
    switch self {
    case .unknown: unit
    default: nil
    }
  }
}

extension String {
  /// The word without case and accents, and without an "s" that can only be that of a plural.
  fileprivate var foldedSingular: String {
    let word = folded
    return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }
}
