#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files that people hand in.
package enum InputFile {
  /// Larger files are no week and no list of dishes.
  static let megabyteLimit = 64

  /// The bytes of a file, also of a pipe.
  package static func bytes(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = try opened(path, file: path)
    let limit = megabyteLimit << 20
    let bytes: [UInt8]
    do {
      bytes = try descriptor.read(upTo: limit + 1)
    } catch {
      throw FileError(reading: path, error)
    }
    guard bytes.count <= limit else {
      throw FileError(file: path, place: .wholeFile, reason: .tooLarge(megabytes: megabyteLimit))
    }
    return bytes
  }

  /// Opens something that can be read.
  ///
  /// - Parameters:
  ///   - path: The file, or `nil` for standard input.
  ///   - file: What errors call it.
  /// - Returns: The open file.
  /// - Throws: `FileError`, also for a folder.
  static func opened(_ path: String?, file: String) throws(FileError) -> FileDescriptor {
    do {
      let descriptor =
        if let path {
          try FileDescriptor(opening: path, O_RDONLY)
        } else {
          try FileDescriptor(ofStandardInput: ())
        }
      if try !descriptor.status().isDirectory { return descriptor }
    } catch {
      throw FileError(reading: file, error)
    }
    throw FileError(file: file, place: .wholeFile, reason: .isDirectory)
  }
}

extension FileError {
  /// A file that the system does not let us read.
  init(reading path: String, _ refusal: SystemError) {
    // A file in the place of a folder of the path means as well that there is no such file.
    let isMissing = refusal.code == ENOENT || refusal.code == ENOTDIR
    self.init(
      file: path,
      place: .wholeFile,
      reason: isMissing ? .noSuchFile : .unreadable(cause: refusal.cause)
    )
  }
}
