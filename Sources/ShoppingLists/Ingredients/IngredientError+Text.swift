public import MealModel
import PlanFiles
import PlanTexts

extension IngredientError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message in one line, without a full stop.
  public func text(in language: Language) -> String {
    Catalogue.text(
      ShoppingText.error,
      in: language,
      ["line": .quoted(line), "what": .text(reason.text(in: language))]
    )
  }
}

extension IngredientError.Reason {
  fileprivate func text(in language: Language) -> String {
    func text(_ key: ShoppingText, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    return switch self {
    case .empty: text(.empty)
    case .notOneLine: text(.notOneLine)
    case .tooLong(let length, let limit):
      text(.tooLong, ["length": .number(length), "limit": .number(limit)])
    case .noName: text(.noName)
    case .noCategory: text(.noCategory)
    case .zeroDenominator(let part): text(.zeroDenominator, ["text": .quoted(part)])
    case .notANumber(let part): text(.notANumber, ["text": .quoted(part)])
    case .doesNotFit(let part):
      text(
        .doesNotFit,
        ["text": .quoted(part), "limit": .number(IngredientLimits.amount)]
      )
    case .upsideDown(let part): text(.upsideDown, ["text": .quoted(part)])
    case .negative(let part): text(.negative, ["text": .quoted(part)])
    }
  }
}
