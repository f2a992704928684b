import HouseholdModel
import MealModel
import PlanFiles

/// A value of a setting as somebody typed it.
struct SettingWord {
  /// What was typed, without spaces at the ends.
  let text: String

  /// The text without case and accents.
  let folded: String

  /// Longer paths are no files.
  static let pathLimit = 4_096

  static let none = "none"

  init(_ text: String) {
    self.text = text.trimmed
    folded = self.text.folded
  }

  /// Whether the setting is taken away.
  var isNone: Bool { ["", Self.none, "off", "no", "ninguno", "ninguna", "nada"].contains(folded) }

  /// One line, or nothing for an empty text.
  func line(limit: Int) throws(SettingFault) -> String? {
    guard text == text.onOneLine else { throw .notOneLine }
    guard text.count <= limit else { throw .tooLong(text.count, limit: limit) }
    return text.isEmpty ? nil : text
  }

  func yesOrNo() throws(SettingFault) -> Bool {
    switch folded {
    case "on", "yes", "true", "si", "1": true
    case "off", "no", "false", "0": false
    default: throw .notYesOrNo(text)
    }
  }

  func language() throws(SettingFault) -> Language {
    switch folded {
    case "es", "spanish", "espanol", "castellano": .spanish
    case "en", "english", "ingles": .english
    default: throw .notOneOf(text, allowed: Language.allCases.map(\.rawValue))
    }
  }

  /// A time, or nothing for an empty text.
  func time() throws(SettingFault) -> CivilTime? {
    if text.isEmpty { return nil }
    guard let time = CivilTime(text: text) else { throw .notATime(text) }
    return time
  }

  func number(in allowed: ClosedRange<Int>) throws(SettingFault) -> Int {
    guard let number = Int(text), allowed.contains(number) else {
      throw .notANumber(text, allowed)
    }
    return number
  }

  /// One of some lengths: `90`, `90 min`, `1.5h`, `1,5 h`.
  ///
  /// - Parameters:
  ///   - allowed: The lengths, in minutes.
  ///   - orNone: Whether `none` is among what can be said, which the message then names.
  /// - Returns: The length in minutes.
  /// - Throws: `notOneOf` for anything else.
  func minutes(_ allowed: [Int], orNone: Bool = false) throws(SettingFault) -> Int {
    let plain = folded.filter { $0 != " " }.replacing(",", with: ".")
    let spellings: (Int) -> [String] = { minutes in
      let hours = minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60).5"
      return ["\(minutes)", "\(minutes)m", "\(minutes)min", "\(hours)h"]
    }
    guard let match = allowed.first(where: { spellings($0).contains(plain) }) else {
      throw .notOneOf(text, allowed: (orNone ? [Self.none] : []) + allowed.map(String.init))
    }
    return match
  }
}
