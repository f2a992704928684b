extension String {
  /// The text on one line: every run of line breaks and control characters becomes a space, and spaces at
  /// both ends go.
  var calendarLine: String {
    let line = split(whereSeparator: { $0.unicodeScalars.contains(where: \.isControl) })
      .joined(separator: " ")
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last].drop(while: \.isWhitespace))
  }

  /// The text with plain line breaks and without control characters, which no calendar may hold.
  ///
  /// Tabs stay; blank lines at both ends go.
  var calendarParagraphs: String {
    let lines = split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0.isNewline }
    ).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).calendarLine }
        .joined(separator: "\t")
    }
    let kept = lines.drop(while: \.isEmpty)
    guard let last = kept.lastIndex(where: { !$0.isEmpty }) else { return "" }
    return kept[...last].joined(separator: "\n")
  }

  /// The text as a part of an identifier: ASCII letters, digits and dashes as they are, any other byte as
  /// `%` and two hexadecimal digits, so that no two texts become one.
  var identifierPart: String {
    utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character or ends a line for some reader.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
