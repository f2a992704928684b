package import Foundation
import MealPlanning
import PlanFiles

#if GLPK
import GLPKBackend
#endif

/// What the figures of a row depend on beside the program.
package struct Machine: Hashable, Sendable {
  package var swift: String
  package var engine: String
  package var solver: String
  package var commit: String
  package var cpu: String
  package var cores: Int
  package var os: String
  package var buildMode: String

  /// This machine and the state of a checkout.
  package init(checkout: URL) {
    swift = Self.compiler
    engine = Self.engineVersion
    #if GLPK
    solver = GLPKSolver().name
    #else
    solver = "none"
    #endif
    commit = Self.commit(of: checkout)
    cpu = Self.processor
    cores = ProcessInfo.processInfo.activeProcessorCount
    os = ProcessInfo.processInfo.operatingSystemVersionString
    #if DEBUG
    buildMode = "debug"
    #else
    buildMode = "release"
    #endif
  }

  package static let engineVersion = "0.1.0"

  /// The language version the compiler stands for; it says no more about itself.
  private static var compiler: String {
    #if compiler(>=6.5)
    "6.5 or newer"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  private static var processor: String {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":", maxSplits: 1).last
      .map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }

  private static func commit(of checkout: URL) -> String {
    guard let commit = git(["rev-parse", "--short=12", "HEAD"], in: checkout), !commit.isEmpty
    else { return "unknown" }
    let changes = git(["status", "--porcelain", "--untracked-files=no"], in: checkout)
    return commit + (changes == "" ? "" : "+changes")
  }

  private static func git(_ arguments: [String], in folder: URL) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Machine {
  /// The machine as a JSON file, with the keys of rows.
  package func encoded() -> String {
    JSONText.object(
      [
        ("swift", .text(swift)), ("engine", .text(engine)), ("solver", .text(solver)),
        ("commit", .text(commit)), ("cpu", .text(cpu)), ("cores", .number(cores)),
        ("os", .text(os)), ("buildMode", .text(buildMode)),
      ],
      .lineEach
    )
    .file
  }
}
