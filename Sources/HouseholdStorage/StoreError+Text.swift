public import MealModel
import PlanFiles
import PlanTexts

extension StoreError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message, without a line break.
  public func text(in language: Language) -> String {
    if case .invalid(let error) = reason { return error.text(in: language) }
    return Catalogue.text(
      FileText.error,
      in: language,
      ["place": .text(path.onOneLine), "what": .text(reason.text(in: language))]
    )
  }
}

extension StoreError.Reason {
  fileprivate func text(in language: Language) -> String {
    func text(_ key: StoreText, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    return switch self {
    case .missing: text(.missing)
    case .alreadyThere: text(.alreadyThere)
    case .isFolder: text(.isFolder)
    case .notAStore: text(.notAStore)
    case .newer(let found, let known):
      text(.newer, ["found": .number(found), "known": .number(known)])
    case .damaged(let cause): text(.damaged, ["cause": .text(cause.onOneLine)])
    case .busy: text(.busy)
    case .refused(let code):
      text(.refused, ["cause": .text(Refusal(code: code).text(in: language))])
    case .failed(let cause): text(.failed, ["cause": .text(cause.onOneLine)])
    case .invalid(let error): error.text(in: language)
    }
  }
}
