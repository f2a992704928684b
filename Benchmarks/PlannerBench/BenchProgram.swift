import BenchmarkSuites
import Foundation
import PlanFiles
import PlanTexts

/// The program from its arguments to its exit code.
struct BenchProgram {
  let console: BenchConsole

  /// Where the project is looked for unless `--root` says it.
  let folder: URL

  /// Runs one command.
  ///
  /// - Parameter words: The arguments, without the name of the program.
  /// - Returns: The exit code; errors have been printed.
  func run(_ words: [String]) -> Int32 {
    do {
      return try answer(words)
    } catch let error as BenchmarkError {
      console.writeError("planner-bench: \(error)\n")
      return switch error.kind {
      case .usage: 64
      case .badData: 65
      case .noInput: 66
      case .cannotWrite: 74
      }
    } catch let error as WriteError {
      console.writeError("planner-bench: \(error)\n")
      return 74
    } catch {
      console.writeError("planner-bench: internal error: \(error)\n")
      return 70
    }
  }

  private func answer(_ words: [String]) throws -> Int32 {
    guard let first = words.first, first != "--help", first != "help" else {
      if words.isEmpty { throw BenchmarkError(.usage, "No command; see planner-bench --help.") }
      try console.write(BenchCommand.overview)
      return 0
    }
    guard let command = BenchCommand(rawValue: first) else {
      throw BenchmarkError(
        unknown: "command",
        first,
        among: BenchCommand.allCases.map(\.rawValue)
      )
    }
    let arguments = try BenchArguments(Array(words.dropFirst()), of: command)
    if arguments.has(.help) {
      try console.write(command.help)
      return 0
    }
    switch command {
    case .list: return try list(arguments)
    case .generate: return try generate(arguments)
    case .run: return try run(arguments)
    case .compare: return try compare(arguments)
    case .summary: return try summarize(arguments)
    case .report: return try report(arguments)
    case .gate: return try gate(arguments)
    case .bestKnown: return try bestKnown(arguments)
    case .export: return try export(arguments)
    case .audit: return try audit(arguments)
    }
  }

  func store(_ arguments: BenchArguments) throws(BenchmarkError) -> SuiteStore {
    guard let root = arguments.text(.root) else { return try SuiteStore(containing: folder) }
    let store = SuiteStore(root: URL(filePath: root))
    guard FileManager.default.fileExists(atPath: store.folder.path) else {
      throw BenchmarkError(.usage, "--root: there is no 'datasets/benchmark' in '\(root)'.")
    }
    return store
  }

  private func list(_ arguments: BenchArguments) throws -> Int32 {
    try refuseArguments(arguments)
    let store = try store(arguments)
    var table = MarkdownTable(["suite", "about", "instances", "stored"], textColumns: 2)
    for name in try store.names() {
      let manifest = try store.manifest(name)
      let count = manifest.instances.reduce(0) { $0 + ($1.count ?? 1) }
      table.add([name, manifest.about, String(count), manifest.stored ? "yes" : "no"])
    }
    try console.write(table.text)
    return 0
  }

  private func compare(_ arguments: BenchArguments) throws -> Int32 {
    guard arguments.arguments.count == 2 else {
      throw BenchmarkError(.usage, "compare needs two files; see planner-bench compare --help.")
    }
    let comparison = Comparison(
      baseline: try RowFile.rows(of: arguments.arguments[0]),
      new: try RowFile.rows(of: arguments.arguments[1])
    )
    guard comparison.pairCount > 0 else {
      throw BenchmarkError(.badData, "The two files have no instance and method in common.")
    }
    try console.write(comparison.text)
    return comparison.verdict.exitCode
  }

  private func summarize(_ arguments: BenchArguments) throws -> Int32 {
    let rows = try arguments.names("a file of rows").flatMap { try RowFile.rows(of: $0) }
    guard !rows.isEmpty else { throw BenchmarkError(.badData, "There are no rows to summarize.") }
    try console.write(Summary(rows).text)
    return 0
  }

  private func gate(_ arguments: BenchArguments) throws -> Int32 {
    try refuseArguments(arguments)
    let store = try store(arguments)
    let file = Gate.file(in: store.root)
    let measured = try Gate.measured(in: store, on: Machine(checkout: store.root))
    if arguments.has(.write) {
      try AtomicFile.write(measured.encoded(), to: file.path)
      return 0
    }
    let differences = try Gate(reading: file).differences(of: measured)
    guard !differences.isEmpty else {
      try console.write("\(measured.instances.count) runs, nothing changed.\n")
      return 0
    }
    try console.write(differences.map { "\($0)\n" }.joined())
    return 1
  }

  private func refuseArguments(_ arguments: BenchArguments) throws(BenchmarkError) {
    guard let stranger = arguments.arguments.first else { return }
    throw BenchmarkError(
      .usage,
      "\(arguments.command.rawValue) takes no '\(stranger)'; see planner-bench \(arguments.command.rawValue) --help."
    )
  }
}
