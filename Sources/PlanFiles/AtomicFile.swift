public import MealModel
import PlanTexts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes files whole or not at all.
public enum AtomicFile {
  /// Puts a text into a file.
  ///
  /// The text goes to a new file beside the old one, to the disk, and then under the old name; whatever
  /// fails, the old file is untouched. A file that is read-only is refused. The permissions of the old file are kept and a symbolic link
  /// stays a link. What is no regular file, such as `/dev/stdout`, is written to directly.
  ///
  /// - Parameters:
  ///   - text: What the file is to hold.
  ///   - path: Where.
  ///   - replacing: Whether a file that is there already may be replaced; otherwise it is an error.
  /// - Throws: `WriteError`.
  public static func write(
    _ text: String,
    to path: String,
    replacing: Bool = true
  ) throws(WriteError) {
    do {
      if replacing {
        try write(Array(text.utf8), to: path)
      } else {
        try create(path, with: Array(text.utf8), permissions: nil) { temporary, path in
          // Unlike a renaming, a link fails where there is a file already.
          defer { unsafe unlink(temporary) }
          return unsafe link(temporary, path)
        }
      }
    } catch {
      throw WriteError(file: path, refusal: Refusal(code: error.code))
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      return try replace(path, with: bytes, permissions: nil)
    }
    guard status.isRegularFile else {
      let target = try FileDescriptor(opening: path, O_WRONLY)
      return try target.write(bytes)
    }
    // A new file can take the place of one that must not be written, so that is asked first.
    guard unsafe access(path, W_OK) == 0 else { throw .last }
    try replace(try resolved(path), with: bytes, permissions: status.permissions)
  }

  private static func replace(
    _ path: String,
    with bytes: [UInt8],
    permissions: mode_t?
  ) throws(SystemError) {
    try create(path, with: bytes, permissions: permissions) { unsafe rename($0, $1) }
  }

  /// Writes a file beside the one that is wanted and lets it take the name when it is on the disk.
  private static func create(
    _ path: String,
    with bytes: [UInt8],
    permissions: mode_t?,
    naming: (_ temporary: String, _ path: String) -> CInt
  ) throws(SystemError) {
    let temporary = "\(path).\(UInt64.random(in: .min ... .max)).tmp"
    let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      if let permissions { try file.setPermissions(permissions) }
      try file.write(bytes)
      try file.synchronize()
      guard naming(temporary, path) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// The file that a path leads to when symbolic links are followed.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard let real = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// A file that could not be written; what was there before is unchanged.
public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public let file: String

  /// Why the operating system would not write.
  package let refusal: Refusal

  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message, without a line break.
  public func text(in language: Language) -> String {
    let cause = refusal.text(in: language)
    let what = Catalogue.text(FileText.notWritten, in: language, ["cause": .quoted(cause)])
    return Catalogue.text(
      FileText.error,
      in: language,
      ["place": .text(FilePlace.wholeFile.text(in: language, of: file)), "what": .text(what)]
    )
  }
}
