public import HouseholdModel
import PlanFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension HouseholdStore {
  /// Creates the store with a household in it; folders that are missing are made for the user alone.
  ///
  /// The store is made under another name beside it and gets its own when it is on the disk, so that nobody ever
  /// sees half a store. Only the user can read it.
  ///
  /// - Parameter household: What the store is to hold.
  /// - Throws: `StoreError`; where there is anything already, the reason is `alreadyThere`.
  public func create(_ household: Household) throws(StoreError) {
    try check(household)
    try reporting {
      do {
        try makeFolder(of: path)
        try makeFile(holding: household)
      } catch let error as SystemError {
        throw failure(error.code == EEXIST ? .alreadyThere : .refused(code: error.code))
      }
    }
  }

  /// Creates the store unless it is there.
  func createIfMissing(_ first: () -> Household) throws(StoreError) {
    guard !exists else { return }
    _ = try createUnlessThere(first())
  }

  /// Creates the store, or says that somebody else was faster.
  func createUnlessThere(_ household: Household) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try create(household)
      return true
    } catch  where error.reason == .alreadyThere {
      return false
    }
  }

  private func makeFile(holding household: Household) throws {
    guard !exists else { throw failure(.alreadyThere) }
    let temporary = "\(path).\(UInt64.random(in: .min ... .max)).new"
    _ = try FileDescriptor(opening: temporary, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
    defer {
      for suffix in ["", "-journal", "-wal", "-shm"] { unsafe unlink(temporary + suffix) }
    }
    try fill(temporary, with: household)
    // Unlike a renaming, a link fails where there is a file already.
    guard unsafe link(temporary, path) == 0 else { throw SystemError.last }
    try FileDescriptor(opening: Self.folder(of: path), O_RDONLY | O_DIRECTORY).synchronize()
  }

  private func fill(_ file: String, with household: Household) throws {
    let connection = try SQLiteConnection(opening: file, busyMilliseconds: busyMilliseconds)
    try connection.execute(Self.habits)
    try connection.transaction(.writing) { connection in
      try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
      try schema.bringUpToDate(connection)
      try RowDifference(from: nil, to: household).write(to: connection)
    }
    // Kept in the file: every later connection finds and uses it.
    try connection.execute("PRAGMA journal_mode = WAL")
  }

  private func makeFolder(of path: String) throws(SystemError) {
    let folder = Self.folder(of: path)
    var status = stat()
    if unsafe stat(folder, &status) == 0 { return }
    guard errno == ENOENT else { throw .last }
    try makeFolder(of: folder)
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// The folder that a file is in.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }
}
