import CSQLite

/// A failure of SQLite, in its own terms.
struct SQLiteError: Error, Hashable {
  /// The extended result code.
  var code: Int32

  var message: String

  /// The number of the system's error behind the code, or zero.
  var systemCode: Int32 = 0

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Content that is not what this program writes, although SQLite finds nothing wrong with it.
  static func foreignContent(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }
}
