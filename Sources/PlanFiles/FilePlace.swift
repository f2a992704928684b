public import MealModel
import PlanTexts

/// Where in a file something is.
public enum FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file as a whole.
  case wholeFile

  /// A value of a JSON document, such as `dishes[12].tags[0]`.
  case path(String)

  /// A line, counted from 1.
  case line(Int)

  /// A character; lines and columns are counted from 1.
  case position(line: Int, column: Int)

  /// The place in English.
  public var description: String { text(in: .english) }

  public func text(in language: Language) -> String {
    switch self {
    case .wholeFile:
      Catalogue.text(FileText.wholeFile, in: language)
    case .path(let path):
      path
    case .line(let line):
      Catalogue.text(FileText.line, in: language, ["line": .number(line)])
    case .position(let line, let column):
      Catalogue.text(
        FileText.linePosition,
        in: language,
        ["line": .number(line), "column": .number(column)]
      )
    }
  }
}

extension FilePlace {
  /// The place with its file, on one line; a whole file needs no place beside its name.
  package func text(in language: Language, of file: String) -> String {
    switch self {
    case .wholeFile: file.onOneLine
    case .path, .line, .position: "\(file): \(text(in: language))".onOneLine
    }
  }

  /// The place of a byte of a text.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        previous = byte
        continue
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      previous = byte
    }
    self = .position(line: line, column: column)
  }
}
