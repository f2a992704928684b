import BenchmarkSuites
import Foundation

extension BenchProgram {
  /// Makes the report of some rows.
  ///
  /// Tables and pictures are drawn in Python, which `scripts/bench-report` sets up.
  func report(_ arguments: BenchArguments) throws -> Int32 {
    let files = try arguments.names("a file of rows")
    // A file that is none is told here, before anything is installed.
    guard try files.contains(where: { try !RowFile.rows(of: $0).isEmpty }) else {
      throw BenchmarkError(.badData, "There are no rows to report.")
    }
    let root = try store(arguments).root
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : folder.appending(path: path).path
    }
    var words = ["bash", root.appending(path: "scripts/bench-report").path]
    if let out = arguments.text(.out) { words += ["--out", absolute(out)] }
    if let note = arguments.text(.note) { words += ["--note", note] }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words + files.map(absolute)
    do {
      try process.run()
    } catch {
      throw BenchmarkError(.cannotWrite, "bash cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(
        .cannotWrite,
        "scripts/bench-report ended with \(process.terminationStatus)."
      )
    }
    return 0
  }
}
