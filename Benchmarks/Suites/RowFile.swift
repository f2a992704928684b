package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file of rows, one on a line.
package enum RowFile {
  /// Reads all rows; a last line without its end is what an ended run left half written and is left out.
  package static func rows(of path: String) throws(BenchmarkError) -> [BenchmarkRow] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchmarkError(.noInput, "\(path): the file cannot be read.")
    }
    let decoder = JSONDecoder()
    var rows: [BenchmarkRow] = []
    let whole = data[...(data.lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex - 1)]
    for (index, line) in whole.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        rows.append(try decoder.decode(BenchmarkRow.self, from: Data(line)))
      } catch {
        throw BenchmarkError(
          .badData,
          "\(path): line \(index + 1) is no row: \(error.inOneLine)"
        )
      }
    }
    if let strange = rows.first(where: { $0.format != BenchmarkRow.currentFormat }) {
      throw BenchmarkError(
        .badData,
        "\(path): there are rows of format \(strange.format); this program reads \(BenchmarkRow.currentFormat)."
      )
    }
    return rows
  }

  /// Opens a file to write rows behind those that are whole; nobody else may do so meanwhile.
  package static func appending(to path: String) throws(BenchmarkError) -> FileHandle {
    let manager = FileManager.default
    if !manager.fileExists(atPath: path), !manager.createFile(atPath: path, contents: nil) {
      throw BenchmarkError(.cannotWrite, "\(path): the file cannot be written.")
    }
    guard let handle = FileHandle(forUpdatingAtPath: path) else {
      throw BenchmarkError(.cannotWrite, "\(path): the file cannot be written.")
    }
    guard flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw BenchmarkError(.cannotWrite, "\(path): another run is adding to this file.")
    }
    do {
      let data = try handle.readToEnd() ?? Data()
      let end = data.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      try handle.truncate(atOffset: UInt64(end))
      try handle.seekToEnd()
    } catch {
      throw BenchmarkError(.cannotWrite, "\(path): the file cannot be written.")
    }
    return handle
  }
}
