/// A line of a file that holds one document per line.
package struct DocumentLine: Hashable, Sendable {
  /// The file as the caller named it.
  package let file: String

  /// Counted from 1; blank lines count.
  package let number: Int

  /// The line without its end, or `nil` when it is longer than a file may be.
  private let bytes: [UInt8]?

  init(file: String, number: Int, bytes: [UInt8]?) {
    self.file = file
    self.number = number
    self.bytes = bytes
  }

  /// What the line takes in memory.
  package var byteCount: Int { bytes?.count ?? 0 }

  /// Reads the document of the line.
  package func week() throws(FileError) -> WeekFile {
    guard let bytes else {
      throw FileError(
        file: file,
        place: .wholeFile,
        reason: .tooLarge(megabytes: InputFile.megabyteLimit)
      )
    }
    return try WeekFile(json: bytes, file: file)
  }
}

/// Reads a file line by line as it comes in, with no more than one line in memory.
///
/// Lines end with a line feed, with or without a carriage return before it; the last one may have no
/// end. Blank lines are passed over. Of a line that is too long nothing is kept.
package struct LineReader: ~Copyable {
  private let file: String
  private let descriptor: FileDescriptor
  private let byteLimit: Int
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  private var number = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file, or `nil` for standard input.
  ///   - byteLimit: The length of the longest line.
  /// - Throws: `FileError`.
  package init(
    readingFrom path: String?,
    byteLimit: Int = InputFile.megabyteLimit << 20
  ) throws(FileError) {
    file = path ?? "/dev/stdin"
    self.byteLimit = byteLimit
    descriptor = try InputFile.opened(path, file: file)
  }

  /// The next line that is not blank, or `nil` at the end of the file.
  package mutating func next() throws(FileError) -> DocumentLine? {
    while let line = try nextLine() {
      guard let bytes = line else { return DocumentLine(file: file, number: number, bytes: nil) }
      if !TextBytes.withoutMark(bytes).allSatisfy(Self.blanks.contains) {
        return DocumentLine(file: file, number: number, bytes: bytes)
      }
    }
    return nil
  }

  /// The next line; inside, `nil` for one that is too long.
  private mutating func nextLine() throws(FileError) -> [UInt8]?? {
    var line: [UInt8]? = []
    var isAtStart = true
    while true {
      if unread.isEmpty {
        do {
          unread = 0..<(try descriptor.read(into: &chunk))
        } catch {
          throw FileError(reading: file, error)
        }
        if unread.isEmpty, isAtStart { return nil }
        if unread.isEmpty { break }
      }
      if isAtStart { number += 1 }
      isAtStart = false
      let end = chunk[unread].firstIndex(of: UInt8(ascii: "\n"))
      let piece = chunk[unread.lowerBound..<(end ?? unread.upperBound)]
      // A carriage return does not make a line too long.
      if let count = line?.count, count + piece.count > byteLimit + 1 { line = nil }
      line?.append(contentsOf: piece)
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { break }
    }
    if line?.last == UInt8(ascii: "\r") { line?.removeLast() }
    if let count = line?.count, count > byteLimit { line = nil }
    return .some(line)
  }

  private static let blanks: [UInt8] = [" ", "\t", "\r"].map { UInt8(ascii: $0) }
}
