import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreError.Reason {
  /// What a failure of SQLite means for somebody who wants to use a store.
  init(_ error: SQLiteError) {
    self =
      switch error.primaryCode {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_NOTADB: .notAStore
      case SQLITE_CORRUPT, SQLITE_FORMAT: .damaged(error.message)
      case SQLITE_FULL: .refused(code: ENOSPC)
      case SQLITE_READONLY, SQLITE_PERM: .refused(code: EACCES)
      case SQLITE_CANTOPEN, SQLITE_IOERR:
        error.systemCode == 0 ? .failed(error.message) : .refused(code: error.systemCode)
      default: .failed(error.message)
      }
  }
}
