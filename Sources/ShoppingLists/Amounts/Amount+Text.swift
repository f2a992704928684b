public import HouseholdModel
public import MealModel

/// How a number is written.
public enum NumberStyle: Hashable, Sendable {
  /// As a decimal where six decimals say it exactly, else as a fraction; for grams and litres.
  case decimal

  /// As a whole number and a fraction, such as `1 1/2`; for what is counted and for spoons.
  case fraction
}

extension Amount {
  /// The amount as people of a language write it, such as `1,5`, `1 1/2` or `4-6`.
  ///
  /// Always exact, and read back by `Amount(parsing:in:)` with the same language.
  public func text(_ style: NumberStyle, in language: Language) -> String {
    let texts = [lower, upper].map { number in
      switch style {
      case .decimal: number.decimalText(mark: language.decimalMark) ?? number.mixedText
      case .fraction: number.mixedText
      }
    }
    return lower == upper ? texts[0] : texts.joined(separator: "-")
  }

  /// Reads an amount that stands alone, such as a number of servings: `4`, `4.5`, `1 1/2`, `2-3`, `½`.
  ///
  /// - Parameters:
  ///   - text: The amount and nothing else.
  ///   - language: Decides what `1.500` means: a thousand and a half in Spanish, one and a half in English.
  /// - Throws: `IngredientError` when the text is no amount.
  public init(parsing text: String, in language: Language) throws {
    var scanner = try LineScanner(text, in: language)
    guard let amount = try scanner.amount(), scanner.isAtEnd else {
      throw scanner.error(.notANumber(scanner.line))
    }
    self = amount
  }
}

extension Language {
  /// What stands before decimals.
  var decimalMark: String {
    switch self {
    case .spanish: ","
    case .english: "."
    }
  }

  /// What stands between groups of three digits.
  var groupMark: Character {
    switch self {
    case .spanish: "."
    case .english: ","
    }
  }
}
