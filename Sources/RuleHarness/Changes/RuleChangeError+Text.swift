public import MealModel
import PlanFiles
import PlanTexts

extension RuleChangeError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message in one line; that about a file ends with a full stop, as messages about files do.
  public func text(in language: Language) -> String {
    let what = Catalogue.text(
      reason.text(in: language),
      nearMatch: nearMatch.map { .text($0.onOneLine) },
      in: language
    )
    let text = Catalogue.text(
      ChangeText.error,
      in: language,
      ["change": .text(change.onOneLine), "what": .text(what)]
    )
    guard let source else { return text }
    return Catalogue.text(
      FileText.error,
      in: language,
      ["place": .text(source.place.text(in: language, of: source.file)), "what": .text(text)]
    )
  }
}

extension RuleChangeError.Reason {
  fileprivate func text(in language: Language) -> String {
    func text(_ key: ChangeText, _ values: [String: String] = [:]) -> String {
      Catalogue.text(key, in: language, values.mapValues { .text($0.onOneLine) })
    }
    return switch self {
    case .notAChange: text(.notAChange)
    case .unknownRule(let name): text(.unknownRule, ["name": name])
    case .ruleOfDishes(let name): text(.ruleOfDishes, ["name": name])
    case .ruleOfTags(let name): text(.ruleOfTags, ["name": name])
    case .missingValue(let name): text(.missingValue, ["name": name])
    case .needlessValue(let name): text(.needlessValue, ["name": name])
    case .notANumber(let number, let allowed):
      text(
        .notANumber,
        [
          "text": number, "lower": String(allowed.lowerBound), "upper": String(allowed.upperBound),
        ]
      )
    case .notYesOrNo(let word): text(.notYesOrNo, ["text": word])
    case .notYesOrScope(let word): text(.notYesOrScope, ["text": word])
    case .notADay(let word): text(.notADay, ["text": word])
    case .emptyName: text(.emptyName)
    case .notASweep: text(.notASweep)
    case .badRange(let first, let last, let count):
      text(
        .badRange,
        ["first": String(first), "last": String(last), "count": String(count)]
      )
    case .addsNothing: text(.addsNothing)
    case .unknownTag(let name): text(.unknownTag, ["name": name])
    case .unknownDish(let name): text(.unknownDish, ["name": name])
    case .unclearTag(let name, let file): text(.unclearTag, ["name": name, "file": file])
    case .unclearDish(let name, let file): text(.unclearDish, ["name": name, "file": file])
    case .alreadyThere(let file): text(.alreadyThere, ["file": file])
    case .notThere(let file): text(.notThere, ["file": file])
    }
  }
}
