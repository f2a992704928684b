/// The bytes of a text file, checked to be UTF-8 and freed of a byte order mark.
package struct TextBytes {
  let file: String

  /// The bytes without a mark.
  package let bytes: [UInt8]

  /// Bytes that are there already.
  ///
  /// - Parameters:
  ///   - raw: The bytes, with or without a mark.
  ///   - file: What errors call the file.
  /// - Throws: `FileError` for bytes that are no UTF-8 text.
  package init(_ raw: [UInt8], file: String) throws(FileError) {
    bytes = Array(Self.withoutMark(raw))
    self.file = file
    if let offset = Self.firstDefect(in: bytes) {
      throw error(at: offset, .notText)
    }
  }

  /// The bytes of a file.
  package init(readingFrom path: String) throws(FileError) {
    try self.init(InputFile.bytes(of: path), file: path)
  }

  /// The bytes that follow a byte order mark, if there is one.
  static func withoutMark(_ raw: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return raw.dropFirst(raw.starts(with: mark) ? mark.count : 0)
  }

  func error(at offset: Int, _ reason: FileError.Reason) -> FileError {
    FileError(file: file, place: FilePlace(ofByte: offset, in: bytes), reason: reason)
  }

  /// The first byte that is not UTF-8, or a zero, which only texts in other encodings have.
  private static func firstDefect(in bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return bytes.firstIndex(of: 0)
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
