/// A value on its way into a file, with the lines a person would give it.
package indirect enum JSONText {
  /// Written as it is: a number, `true` or `false`.
  case raw(String)
  case text(String)
  case list([JSONText], Layout)
  case object([(key: String, value: JSONText)], Layout)

  /// Whether the parts of a value share one line; on a shared line everything inside does.
  package enum Layout {
    case oneLine
    case lineEach
  }

  /// The finished file, with a line break at its end.
  package var file: String { written(indent: "") + "\n" }

  /// The whole value on one line, whatever its layouts say, with a line break at its end.
  package var line: String { written(indent: nil) + "\n" }

  /// The value as text; without an indent it is part of a shared line.
  private func written(indent: String?) -> String {
    switch self {
    case .raw(let text):
      text
    case .text(let text):
      Self.quoted(text)
    case .list(let values, let layout):
      Self.joined(values.map { ("", $0) }, "[", "]", layout, indent: indent)
    case .object(let members, let layout):
      Self.joined(
        members.map { (Self.quoted($0.key) + ": ", $0.value) },
        "{",
        "}",
        layout,
        indent: indent
      )
    }
  }

  private static func joined(
    _ parts: [(prefix: String, value: JSONText)],
    _ open: String,
    _ close: String,
    _ layout: Layout,
    indent: String?
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    guard let indent, layout == .lineEach else {
      return open
        + parts.map { $0.prefix + $0.value.written(indent: nil) }.joined(separator: ", ") + close
    }
    let inner = indent + "  "
    let lines = parts.map { inner + $0.prefix + $0.value.written(indent: inner) }
    return open + "\n" + lines.joined(separator: ",\n") + "\n" + indent + close
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
