import PlanFiles

/// Reads files of changes: a JSON list of texts, or one change on each line.
///
/// Blank lines and lines that begin with `#` say nothing.
public enum RuleChangeFile {
  /// Reads the changes of a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: The changes in the order of the file, at least one.
  /// - Throws: `FileError` for a file that cannot be read or is empty, `RuleChangeError` with its place for
  ///   a change that cannot be understood.
  public static func changes(readingFrom path: String) throws -> [RuleChange] {
    let text = try TextBytes(readingFrom: path)
    let isList = text.bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
    let changes = try isList ? list(JSONCursor(text)) : lines(text, file: path)
    guard !changes.isEmpty else { throw FileError(file: path, place: .wholeFile, reason: .empty) }
    return changes
  }

  private static func list(_ cursor: JSONCursor) throws -> [RuleChange] {
    let texts = try cursor.list { (item) throws(FileError) in (try item.name(), item.path) }
    return try texts.map { text, path in
      try change(text, RuleChangeError.Source(file: cursor.file, place: .path(path)))
    }
  }

  private static func lines(_ text: TextBytes, file: String) throws -> [RuleChange] {
    try String(decoding: text.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
      .filter { !$0.element.trimmingSpaces.isEmpty && !$0.element.trimmingSpaces.hasPrefix("#") }
      .map { index, line in
        try change(
          line.trimmingSpaces,
          RuleChangeError.Source(file: file, place: .line(index + 1))
        )
      }
  }

  private static func change(
    _ text: String,
    _ source: RuleChangeError.Source
  ) throws(RuleChangeError) -> RuleChange {
    do throws(RuleChangeError) {
      return try RuleChange(parsing: text)
    } catch {
      var error = error
      error.source = source
      throw error
    }
  }
}
