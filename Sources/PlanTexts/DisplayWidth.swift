extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  ///
  /// Combining marks and joiners take none; East Asian wide characters and emoji take two. Terminals
  /// differ about the rest of Unicode, so that this is sensible rather than exact.
  package var displayWidth: Int {
    if isASCII { return 1 }
    var width = 0
    for scalar in unicodeScalars {
      // Asks for the picture where there also is a plain form.
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  package var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }

  /// The text broken at spaces, and inside words only where a word is too long for a line: after a slash if it has
  /// one, which stands between two words.
  package func wrapped(to width: Int) -> [String] {
    precondition(width > 1, "A line of \(width) columns cannot hold every character.")
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if joined.displayWidth <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for part in word.partsAfterSlashes {
        if !line.isEmpty, line.displayWidth + part.displayWidth > width {
          lines.append(line)
          line = ""
        }
        for character in part {
          if line.displayWidth + character.displayWidth > width {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The text in parts of which all but the last end with a slash.
  private var partsAfterSlashes: [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let slash = rest.firstIndex(of: "/") {
      parts.append(rest[...slash])
      rest = rest[rest.index(after: slash)...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }
}
