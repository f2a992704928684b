/// What fills a gap of a text.
package enum TextValue: Hashable, Sendable {
  case text(String)
  case number(Int)

  /// The value as it is printed; numbers have no separators in any language.
  var printed: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}

extension TextValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension TextValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self = .number(value)
  }
}
