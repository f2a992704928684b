import CJansson

extension JSONValue {
  /// Deeper documents are refused, so that no text can exhaust the stack of a thread.
  ///
  /// The library has a limit of its own, 2,048, which is too much for what comes after it here.
  static let depthLimit = 64

  /// Reads a whole text, strictly.
  ///
  /// - Parameter text: JSON (RFC 8259).
  /// - Throws: `FileError` with line and column for what is no JSON, for a key that stands twice in an
  ///   object and for a number that no reader has room for.
  init(_ text: TextBytes) throws(FileError) {
    var defect = json_error_t()
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY
    guard let root = unsafe json_loadb(text.bytes, text.bytes.count, Int(flags), &defect) else {
      throw text.error(defect)
    }
    defer { unsafe json_decref(root) }
    do {
      unsafe try self.init(root, depth: 0)
    } catch {
      throw FileError(file: text.file, place: .wholeFile, reason: .nestedTooDeep)
    }
  }

  private struct NestedTooDeep: Error {}

  private static func depth(inside depth: Int) throws(NestedTooDeep) -> Int {
    guard depth < depthLimit else { throw NestedTooDeep() }
    return depth + 1
  }

  private init(_ node: UnsafeMutablePointer<json_t>, depth: Int) throws(NestedTooDeep) {
    switch unsafe node.pointee.type {
    case JSON_OBJECT:
      let inner = try Self.depth(inside: depth)
      var members: [Member] = []
      unsafe members.reserveCapacity(json_object_size(node))
      var iterator = unsafe json_object_iter(node)
      while let member = unsafe iterator {
        let key = unsafe String(cString: json_object_iter_key(member))
        let value = unsafe try JSONValue(json_object_iter_value(member), depth: inner)
        members.append(Member(key: key, value: value))
        unsafe iterator = json_object_iter_next(node, member)
      }
      self = .object(members)
    case JSON_ARRAY:
      let inner = try Self.depth(inside: depth)
      let count = unsafe json_array_size(node)
      var elements: [JSONValue] = []
      elements.reserveCapacity(count)
      for index in 0..<count {
        unsafe elements.append(try JSONValue(json_array_get(node, index), depth: inner))
      }
      self = .list(elements)
    // Texts hold no zero, because the library refuses the escape and `TextBytes` the byte.
    case JSON_STRING: self = unsafe .text(String(cString: json_string_value(node)))
    case JSON_INTEGER: self = unsafe .integer(json_integer_value(node))
    case JSON_REAL: self = unsafe .real(json_real_value(node))
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    default: self = .null
    }
  }
}

extension TextBytes {
  fileprivate func error(_ defect: json_error_t) -> FileError {
    let end = Int(defect.position)
    let code = unsafe withUnsafePointer(to: defect) { unsafe json_error_code($0) }
    switch code {
    case json_error_invalid_syntax where foreignStart != nil,
      json_error_premature_end_of_input where foreignStart != nil,
      json_error_end_of_input_expected where foreignStart != nil:
      return error(at: foreignStart ?? 0, .notJSON)
    case json_error_duplicate_key:
      let key = keyBefore(end)
      return error(at: key.start, .duplicateKey(key.name))
    case json_error_premature_end_of_input:
      return error(at: bytes.count, .malformed)
    case json_error_invalid_syntax, json_error_end_of_input_expected:
      return error(at: characterBefore(end), .malformed)
    case json_error_stack_overflow:
      return error(at: characterBefore(end), .nestedTooDeep)
    case json_error_numeric_overflow:
      return error(at: characterBefore(end), .numberTooLarge)
    case json_error_null_character, json_error_null_byte_in_key:
      return error(at: characterBefore(end), .nullCharacter)
    case json_error_invalid_utf8:
      return error(at: characterBefore(end), .notText)
    default:
      // A lack of memory, and codes of other functions; neither has a place in the text.
      let cause = "jansson error \(code.rawValue)"
      return FileError(file: file, place: .wholeFile, reason: .unreadable(cause: cause))
    }
  }

  /// The first byte of the character that ends at an offset: the last one that was read.
  private func characterBefore(_ end: Int) -> Int {
    bytes[..<end].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
  }

  /// The key that ends at an offset; only its opening quote stands behind no backslash.
  private func keyBefore(_ end: Int) -> (start: Int, name: String) {
    let quote = UInt8(ascii: "\"")
    var start = max(0, end - 2)
    while start > 0, bytes[start] != quote || bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    let written = Array(bytes[start..<end])
    if let key = try? TextBytes(written, file: file), case .text(let name)? = try? JSONValue(key) {
      return (start, name)
    }
    return (start, String(decoding: written, as: UTF8.self))
  }

  /// The first byte that is no space, if it can begin neither a document nor a list.
  private var foreignStart: Int? {
    guard let start = bytes.firstIndex(where: { !" \t\r\n".utf8.contains($0) }),
      !"{[".utf8.contains(bytes[start])
    else { return nil }
    return start
  }
}
