/// Reads JSON (RFC 8259) strictly and says where it breaks.
///
/// Foundation's decoder takes trailing commas, drops all but one of several equal keys, and does not
/// say where a text is broken; a document that people write by hand needs all three.
struct JSONParser {
  /// Deeper documents are refused, so that no text can exhaust the stack.
  static let depthLimit = 64

  struct Failure: Error, Hashable {
    var offset: Int
    var reason: FileError.Reason
  }

  private let bytes: [UInt8]
  private var offset = 0

  /// Reads a whole text.
  ///
  /// - Parameter bytes: Valid UTF-8 without a byte order mark.
  /// - Returns: The value.
  /// - Throws: The first place that is no JSON, or a key that stands twice in an object.
  static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.failure() }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ reason: FileError.Reason = .malformed) -> Failure {
    Failure(offset: offset, reason: reason)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard take(character) else { throw failure() }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .list(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSONValue.Member] {
    guard depth <= Self.depthLimit else { throw failure(.nestedTooDeep) }
    try expect("{")
    skipSpace()
    if take("}") { return [] }
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    repeat {
      skipSpace()
      let start = offset
      let key = try string()
      guard keys.insert(key).inserted else {
        throw Failure(offset: start, reason: .duplicateKey(key))
      }
      skipSpace()
      try expect(":")
      members.append(JSONValue.Member(key: key, value: try value(depth: depth)))
      skipSpace()
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONValue] {
    guard depth <= Self.depthLimit else { throw failure(.nestedTooDeep) }
    try expect("[")
    skipSpace()
    if take("]") { return [] }
    var elements: [JSONValue] = []
    repeat {
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(",")
    try expect("]")
    return elements
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(Failure) -> JSONValue {
    for character in word.description.unicodeScalars { try expect(character) }
    return value
  }

  private mutating func number() throws(Failure) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw failure() }
  }

  private mutating func string() throws(Failure) -> String {
    try expect("\"")
    var units: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure() }
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: Array(String(Character(try escapedScalar())).utf8))
      } else {
        units.append(byte)
        offset += 1
      }
    }
    try expect("\"")
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    try expect("\\")
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte = next, let scalar = plain[byte] {
      offset += 1
      return scalar
    }
    let start = offset
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    // A surrogate: the other half has to follow.
    if UTF16.isLeadSurrogate(high), take("\\") {
      let low = try codeUnit()
      if UTF16.isTrailSurrogate(low) {
        return UTF16.decode(UTF16.EncodedScalar([high, low]))
      }
    }
    throw Failure(offset: start, reason: .malformed)
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    try expect("u")
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure() }
    offset += 4
    return unit
  }
}
