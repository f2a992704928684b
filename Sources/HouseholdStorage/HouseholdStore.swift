public import HouseholdModel

/// The file in which a household is kept, a database of SQLite.
///
/// A store is only the name of a file: each call opens it, sees one state of it and closes it again, so that any
/// number of threads and processes can use it at once. What a call returned from is on the disk, also when the power
/// fails after that. A file that is damaged, newer or something else altogether is refused and not changed.
public struct HouseholdStore: Sendable {
  /// The file.
  public let path: String

  let schema: Schema
  let busyMilliseconds: Int

  public init(path: String) {
    self.init(path: path, schema: .current, busyMilliseconds: 5_000)
  }

  /// A store for tests, with steps of their own or less patience.
  package init(path: String, schema: Schema = .current, busyMilliseconds: Int = 5_000) {
    self.path = path
    self.schema = schema
    self.busyMilliseconds = busyMilliseconds
  }

  /// Where a household is kept unless somebody says otherwise: `meal-planner/household.db` in the data folder.
  ///
  /// The data folder is `XDG_DATA_HOME` if that is an absolute path, as the base directory specification of
  /// freedesktop.org asks, else `.local/share` in the home folder.
  ///
  /// - Parameter environment: The variables of the process; without `HOME`, the path is relative.
  /// - Returns: The path.
  public static func defaultPath(environment: [String: String]) -> String {
    let file = "meal-planner/household.db"
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "."
    return "\(home)/.local/share/\(file)"
  }
}

extension HouseholdStore {
  /// Reads the household.
  ///
  /// - Returns: The household as it is at one moment.
  /// - Throws: `StoreError`; without a file, the reason is `missing`.
  public func read() throws(StoreError) -> Household { try snapshot().household }

  /// Reads the household, to be handed to a change that follows.
  ///
  /// - Returns: The household as it is at one moment.
  /// - Throws: `StoreError`; without a file, the reason is `missing`.
  public func snapshot() throws(StoreError) -> HouseholdSnapshot {
    try reporting {
      try withConnection(.reading) { connection in
        HouseholdSnapshot(
          household: try HouseholdReader(connection).household,
          revision: try connection.number(Self.revisionQuery)
        )
      }
    }
  }

  private static let revisionQuery = "SELECT number FROM revision"

  /// Whether nobody has changed the store since it was read.
  func isState(
    _ snapshot: HouseholdSnapshot?,
    of connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> Bool {
    guard let snapshot else { return false }
    return try snapshot.revision == connection.number(Self.revisionQuery)
  }

  /// Reads the household, or creates the store where there is none.
  ///
  /// - Parameter first: The household that a new store begins with.
  /// - Returns: The household in the store, which may be one that another process created meanwhile.
  /// - Throws: `StoreError`.
  public func read(
    orCreating first: @autoclosure () -> Household
  ) throws(StoreError) -> Household {
    try createIfMissing(first)
    return try read()
  }

  /// Changes the household in one transaction: everything that the closure did is kept, or nothing.
  ///
  /// Others who want to change it wait meanwhile, so that no change is lost; readers do not wait. Only rows that
  /// differ are written. The closure must not use the store itself.
  ///
  /// - Parameter body: Changes the household; what it throws leaves the store as it was.
  /// - Returns: What the closure returns.
  /// - Throws: `StoreError`, or what the closure throws.
  public func change<Answer>(_ body: (inout Household) throws -> Answer) throws -> Answer {
    try changeCountingRows(body).answer
  }

  /// Changes the household, or creates the store with the changed first household where there is none.
  ///
  /// When the closure throws, no store is created.
  ///
  /// - Parameters:
  ///   - first: The household that a new store begins with.
  ///   - snapshot: What was read before, which is not read again if nobody has changed the store since.
  ///   - body: Changes the household; what it throws leaves the store as it was.
  /// - Returns: What the closure returns.
  /// - Throws: `StoreError`, or what the closure throws.
  public func change<Answer>(
    orCreating first: @autoclosure () -> Household,
    since snapshot: HouseholdSnapshot? = nil,
    _ body: (inout Household) throws -> Answer
  ) throws -> Answer {
    guard !exists else { return try changeCountingRows(since: snapshot, body).answer }
    var household = first()
    let answer = try body(&household)
    // Where somebody else was faster, the change is made once more to what they created.
    return try createUnlessThere(household) ? answer : change(body)
  }

  /// `change`, with the number of rows that were inserted, updated and deleted.
  package func changeCountingRows<Answer>(
    since snapshot: HouseholdSnapshot? = nil,
    _ body: (inout Household) throws -> Answer
  ) throws -> (answer: Answer, rows: Int) {
    do {
      return try withConnection(.writing, since: snapshot) { connection in
        let known = try isState(snapshot, of: connection) ? snapshot?.household : nil
        let old = try known ?? HouseholdReader(connection).household
        var new = old
        let answer = try body(&new)
        guard new != old else { return (answer, 0) }
        // What the store holds was checked when it was written.
        try check(new, since: old)
        let before = connection.changeCount
        try RowDifference(from: old, to: new).write(to: connection)
        let rows = connection.changeCount - before
        try connection.execute("UPDATE revision SET number = random()")
        return (answer, rows)
      }
    } catch let error as SQLiteError {
      throw StoreError(path: path, reason: .init(error))
    }
  }

  /// What SQLite finds wrong with the file when it looks at everything.
  package func integrityDefects() throws(StoreError) -> [String] {
    try reporting {
      try withConnection(.reading) { connection in
        var defects: [String] = []
        try connection.forEachRow("PRAGMA integrity_check") { row throws(SQLiteError) in
          let line = try row.text()
          if line != "ok" { defects.append(line) }
        }
        try connection.forEachRow("PRAGMA foreign_key_check") { row throws(SQLiteError) in
          defects.append("a reference of \(try row.text()) leads nowhere")
        }
        return defects
      }
    }
  }
}

extension HouseholdStore {
  /// Executes a closure of our own, which throws errors of the store and of SQLite.
  func reporting<Answer>(_ body: () throws -> Answer) throws(StoreError) -> Answer {
    do {
      return try body()
    } catch let error as StoreError {
      throw error
    } catch let error as SQLiteError {
      throw failure(.init(error))
    } catch {
      throw failure(.failed("\(error)"))
    }
  }

  func failure(_ reason: StoreError.Reason) -> StoreError {
    StoreError(path: path, reason: reason)
  }

  /// Refuses a household that no store should hold.
  func check(_ household: Household, since sound: Household? = nil) throws(StoreError) {
    do {
      try household.checkIntegrity(file: path, since: sound)
    } catch {
      throw failure(.invalid(error))
    }
  }
}
