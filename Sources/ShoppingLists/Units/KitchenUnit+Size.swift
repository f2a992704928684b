import Foundation
public import HouseholdModel

extension KitchenUnit {
  /// How much one of the unit is: in grams, in millilitres, in pieces or in itself.
  ///
  /// The sizes of weights and of litres are those of Foundation's units, taken exactly: the converter of a
  /// `Dimension` holds a floating-point number, whose shortest decimal is what its author wrote. So sums of
  /// `Measurement`s stay exact here, and three thirds of a gram are a gram.
  public var size: Fraction { Self.sizes[self] ?? .one }

  private static let sizes: [KitchenUnit: Fraction] = {
    var sizes: [KitchenUnit: Fraction] = [:]
    for unit in allCases { sizes[unit] = unit.measure.map { $0.unit.exactSize(in: $0.base) } }
    sizes[.dozen] = Fraction(12)
    return sizes
  }()

  /// Foundation's unit, and the one that sums are kept in.
  private var measure: (unit: Dimension, base: Dimension)? {
    switch self {
    case .milligram: (UnitMass.milligrams, UnitMass.grams)
    case .gram: (UnitMass.grams, UnitMass.grams)
    case .kilogram: (UnitMass.kilograms, UnitMass.grams)
    case .ounce: (UnitMass.ounces, UnitMass.grams)
    case .pound: (UnitMass.pounds, UnitMass.grams)
    case .milliliter: (UnitVolume.milliliters, UnitVolume.milliliters)
    case .centiliter: (UnitVolume.centiliters, UnitVolume.milliliters)
    case .deciliter: (UnitVolume.deciliters, UnitVolume.milliliters)
    case .liter: (UnitVolume.liters, UnitVolume.milliliters)
    case .cup: (UnitVolume.cups, UnitVolume.milliliters)
    case .teaspoon: (.kitchen("tsp", milliliters: 5), UnitVolume.milliliters)
    case .tablespoon: (.kitchen("tbsp", milliliters: 15), UnitVolume.milliliters)
    case .fluidOunce: (.kitchen("fl oz", milliliters: 30), UnitVolume.milliliters)
    default: nil
    }
  }
}

extension Dimension {
  /// A spoon as labels of food and measuring spoons have it.
  ///
  /// Foundation's cup is the 240 ml of United States food labelling (21 CFR 101.9), but its spoons are
  /// those of another standard, of which no whole number makes a cup or even a tablespoon. In the same
  /// labelling a teaspoon has 5 ml, a tablespoon 15 ml and a fluid ounce 30 ml, so that they fit
  /// together.
  fileprivate static func kitchen(_ symbol: String, milliliters: Double) -> Dimension {
    UnitVolume(symbol: symbol, converter: UnitConverterLinear(coefficient: milliliters / 1000))
  }

  /// The size of the unit in another one of the same kind, both converted in proportion.
  fileprivate func exactSize(in base: Dimension) -> Fraction {
    let sizes = [self, base].map { unit in
      (unit.converter as? UnitConverterLinear).flatMap {
        Fraction(shortestDecimalOf: $0.coefficient)
      }
    }
    guard let size = sizes[0], let baseSize = sizes[1], let quotient = size.divided(by: baseSize)
    else {
      preconditionFailure("The unit '\(symbol)' has no exact size.")
    }
    return quotient
  }
}
