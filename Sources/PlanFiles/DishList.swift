import MealModel

/// Dishes from a file of their own, to be planned by the rules of a week file.
public struct DishList: Hashable, Sendable {
  /// The file as the caller named it.
  public let file: String

  let entries: [WeekDocument.DishEntry]

  private let origin: Origin

  /// Where the dishes stand in the file.
  private enum Origin: Hashable {
    case lines([Int])
    case path(String)
  }

  /// Whether tags that a week does not know are new, and not an error.
  var mayNameNewTags: Bool {
    switch origin {
    case .lines: true
    case .path: false
    }
  }

  /// Reads a list from a file: a table, or JSON when the name ends in `.json`.
  public init(readingFrom path: String) throws(FileError) {
    let bytes = try InputFile.bytes(of: path)
    if path.lowercased().hasSuffix(".json") {
      try self.init(json: bytes, file: path)
    } else {
      try self.init(csv: bytes, file: path)
    }
  }

  /// Reads a table with a header.
  ///
  /// - Parameters:
  ///   - csv: The bytes: UTF-8 with or without a byte order mark, quoted as in RFC 4180.
  ///   - file: What errors call the file.
  /// - Throws: `FileError` with the line of the first defect.
  public init(csv: [UInt8], file: String) throws(FileError) {
    let table = try DishTable(TextBytes(csv, file: file))
    self.file = file
    entries = table.dishes.map(\.entry)
    origin = .lines(table.dishes.map(\.line))
  }

  /// Reads a JSON list of dishes, or the dishes of a week document.
  public init(json: [UInt8], file: String) throws(FileError) {
    let cursor = try JSONCursor(TextBytes(json, file: file))
    self.file = file
    if case .list = cursor.value {
      entries = try cursor.list(WeekDocument.DishEntry.init)
      origin = .path("")
    } else {
      entries = try WeekDocument(cursor).dishes
      origin = .path("dishes")
    }
  }

  func place(ofDish index: Int, _ suffix: String) -> FilePlace {
    switch origin {
    case .lines(let lines): .line(lines[index])
    case .path(let list): .path("\(list)[\(index)]\(suffix)")
    }
  }

  /// The tags of the dishes that are not among some, each once, in the order of the file.
  ///
  /// - Parameter known: The tags of the week.
  /// - Returns: The names of the new tags.
  /// - Throws: `FileError` for a tag that looks like a slip of a known one.
  func tagsMissing(in known: [WeekDocument.TagEntry]) throws(FileError) -> [String] {
    var table = NameTable()
    for (index, tag) in known.map(Tag.init).enumerated() {
      // A key that stands twice is reported when the week is resolved.
      _ = table.insert(tag: tag, at: index)
    }
    var seen: Set<String> = []
    var result: [String] = []
    for (index, dish) in entries.enumerated() {
      for (position, name) in dish.tags.enumerated() where !seen.contains(name.folded) {
        guard case .unknown(let nearMatch) = table.find(name) else { continue }
        if let nearMatch {
          throw FileError(
            file: file,
            place: place(ofDish: index, ".tags[\(position)]"),
            reason: .unknownTag(name),
            nearMatch: nearMatch
          )
        }
        seen.insert(name.folded)
        result.append(name)
      }
    }
    return result
  }
}
