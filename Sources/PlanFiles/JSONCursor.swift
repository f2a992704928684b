import MealModel

/// A value of a document together with its place, from which typed values are read.
struct JSONCursor {
  let value: JSONValue
  let path: String
  let file: String

  /// The value of a whole document.
  init(_ text: TextBytes) throws(FileError) {
    do {
      value = try JSONParser.value(of: text.bytes)
    } catch {
      throw text.error(at: error.offset, error.reason)
    }
    path = ""
    file = text.file
  }

  fileprivate init(value: JSONValue, path: String, file: String) {
    self.value = value
    self.path = path
    self.file = file
  }

  func error(_ reason: FileError.Reason, nearMatch: String? = nil) -> FileError {
    FileError(
      file: file,
      place: path.isEmpty ? .wholeFile : .path(path),
      reason: reason,
      nearMatch: nearMatch
    )
  }

  /// The members of an object that may have certain keys only.
  func members(_ known: [String]) throws(FileError) -> JSONMembers {
    guard case .object(let members) = value else { throw error(.wrongType(.object)) }
    var values: [String: JSONCursor] = [:]
    for member in members {
      let place = path.isEmpty ? member.key : "\(path).\(member.key)"
      let cursor = JSONCursor(value: member.value, path: place, file: file)
      guard known.contains(member.key) else {
        throw cursor.error(.unknownKey(member.key), nearMatch: member.key.closestMatch(in: known))
      }
      values[member.key] = cursor
    }
    return JSONMembers(owner: self, values: values)
  }

  func list<Element>(
    _ element: (JSONCursor) throws(FileError) -> Element
  ) throws(FileError) -> [Element] {
    guard case .list(let values) = value else { throw error(.wrongType(.list)) }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      elements.append(
        try element(JSONCursor(value: value, path: "\(path)[\(index)]", file: file))
      )
    }
    return elements
  }

  /// A list in which something has to stand.
  func nonEmptyList<Element>(
    _ element: (JSONCursor) throws(FileError) -> Element
  ) throws(FileError) -> [Element] {
    let elements = try list(element)
    guard !elements.isEmpty else { throw error(.empty) }
    return elements
  }

  func text() throws(FileError) -> String {
    guard case .text(let text) = value else { throw error(.wrongType(.text)) }
    return text
  }

  /// A text on one line, trimmed and not empty.
  func name() throws(FileError) -> String {
    let name = try text().trimmed
    guard !name.isEmpty else { throw error(.empty) }
    guard !name.unicodeScalars.contains(where: \.breaksLine) else { throw error(.notOneLine) }
    return name
  }

  /// `name` as a function, for lists of names.
  static func readName(_ cursor: JSONCursor) throws(FileError) -> String {
    try cursor.name()
  }

  func yesOrNo() throws(FileError) -> Bool {
    guard case .bool(let answer) = value else { throw error(.wrongType(.yesOrNo)) }
    return answer
  }

  /// A whole number, however it is written: `100`, `1e2` or `100.0`.
  func integer<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) throws(FileError) -> Number {
    guard case .number(let digits) = value else { throw error(.wrongType(.number)) }
    if let number = Number(digits), range.contains(number) { return number }
    if let number = Double(digits), number.isFinite {
      guard number == number.rounded() else { throw error(.notWhole) }
      if let whole = Number(exactly: number), range.contains(whole) { return whole }
    }
    throw error(
      .outOfRange(digits, lower: "\(range.lowerBound)", upper: "\(range.upperBound)")
    )
  }

  /// One of some words.
  func word<Word>(_ words: [(name: String, value: Word)]) throws(FileError) -> Word {
    let text = try text()
    let names = words.map(\.name)
    guard let word = words.first(where: { $0.name == text }) else {
      throw error(.notOneOf(text, allowed: names), nearMatch: text.closestMatch(in: names))
    }
    return word.value
  }
}

/// The members of an object whose keys are all known.
struct JSONMembers {
  let owner: JSONCursor
  fileprivate let values: [String: JSONCursor]

  subscript(key: String) -> JSONCursor? { values[key] }

  func required(_ key: String) throws(FileError) -> JSONCursor {
    guard let cursor = values[key] else { throw owner.error(.missingKey(key)) }
    return cursor
  }
}
