import HouseholdModel
import MealModel

/// Walks through a line from left to right.
///
/// Spaces of every kind have become single plain ones, and none stands at an end.
struct LineScanner {
  let line: String
  let characters: [Character]
  let language: Language
  var position = 0

  init(_ line: String, in language: Language) throws(IngredientError) {
    // Scalars, because one character may hold thousands of them.
    let (length, limit) = (line.unicodeScalars.count, IngredientLimits.length)
    guard length <= limit else {
      let start = String(String.UnicodeScalarView(line.unicodeScalars.prefix(limit)))
      throw IngredientError(line: start, reason: .tooLong(length, limit: limit))
    }
    let ends = line.unicodeScalars.contains { scalar in
      // Line ends and control characters other than the tabulator.
      switch scalar.value {
      case 0...0x08, 0x0A...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
      default: false
      }
    }
    guard !ends else { throw IngredientError(line: line, reason: .notOneLine) }
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { throw IngredientError(line: line, reason: .empty) }
    self.line = words.joined(separator: " ")
    characters = Array(self.line)
    self.language = language
  }

  /// A scanner over a part of the line.
  init(_ part: some Sequence<Character>, of scanner: LineScanner) {
    line = scanner.line
    characters = Array(part)
    language = scanner.language
  }

  var isAtEnd: Bool { position >= characters.count }

  var next: Character? { isAtEnd ? nil : characters[position] }

  /// The character behind the next one.
  var second: Character? {
    position + 1 < characters.count ? characters[position + 1] : nil
  }

  /// What has not been read yet.
  var rest: String { String(characters[min(position, characters.count)...]) }

  /// Steps over a character if it is the next one and among those named.
  mutating func take(_ wanted: Character...) -> Bool {
    guard let next, wanted.contains(next) else { return false }
    position += 1
    return true
  }

  /// Steps over a word if it is next, whatever its case, and a space or the end follows.
  mutating func takeWord(_ words: String...) -> Bool {
    for word in words {
      let end = position + word.count
      guard end <= characters.count, end == characters.count || characters[end] == " " else {
        continue
      }
      guard String(characters[position..<end]).lowercased() == word else { continue }
      position = end
      return true
    }
    return false
  }

  func error(_ reason: IngredientError.Reason) -> IngredientError {
    IngredientError(line: line, reason: reason)
  }

  /// The part of the line from a place up to here, for messages.
  func text(from start: Int) -> String { String(characters[start..<position]) }
}

extension Character {
  /// The value of a decimal digit of any script, as the full-width ones of Japanese.
  var digit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }

  /// A fraction in one character, such as `¼`.
  var vulgarFraction: Fraction? {
    let parts: (Int, Int)? =
      switch self {
      case "½": (1, 2)
      case "⅓": (1, 3)
      case "⅔": (2, 3)
      case "¼": (1, 4)
      case "¾": (3, 4)
      case "⅕": (1, 5)
      case "⅖": (2, 5)
      case "⅗": (3, 5)
      case "⅘": (4, 5)
      case "⅙": (1, 6)
      case "⅚": (5, 6)
      case "⅐": (1, 7)
      case "⅛": (1, 8)
      case "⅜": (3, 8)
      case "⅝": (5, 8)
      case "⅞": (7, 8)
      case "⅑": (1, 9)
      case "⅒": (1, 10)
      case "↉": (0, 3)
      default: nil
      }
    return parts.flatMap { Fraction($0.0, $0.1) }
  }

  /// Whether the character is a hyphen, a dash or a minus sign.
  var isDash: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "\u{2212}": true
    default: false
    }
  }
}
