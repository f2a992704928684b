public import PlanFiles

/// A store of a household that cannot be used, or a household that cannot be stored.
///
/// Whatever the reason, what the store held before is still there.
public struct StoreError: Error, Hashable, Sendable {
  /// The file as the caller named it.
  public var path: String

  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// There is no file.
    case missing

    /// A store cannot be created where something is already.
    case alreadyThere

    case isFolder

    /// The file is of another kind or of another program; an empty file is no store either.
    case notAStore

    /// The file has a schema that this program does not know yet.
    case newer(found: Int, known: Int)

    /// The file does not hold together; the text is SQLite's.
    case damaged(String)

    /// Others kept the file busy for longer than we wait.
    case busy

    /// The operating system does not let us; the code is its own.
    case refused(code: Int32)

    /// Anything else, in SQLite's words.
    case failed(String)

    /// The household itself is impossible: two dishes of one identity, a tag that nobody has.
    case invalid(FileError)
  }

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
