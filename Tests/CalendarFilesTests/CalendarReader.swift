/// A reader of calendar files that shares nothing with the one that writes them.
struct CalendarReader {
  /// A property of a component, as it stands in the file.
  struct Property: Hashable {
    var name: String
    var parameters: String
    var value: String
  }

  /// A component with its parts.
  struct Component {
    var name: String
    var properties: [Property] = []
    var parts: [Component] = []

    /// The value of the property of a name, which stands there at most once.
    subscript(_ name: String) -> String? {
      let found = properties.filter { $0.name == name }
      precondition(found.count <= 1, "\(name) stands \(found.count) times.")
      return found.first?.value
    }

    /// The value of a text without its escapes.
    func text(_ name: String) -> String? { self[name].map(CalendarReader.unescaped) }

    func parts(_ name: String) -> [Component] { parts.filter { $0.name == name } }
  }

  /// The one calendar of a file, or `nil` when the lines do not nest.
  static func calendar(in text: String) -> Component? {
    var open = [Component(name: "")]
    for line in unfoldedLines(of: text) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let head = line[..<colon].split(separator: ";", maxSplits: 1).map(String.init)
      let value = String(line[line.index(after: colon)...])
      switch head.first {
      case "BEGIN": open.append(Component(name: value))
      case "END":
        guard let closed = open.popLast(), closed.name == value, !open.isEmpty else { return nil }
        open[open.count - 1].parts.append(closed)
      case let name?:
        open[open.count - 1].properties.append(
          Property(name: name, parameters: head.count > 1 ? head[1] : "", value: value)
        )
      case nil: return nil
      }
    }
    return open.count == 1 && open[0].parts.count == 1 ? open[0].parts[0] : nil
  }

  /// The lines as bytes between their CRLFs; the last one is empty.
  static func rawLines(of text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for byte in text.utf8 {
      lines[lines.count - 1].append(byte)
      if lines[lines.count - 1].suffix(2) == [13, 10] {
        lines[lines.count - 1].removeLast(2)
        lines.append([])
      }
    }
    return lines
  }

  private static func unfoldedLines(of text: String) -> [String] {
    var lines: [[UInt8]] = []
    for line in rawLines(of: text).dropLast() {
      if line.first == UInt8(ascii: " "), !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func unescaped(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
