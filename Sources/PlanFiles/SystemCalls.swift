#if canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#else
package import Darwin
#endif

/// A refusal of the operating system.
package struct SystemError: Error, Hashable {
  package var code: Int32

  /// The error of the call that just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// What the system calls the error.
  var cause: String { unsafe String(cString: strerror(code)) }
}

/// A file descriptor that is closed when it goes out of scope.
package struct FileDescriptor: ~Copyable {
  private let number: Int32

  package init(opening path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
  }

  /// Another descriptor of what standard input reads; opening its path would fail for sockets.
  init(ofStandardInput: Void) throws(SystemError) {
    number = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw .last }
  }

  deinit {
    close(number)
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads up to a number of bytes; fewer mean that the file ends there.
  func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = try read(into: &buffer, upTo: limit - bytes.count)
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  /// Reads what is there, and waits only while there is nothing.
  ///
  /// - Parameters:
  ///   - buffer: Where the bytes go, from its start.
  ///   - limit: The most bytes to read, beside the size of the buffer.
  /// - Returns: The number of bytes; none at the end of the file.
  /// - Throws: `SystemError`.
  func read(into buffer: inout [UInt8], upTo limit: Int = .max) throws(SystemError) -> Int {
    while true {
      let count = unsafe systemRead(number, &buffer, min(buffer.count, limit))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      return count
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  func setPermissions(_ mode: mode_t) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  /// Waits until what was written has reached the disk.
  package func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, buffer, count)
}

extension stat {
  package var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// The permission bits alone.
  var permissions: mode_t { st_mode & 0o7777 }
}
