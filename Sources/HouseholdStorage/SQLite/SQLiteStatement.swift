import CSQLite

/// A compiled statement and the row it stands on.
///
/// It may outlive its connection, which SQLite then closes together with its last statement
/// (`sqlite3_close_v2`). Columns are read from left to right, each exactly once.
@safe struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer

  /// The next column that is read.
  private var column: Int32 = 0

  /// Takes over a statement that nobody else finalises.
  init(owning handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit {
    // The code repeats that of the last step, which was reported there.
    _ = unsafe sqlite3_finalize(handle)
  }

  /// Executes the statement once with values for its parameters.
  mutating func execute(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      try bind(value, at: Int32(index) + 1)
    }
    while try step() {}
    try unsafe check(sqlite3_reset(handle))
  }

  /// Goes to the next row, and says whether there is one.
  mutating func step() throws(SQLiteError) -> Bool {
    column = 0
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw unsafe SQLiteError(code, sqlite3_db_handle(handle))
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    switch value {
    case .null: try unsafe check(sqlite3_bind_null(handle, index))
    case .integer(let number): try unsafe check(sqlite3_bind_int64(handle, index, Int64(number)))
    case .text(let text):
      try unsafe check(csqlite_bind_text(handle, index, text, UInt64(text.utf8.count)))
    }
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code, sqlite3_db_handle(handle)) }
  }
}

extension SQLiteStatement {
  mutating func optionalInteger() throws(SQLiteError) -> Int? {
    defer { column += 1 }
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return unsafe Int(sqlite3_column_int64(handle, column))
    default: throw foreignContent("no whole number")
    }
  }

  mutating func optionalText() throws(SQLiteError) -> String? {
    defer { column += 1 }
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT: break
    default: throw foreignContent("no text")
    }
    // The length is that of the text only once the text has been asked for.
    guard let start = unsafe sqlite3_column_text(handle, column) else {
      throw unsafe SQLiteError(SQLITE_NOMEM, sqlite3_db_handle(handle))
    }
    let length = unsafe Int(sqlite3_column_bytes(handle, column))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: length)
    // Decoding mends what is no UTF-8, and comparing is faster than validating first.
    var text = unsafe String(decoding: bytes, as: UTF8.self)
    guard text.withUTF8({ unsafe $0.elementsEqual(bytes) }) else {
      throw foreignContent("not UTF-8")
    }
    return text
  }

  mutating func integer() throws(SQLiteError) -> Int {
    guard let number = try optionalInteger() else { throw foreignContent("nothing") }
    return number
  }

  mutating func text() throws(SQLiteError) -> String {
    guard let text = try optionalText() else { throw foreignContent("nothing") }
    return text
  }

  /// A whole number within bounds.
  mutating func integer(in range: ClosedRange<Int>) throws(SQLiteError) -> Int {
    let number = try integer()
    guard range.contains(number) else { throw foreignContent("\(number)") }
    return number
  }

  mutating func flag() throws(SQLiteError) -> Bool { try integer(in: 0...1) == 1 }

  /// A value that is kept as text.
  mutating func value<Value>(_ read: (String) -> Value?) throws(SQLiteError) -> Value {
    guard let value = try optionalValue(read) else { throw foreignContent("nothing") }
    return value
  }

  /// A value that is kept as text, or nothing where nothing is kept.
  mutating func optionalValue<Value>(_ read: (String) -> Value?) throws(SQLiteError) -> Value? {
    guard let text = try optionalText() else { return nil }
    guard let value = read(text) else { throw foreignContent("'\(text)'") }
    return value
  }

  /// An error that names the column which was just read or is about to be.
  func foreignContent(_ found: String) -> SQLiteError {
    let table = unsafe sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? ""
    return .foreignContent("\(found) in column \(column) of \"\(table)\"")
  }
}
