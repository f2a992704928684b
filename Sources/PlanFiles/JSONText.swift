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
  package var file: String { written(indent: "") }

  /// The whole value on one line, whatever its layouts say, with a line break at its end.
  package var line: String { written(indent: nil) }

  private func written(indent: String?) -> String {
    var text = ""
    append(to: &text, indent: indent)
    text += "\n"
    return text
  }

  /// Appends the value; without an indent it is part of a shared line.
  private func append(to text: inout String, indent: String?) {
    switch self {
    case .raw(let raw): text += raw
    case .text(let content): Self.append(quoted: content, to: &text)
    case .list(let values, let layout):
      Self.append(values, "[", "]", layout, indent, to: &text) { value, indent, text in
        value.append(to: &text, indent: indent)
      }
    case .object(let members, let layout):
      Self.append(members, "{", "}", layout, indent, to: &text) { member, indent, text in
        Self.append(quoted: member.key, to: &text)
        text += ": "
        member.value.append(to: &text, indent: indent)
      }
    }
  }

  /// Appends parts between brackets, each on a line of its own where the layout says so.
  private static func append<Part>(
    _ parts: [Part],
    _ open: String,
    _ close: String,
    _ layout: Layout,
    _ indent: String?,
    to text: inout String,
    _ append: (Part, String?, inout String) -> Void
  ) {
    text += open
    if let indent, layout == .lineEach, !parts.isEmpty {
      let inner = indent + "  "
      for (index, part) in parts.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner
        append(part, inner, &text)
      }
      text += "\n"
      text += indent
    } else {
      for (index, part) in parts.enumerated() {
        if index > 0 { text += ", " }
        append(part, nil, &text)
      }
    }
    text += close
  }

  private static func append(quoted content: String, to text: inout String) {
    text += "\""
    let isPlain = content.utf8.allSatisfy {
      $0 >= UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { text += content } else { append(escaped: content, to: &text) }
    text += "\""
  }

  private static func append(escaped content: String, to text: inout String) {
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
