import HouseholdModel

/// A unit that the kitchen knows, in Spanish and English.
///
/// The raw value is what files call it. What no case names is a unit of its own, which adds up only with
/// itself.
public enum KitchenUnit: String, Hashable, Sendable, CaseIterable {
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"
  case milliliter = "ml"
  case centiliter = "cl"
  case deciliter = "dl"
  case liter = "l"
  case ounce = "oz"
  case pound = "lb"
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case fluidOunce = "fl oz"
  case cup
  case piece, dozen
  case clove, can, jar, packet, sachet, bag, bottle, carton, tray
  case thinSlice = "thin slice"
  case bunch, head, slice, ring, leaf, sprig, stalk, chunk, bar
  case glass, pinch, handful, splash, pint, quart, gallon

  /// What a unit measures; units of one kind add up.
  public enum Kind: Hashable, Sendable {
    /// In grams.
    case mass

    /// In millilitres.
    case volume

    /// In pieces.
    case count

    /// In itself: cloves are no cans. A glass, a pint and a gallon have no size that everybody agrees on.
    case named
  }

  /// What the unit measures.
  public var kind: Kind {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .milliliter, .centiliter, .deciliter, .liter: .volume
    case .teaspoon, .tablespoon, .fluidOunce, .cup: .volume
    case .piece, .dozen: .count
    default: .named
    }
  }

  /// Whether a shop sells no part of one, so that what is bought is rounded up.
  public var isIndivisible: Bool {
    switch self {
    case .piece, .can, .jar, .packet, .sachet, .bag, .bottle, .carton, .tray, .bunch, .head, .bar:
      true
    default: false
    }
  }
}
