/// A part of a template: plain text, a gap, or a choice between singular and plural.
package enum TemplatePiece: Hashable, Sendable {
  case literal(String)
  case value(String)
  case plural(String, one: [TemplatePiece], other: [TemplatePiece])

  /// Why a text is no template.
  package enum Defect: Error, Hashable {
    case closedButNotOpened
    case notClosed
    case numberOfForms
  }

  /// Takes a template apart.
  ///
  /// A brace without its partner or a gap with another number of forms is a mistake in the catalogue.
  package static func pieces(of template: String) -> [TemplatePiece] {
    do {
      return try checkedPieces(of: template)
    } catch {
      preconditionFailure("'\(template)' is no template: \(error).")
    }
  }

  /// Takes a template apart that somebody else wrote.
  package static func checkedPieces(of template: String) throws(Defect) -> [TemplatePiece] {
    var rest = template[...]
    var pieces: [TemplatePiece] = []
    while let first = rest.first {
      if first == "{" {
        pieces.append(try gap(takenFrom: &rest))
      } else {
        let literal = rest.prefix { $0 != "{" }
        guard !literal.contains("}") else { throw .closedButNotOpened }
        pieces.append(.literal(String(literal)))
        rest = rest[literal.endIndex...]
      }
    }
    return pieces
  }

  /// The names of all gaps, also of those inside plural forms.
  package var placeholders: Set<String> {
    switch self {
    case .literal: []
    case .value(let name): [name]
    case .plural(let name, let one, let other):
      (one + other).reduce(into: [name]) { $0.formUnion($1.placeholders) }
    }
  }

  func filled(with values: [String: TextValue]) -> String {
    switch self {
    case .literal(let text):
      return text
    case .value(let name):
      return Self.value(of: name, in: values).printed
    case .plural(let name, let one, let other):
      let form = Self.value(of: name, in: values) == .number(1) ? one : other
      return form.map { $0.filled(with: values) }.joined()
    }
  }

  private static func value(of name: String, in values: [String: TextValue]) -> TextValue {
    guard let value = values[name] else {
      preconditionFailure("The gap '\(name)' has no value among \(values.keys.sorted()).")
    }
    return value
  }

  /// Reads one gap from its opening to its closing brace.
  private static func gap(takenFrom rest: inout Substring) throws(Defect) -> TemplatePiece {
    var parts = [""]
    var depth = 0
    while let character = rest.popFirst() {
      if character == "}" { depth -= 1 }
      if depth == 0, character == "}" { break }
      if depth == 1, character == "|" {
        parts.append("")
      } else if depth > 0 {
        parts[parts.count - 1].append(character)
      }
      if character == "{" { depth += 1 }
    }
    guard depth == 0 else { throw .notClosed }
    guard [1, 3].contains(parts.count) else { throw .numberOfForms }
    return parts.count == 1
      ? .value(parts[0])
      : .plural(
        parts[0],
        one: try checkedPieces(of: parts[1]),
        other: try checkedPieces(of: parts[2])
      )
  }
}
