import Foundation
import Testing

/// What `docs/guides/scaling.md` promises, on this machine and with a few weeks.
@Suite(.serialized)
struct ClusterTests {
  @Test(
    .enabled(if: Tool.parallel.isInstalled, "GNU parallel is not installed."),
    .timeLimit(.minutes(15))
  )
  func `parallel gives the results of one batch in the same order`() throws {
    let folder = try TemporaryFolder()
    let (weeks, expected) = try Self.suite(in: folder)
    // Blocks of 16 KiB make several processes of this suite.
    try Tool.parallel.run(
      """
      parallel --will-cite --pipe --keep-order --jobs 2 --block 16k \
      "'$PLANNER'" batch --jobs 1 --seed 1 < '\(weeks)' > '\(folder.path("results"))'
      """
    )
    let results = try folder.text(of: "results")
    #expect(try Self.comparable(results) == Self.comparable(expected))
    let first = try Batch.objects(in: results).count { $0["line"] as? Int == 1 }
    #expect(first > 1, "The suite was not parted.")
  }

  @Test(
    .enabled(if: Tool.spark.isInstalled, "pyspark or Java is not installed."),
    .timeLimit(.minutes(15))
  )
  func `the pipe of Spark gives the results of one batch in the same order`() throws {
    let folder = try TemporaryFolder()
    let (weeks, expected) = try Self.suite(in: folder)
    _ = try folder.write(expected.utf8, to: "expected")
    let script = Project.tests.deletingLastPathComponent().appending(path: "Tooling/spark_pipe.py")
    try Tool.spark.run(
      """
      python3 '\(script.path)' "$PLANNER" '\(weeks)' 2 --check-against '\(folder.path("expected"))'
      """
    )
  }

  /// Small weeks with two broken ones among them, and what one batch gives for them.
  private static func suite(in folder: TemporaryFolder) throws -> (path: String, results: String) {
    var lines = try Batch.households(count: 60)
    lines[17] = Array("{".utf8)
    lines[50] = Array("nonsense".utf8)
    let path = try folder.write(Batch.text(lines), to: "weeks.ndjson")
    let batch = ProgramRun(["batch", path, "--seed", "1"])
    #expect(batch.exitCode == 65)
    return (path, batch.output)
  }

  /// The results without what differs from run to run, and from block to block.
  private static func comparable(_ results: String) throws -> [NSDictionary] {
    try Batch.objects(in: results.withoutTimes).map { object in
      var object = object
      object["line"] = nil
      if object["error"] != nil { object["error"] = true }
      return object as NSDictionary
    }
  }
}

/// A program that need not be there.
private enum Tool: String {
  case parallel = "parallel --version"
  case spark = "python3 -c 'import pyspark' && java -version"

  var isInstalled: Bool {
    (try? Self.status(of: "(\(rawValue)) > /dev/null 2>&1")) == 0
  }

  /// Runs a line of the shell, which may end with the number of failed jobs for broken lines.
  func run(_ line: String) throws {
    let status = try Self.status(of: line)
    // Each of the two broken lines makes one block end with 65, and `parallel` counts such blocks.
    #expect(self == .parallel ? (1...2).contains(status) : status == 0, "\(line)")
  }

  private static func status(of line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C.UTF-8", "PLANNER": PlannerProcess.executable.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
