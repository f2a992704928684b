import PlanFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension HouseholdStore {
  /// Whether there is anything at the path, be it a store or not.
  public var exists: Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  /// Executes a closure in a transaction on a store that was found to be sound and of the schema we know.
  ///
  /// The order matters, because a file that is refused must not change: its first bytes are looked at before SQLite
  /// reads it at all, everything else before the log may be moved into the file. The pages are not looked at again
  /// where they were for a snapshot and nobody has changed the store since.
  func withConnection<Answer>(
    _ lock: SQLiteConnection.Lock,
    since snapshot: HouseholdSnapshot? = nil,
    _ body: (borrowing SQLiteConnection) throws -> Answer
  ) throws -> Answer {
    try checkKindOfFile()
    let connection = try SQLiteConnection(opening: path, busyMilliseconds: busyMilliseconds)
    let found = try checkStart(of: connection)
    try connection.setCheckpointsOnClose(false)
    try connection.execute(Self.habits)
    let isOld = found < schema.version
    return try connection.transaction(isOld ? .writing : lock) { connection in
      try checkVersion(try connection.number("PRAGMA user_version"))
      if try !isState(snapshot, of: connection) { try checkPages(of: connection) }
      try connection.setCheckpointsOnClose(true)
      try schema.bringUpToDate(connection)
      return try body(connection)
    }
  }

  /// How every connection works: references are checked, a commit waits for the disk, and a file that somebody
  /// tampered with can neither run functions nor lead a reader beyond a page.
  static let habits = """
    PRAGMA foreign_keys = ON;
    PRAGMA synchronous = FULL;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    """

  private func checkKindOfFile() throws(StoreError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let code = errno
      throw failure(code == ENOENT || code == ENOTDIR ? .missing : .refused(code: code))
    }
    guard !status.isDirectory else { throw failure(.isFolder) }
    // Opening a pipe would wait for somebody at its other end.
    guard status.isRegularFile else { throw failure(.notAStore) }
  }

  /// Looks at the header of the file, which the documentation of SQLite's file format describes.
  ///
  /// - Returns: The version of the schema as of the last checkpoint; the log may know a newer one.
  private func checkStart(
    of connection: borrowing SQLiteConnection
  ) throws -> Int {
    let start = try connection.start(count: 100)
    func number(at offset: Int) -> Int {
      start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard start.starts(with: "SQLite format 3\0".utf8), number(at: 68) == Schema.applicationID
    else { throw failure(.notAStore) }
    let version = number(at: 60)
    try checkVersion(version)
    return version
  }

  private func checkVersion(_ version: Int) throws(StoreError) {
    guard version <= schema.version else {
      throw failure(.newer(found: version, known: schema.version))
    }
  }

  private func checkPages(of connection: borrowing SQLiteConnection) throws {
    try connection.forEachRow("PRAGMA quick_check(1)") { row throws(SQLiteError) in
      let line = try row.text()
      if line != "ok" { throw .foreignContent(line) }
    }
  }
}

extension Schema {
  /// Takes the steps that a store has not taken yet, within the transaction of the caller.
  func bringUpToDate(_ connection: borrowing SQLiteConnection) throws(SQLiteError) {
    let taken = try connection.number("PRAGMA user_version")
    guard taken < version else { return }
    for step in steps[taken...] { try connection.execute(step) }
    try connection.execute("PRAGMA user_version = \(version)")
  }
}

extension SQLiteConnection {
  /// The only number that a query finds.
  func number(_ query: String) throws(SQLiteError) -> Int {
    var numbers: [Int] = []
    try forEachRow(query) { row throws(SQLiteError) in numbers.append(try row.integer()) }
    guard let number = numbers.first else { throw .foreignContent("no answer to \(query)") }
    return number
  }
}
