/// A value of a JSON text: members in the order of the text, whole numbers apart from others.
package enum JSONValue: Hashable, Sendable {
  case object([Member])
  case list([JSONValue])
  case text(String)
  case integer(Int64)
  case real(Double)
  case bool(Bool)
  case null

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }
}
