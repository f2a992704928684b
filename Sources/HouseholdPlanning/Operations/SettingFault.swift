public import MealModel
import PlanFiles
import PlanTexts

/// Why a value of a setting is refused.
public enum SettingFault: Error, Hashable, Sendable {
  /// The setting cannot be changed.
  case readOnly

  /// The setting needs a value.
  case empty

  /// The value has line breaks or other control characters.
  case notOneLine

  /// The value has more letters than it may have.
  case tooLong(Int, limit: Int)

  /// The value is neither yes nor no.
  case notYesOrNo(String)

  /// The value is none of those that there are.
  case notOneOf(String, allowed: [String])

  /// The value is no time such as `20:30`.
  case notATime(String)

  /// The value is no number in the range.
  case notANumber(String, ClosedRange<Int>)

  /// A meal that the profile does not know.
  case mealNotInProfile(MealType, known: [MealType])

  /// No time zone has the name.
  case noSuchTimeZone(String)

  func text(in language: Language) -> String {
    func text(_ key: SettingText, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    return switch self {
    case .readOnly: text(.readOnly)
    case .empty: text(.empty)
    case .notOneLine: text(.notOneLine)
    case .tooLong(let length, let limit):
      text(.tooLong, ["length": .number(length), "limit": .number(limit)])
    case .notYesOrNo(let word): text(.notYesOrNo, ["text": .quoted(word)])
    case .notOneOf(let word, let allowed):
      text(
        .notOneOf,
        ["text": .quoted(word), "allowed": .text(allowed.joined(separator: ", "))]
      )
    case .notATime(let word): text(.notATime, ["text": .quoted(word)])
    case .notANumber(let word, let allowed):
      text(
        .notANumber,
        [
          "text": .quoted(word), "lower": .number(allowed.lowerBound),
          "upper": .number(allowed.upperBound),
        ]
      )
    case .mealNotInProfile(let meal, let known):
      text(
        .mealNotInProfile,
        [
          "name": .quoted(meal.nameInSentence(in: language)),
          "meals": .text(known.map { $0.nameInSentence(in: language) }.listed(in: language)),
        ]
      )
    case .noSuchTimeZone(let word): text(.noSuchTimeZone, ["text": .quoted(word)])
    }
  }
}
