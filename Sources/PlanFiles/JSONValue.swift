/// A value of a JSON text as it stands there: members in order, numbers as they are written.
enum JSONValue: Hashable, Sendable {
  case object([Member])
  case list([JSONValue])
  case text(String)
  case number(String)
  case bool(Bool)
  case null

  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }
}
