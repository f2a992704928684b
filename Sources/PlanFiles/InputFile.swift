#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files that people hand in.
enum InputFile {
  /// Larger files are no week and no list of dishes.
  static let megabyteLimit = 64

  /// The bytes of a file, also of a pipe.
  static func bytes(of path: String) throws(FileError) -> [UInt8] {
    func error(_ reason: FileError.Reason) -> FileError {
      FileError(file: path, place: .wholeFile, reason: reason)
    }
    do {
      let descriptor = try FileDescriptor(opening: path, O_RDONLY)
      guard try !descriptor.status().isDirectory else { throw error(.isDirectory) }
      let limit = megabyteLimit << 20
      let bytes = try descriptor.read(upTo: limit + 1)
      guard bytes.count <= limit else { throw error(.tooLarge(megabytes: megabyteLimit)) }
      return bytes
    } catch let refusal as SystemError {
      // A file in the place of a folder of the path means as well that there is no such file.
      let isMissing = refusal.code == ENOENT || refusal.code == ENOTDIR
      throw error(isMissing ? .noSuchFile : .unreadable(cause: refusal.cause))
    } catch let defect as FileError {
      throw defect
    } catch {
      preconditionFailure("\(error) is neither the system's nor the file's.")
    }
  }
}
