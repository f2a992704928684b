public import MealModel
import PlanFiles
import PlanTexts

extension KitchenUnit {
  /// The unit that is meant by a word in Spanish or English: singular, plural or abbreviation.
  ///
  /// Case and accents do not count, and a full stop may follow. Gives nothing for any other word.
  public init?(written text: String) {
    let word = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard let unit = Self.unitOfWord[word.folded] else { return nil }
    self = unit
  }

  /// The word for the unit; the plural unless the amount is one or a part of one.
  public func word(isPlural: Bool, in language: Language) -> String {
    Catalogue.text(text, in: language, ["count": .number(isPlural ? 2 : 1)])
  }

  private var text: UnitText {
    guard let text = UnitText(rawValue: rawValue) else {
      preconditionFailure("The unit '\(rawValue)' has no word.")
    }
    return text
  }

  private static let unitOfWord: [String: KitchenUnit] = {
    var units: [String: KitchenUnit] = [:]
    for unit in allCases {
      let words = Language.allCases.flatMap { language in
        [false, true].map { unit.word(isPlural: $0, in: language) }
      }
      for word in words + unit.otherWords + [unit.rawValue] {
        let other = units.updateValue(unit, forKey: word.folded)
        precondition(other == nil || other == unit, "'\(word)' names two units.")
      }
    }
    return units
  }()

  /// The words that are read but not written.
  ///
  /// Letters that mean different units in different books, such as "c" and "T", are none.
  private var otherWords: [String] {
    switch self {
    case .milligram: ["miligramo", "miligramos", "milligram", "milligrams"]
    case .gram: ["gr", "grs", "gramo", "gramos", "gram", "grams", "gramme", "grammes"]
    case .kilogram: ["kilo", "kilos", "kilogramo", "kilogramos", "kilogram", "kilograms", "kgs"]
    case .ounce: ["ounce", "ounces"]
    case .pound: ["lbs", "pound", "pounds"]
    case .milliliter:
      ["mililitro", "mililitros", "milliliter", "milliliters", "millilitre", "millilitres", "cc"]
    case .centiliter: ["centilitro", "centilitros", "centiliter", "centilitre", "centilitres"]
    case .deciliter: ["decilitro", "decilitros", "deciliter", "decilitre", "decilitres"]
    case .liter: ["lt", "lts", "litro", "litros", "liter", "liters", "litre", "litres"]
    case .teaspoon:
      ["cdta", "cdtas", "cucharita", "cucharitas", "teaspoon", "teaspoons", "tsps"]
    case .tablespoon: ["cda", "cdas", "tablespoon", "tablespoons", "tbs", "tbsps"]
    case .fluidOunce: ["fl. oz", "fluid ounce", "fluid ounces"]
    case .piece:
      ["ud", "uds", "u", "unid", "pieza", "piezas", "pza", "pzas", "pc", "pcs", "unit", "units"]
        + ["個", "个"]
    case .dozen: ["doz"]
    case .can: ["tin", "tins"]
    case .jar: ["tarro", "tarros", "frasco", "frascos"]
    case .packet: ["pack", "packs", "package", "packages", "pkg", "paq"]
    case .sachet: ["sobrecito", "sobrecitos"]
    case .carton: ["brick", "bricks", "cartón", "cartones", "tetrabrik", "tetrabriks"]
    case .bunch: ["atado", "atados"]
    case .stalk: ["tallo", "tallos"]
    case .handful: ["puñadito", "puñaditos"]
    case .splash: ["chorro", "chorros", "dash", "dashes"]
    case .cup, .clove, .bag, .bottle, .tray, .head, .slice, .thinSlice, .ring: []
    case .leaf, .sprig, .chunk, .bar, .glass, .pinch: []
    case .pint, .quart, .gallon: []
    }
  }
}
