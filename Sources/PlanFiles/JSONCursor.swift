import MealModel

/// A value of a document together with its place, from which typed values are read.
package struct JSONCursor {
  package let value: JSONValue
  package let path: String
  package let file: String

  /// The value of a whole document.
  package init(_ text: TextBytes) throws(FileError) {
    value = try JSONValue(text)
    path = ""
    file = text.file
  }

  /// The value of a document that is read from a file.
  package init(readingFrom path: String) throws(FileError) {
    try self.init(TextBytes(readingFrom: path))
  }

  fileprivate init(value: JSONValue, path: String, file: String) {
    self.value = value
    self.path = path
    self.file = file
  }

  package func error(_ reason: FileError.Reason, nearMatch: String? = nil) -> FileError {
    FileError(
      file: file,
      place: path.isEmpty ? .wholeFile : .path(path),
      reason: reason,
      nearMatch: nearMatch
    )
  }

  /// The members of an object that may have certain keys only.
  package func members(_ known: [String]) throws(FileError) -> JSONMembers {
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

  package func list<Element>(
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
  package func nonEmptyList<Element>(
    _ element: (JSONCursor) throws(FileError) -> Element
  ) throws(FileError) -> [Element] {
    let elements = try list(element)
    guard !elements.isEmpty else { throw error(.empty) }
    return elements
  }

  package func text() throws(FileError) -> String {
    guard case .text(let text) = value else { throw error(.wrongType(.text)) }
    return text
  }

  /// A text on one line, trimmed and not empty.
  package func name() throws(FileError) -> String {
    let name = try text().trimmed
    guard !name.isEmpty else { throw error(.empty) }
    guard !name.unicodeScalars.contains(where: \.breaksLine) else { throw error(.notOneLine) }
    return name
  }

  /// `name` as a function, for lists of names.
  package static func readName(_ cursor: JSONCursor) throws(FileError) -> String {
    try cursor.name()
  }

  package func yesOrNo() throws(FileError) -> Bool {
    guard case .bool(let answer) = value else { throw error(.wrongType(.yesOrNo)) }
    return answer
  }

  /// A whole number, however it is written: `100`, `1e2` or `100.0`.
  package func integer<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) throws(FileError) -> Number {
    let whole: Number?
    let digits: String
    switch value {
    case .integer(let number):
      whole = Number(exactly: number)
      digits = number.description
    case .real(let number):
      guard number == number.rounded() else { throw error(.notWhole) }
      whole = Number(exactly: number)
      digits = number.description
    default:
      throw error(.wrongType(.number))
    }
    guard let whole, range.contains(whole) else {
      throw error(
        .outOfRange(digits, lower: "\(range.lowerBound)", upper: "\(range.upperBound)")
      )
    }
    return whole
  }

  /// One of some words.
  package func word<Word>(_ words: [(name: String, value: Word)]) throws(FileError) -> Word {
    let text = try text()
    let names = words.map(\.name)
    guard let word = words.first(where: { $0.name == text }) else {
      throw error(.notOneOf(text, allowed: names), nearMatch: text.closestMatch(in: names))
    }
    return word.value
  }
}

/// The members of an object whose keys are all known.
package struct JSONMembers {
  let owner: JSONCursor
  fileprivate let values: [String: JSONCursor]

  package subscript(key: String) -> JSONCursor? { values[key] }

  package func required(_ key: String) throws(FileError) -> JSONCursor {
    guard let cursor = values[key] else { throw owner.error(.missingKey(key)) }
    return cursor
  }
}
