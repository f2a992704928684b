import CSQLite

/// A connection to a file of SQLite, closed when it goes out of scope.
///
/// It is used by one thread, that which opened it: the type is neither copyable nor sendable.
@safe struct SQLiteConnection: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a file that is there; one that must not be written is opened for reading.
  ///
  /// Nothing is read from the file yet.
  ///
  /// - Parameters:
  ///   - path: The file; names with a meaning of their own, such as `:memory:`, are names of files here.
  ///   - busyMilliseconds: How long to wait for others who use the file.
  /// - Throws: `SQLiteError`.
  init(opening path: String, busyMilliseconds: Int) throws(SQLiteError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let file = path.hasPrefix("/") ? path : "./" + path
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(file, &opened, flags, nil)
    guard code == SQLITE_OK, let handle = unsafe opened else {
      let error = unsafe SQLiteError(code, opened)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe self.handle = unsafe handle
    // Never fails on a connection that is open.
    _ = unsafe sqlite3_busy_timeout(handle, Int32(clamping: busyMilliseconds))
  }

  deinit {
    // Always works; a log that could not be moved into the file stays beside it and is read from there.
    _ = unsafe sqlite3_close_v2(handle)
  }

  /// Executes statements that have no parameters and whose rows nobody wants.
  func execute(_ statements: String) throws(SQLiteError) {
    try unsafe check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Compiles one statement.
  func prepare(_ statement: String) throws(SQLiteError) -> SQLiteStatement {
    var prepared: OpaquePointer?
    try unsafe check(sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
    guard let prepared = unsafe prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "no statement: \(statement)")
    }
    return unsafe SQLiteStatement(owning: prepared)
  }

  /// Calls a closure with every row that a query finds.
  func forEachRow(
    _ query: String,
    _ body: (inout SQLiteStatement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    var statement = try prepare(query)
    while try statement.step() { try body(&statement) }
  }

  /// The first bytes of the file, zeros beyond its end; takes no lock and leaves nothing beside the file.
  func start(count: Int) throws(SQLiteError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try unsafe check(csqlite_read_start(handle, &bytes, Int32(count)))
    return bytes
  }

  /// Whether the last connection that closes moves the write-ahead log into the file, which changes the file.
  func setCheckpointsOnClose(_ isOn: Bool) throws(SQLiteError) {
    try unsafe check(csqlite_set_checkpoint_on_close(handle, isOn ? 1 : 0))
  }

  /// How many rows were inserted, updated or deleted since the connection was opened.
  var changeCount: Int { unsafe Int(sqlite3_total_changes64(handle)) }

  /// Whether a transaction has begun and not ended.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code, handle) }
  }
}

extension SQLiteConnection {
  /// How a transaction begins.
  enum Lock: String {
    /// Sees one state of the file and keeps nobody from writing.
    case reading = "BEGIN"

    /// Keeps others from writing from the start, so that what was read stays true.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Executes a closure in a transaction: all of it is kept, or nothing when something is thrown.
  func transaction<Answer>(
    _ lock: Lock,
    _ body: (borrowing SQLiteConnection) throws -> Answer
  ) throws -> Answer {
    try execute(lock.rawValue)
    do {
      let answer = try body(self)
      try execute("COMMIT")
      return answer
    } catch {
      // Some failures, such as a full disk, have ended the transaction themselves; where this fails too, closing
      // the connection ends it.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}

extension SQLiteError {
  /// What a connection says about the call that just failed on it.
  init(_ code: Int32, _ connection: OpaquePointer?) {
    let message =
      if let connection = unsafe connection {
        unsafe sqlite3_errmsg(connection)
      } else {
        unsafe sqlite3_errstr(code)
      }
    self.init(
      code: code,
      message: unsafe message.map { unsafe String(cString: $0) } ?? "",
      systemCode: unsafe connection.map { unsafe sqlite3_system_errno($0) } ?? 0
    )
  }
}
