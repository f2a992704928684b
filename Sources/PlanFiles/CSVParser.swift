/// Reads comma-separated text as RFC 4180 defines it; lines may end in LF, CRLF or CR.
struct CSVParser {
  struct Record: Hashable {
    /// The line on which the record begins, counted from 1.
    var line: Int

    var fields: [String]
  }

  private let text: TextBytes
  private var offset = 0
  private var line = 1

  /// The records of a text; blank lines are none.
  static func records(of text: TextBytes) throws(FileError) -> [Record] {
    var parser = CSVParser(text: text)
    var records: [Record] = []
    while parser.next != nil {
      let record = try parser.record()
      let isBlank = record.fields.count == 1 && record.fields[0].trimmed.isEmpty
      if !isBlank { records.append(record) }
    }
    return records
  }

  private init(text: TextBytes) {
    self.text = text
  }

  private var next: UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  private mutating func record() throws(FileError) -> Record {
    var record = Record(line: line, fields: [])
    repeat {
      record.fields.append(try field())
    } while take(",")
    takeLineBreak()
    return record
  }

  private mutating func field() throws(FileError) -> String {
    guard next == UInt8(ascii: "\"") else { return plainField() }
    return try quotedField()
  }

  private mutating func plainField() -> String {
    let start = offset
    while let byte = next, byte != UInt8(ascii: ","), !isLineBreak(byte) { offset += 1 }
    return String(decoding: text.bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quotedField() throws(FileError) -> String {
    let opening = FileError(file: text.file, place: .line(line), reason: .unclosedQuote)
    var field: [UInt8] = []
    _ = take("\"")
    while true {
      guard let byte = next else { throw opening }
      if take("\"") {
        guard next == UInt8(ascii: "\"") else { break }
        field.append(byte)
        offset += 1
      } else if isLineBreak(byte) {
        takeLineBreak()
        field.append(UInt8(ascii: "\n"))
      } else {
        field.append(byte)
        offset += 1
      }
    }
    if let byte = next, byte != UInt8(ascii: ","), !isLineBreak(byte) {
      throw FileError(file: text.file, place: .line(line), reason: .textAfterQuote)
    }
    return String(decoding: field, as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func takeLineBreak() {
    let isTaken = take("\r")
    if take("\n") || isTaken { line += 1 }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
