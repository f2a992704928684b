/// The bytes of a text file, checked to be UTF-8 and freed of a byte order mark.
struct TextBytes {
  let file: String
  let bytes: [UInt8]

  init(_ raw: [UInt8], file: String) throws(FileError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = raw.starts(with: mark) ? Array(raw.dropFirst(mark.count)) : raw
    self.file = file
    if let offset = Self.firstDefect(in: bytes) {
      throw error(at: offset, .notText)
    }
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
