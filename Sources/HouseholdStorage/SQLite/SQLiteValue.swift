/// What a column of a row can hold.
enum SQLiteValue: Hashable {
  case null
  case integer(Int)
  case text(String)
}

extension SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }

  init(_ text: String?) { self = text.map(Self.text) ?? .null }
  init(_ number: Int?) { self = number.map(Self.integer) ?? .null }
  init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
}
