import Foundation
import PlanningTestSupport
import Testing
import planner

/// Damaged files through the whole program: it answers or says in one line what is wrong.
///
/// A crash would end the tests, and a hang their time limit.
struct FuzzTests {
  private static let weeks = ["tres-dias", "stuck", "broken-plan", "odd"]
  private static let commands = [
    ["fill", "--time-limit", "20ms"], ["fill", "--method", "greedy", "--format", "json"],
    ["fill", "--out", "-", "--time-limit", "0s"], ["check"], ["check", "--format", "json"],
    ["options"], ["options", "--slot", "mon/dinner"],
    ["reroll", "--slot", "1/dinner", "--seed", "1"],
    ["validate"], ["validate", "--format", "json"],
    ["explain", "--all", "--format", "json", "--time-limit", "20ms"],
    ["explain", "--apply", "1", "--out", "-", "--time-limit", "20ms"],
  ]

  /// All in release mode; in debug mode, which is far slower, a tenth in this process and a fifth of the
  /// others.
  #if DEBUG
  private static let batches = 0..<2 as Range<UInt64>
  private static let processBatches = 0..<2 as Range<UInt64>
  #else
  private static let batches = 0..<19 as Range<UInt64>
  private static let processBatches = 0..<10 as Range<UInt64>
  #endif

  @Test(.timeLimit(.minutes(15)), arguments: batches)
  func `a thousand damaged files in this process`(batch: UInt64) throws {
    let folder = try TemporaryFolder()
    for number in 0..<1_000 {
      let seed = batch * 1_000 + UInt64(number)
      let (path, arguments) = try Self.damage(seed: seed, in: folder)
      let errors = TextSink()
      let console = Console(
        output: Console.Stream(isTerminal: false) { _ in nil },
        errors: Console.Stream(isTerminal: false) { text in
          errors.append(text)
          return nil
        },
        environment: ["COLUMNS": "\(30 + seed % 100)"]
      )
      let code = Program(console: console).run(arguments)
      Self.judge(code.rawValue, errors.text, path: path, arguments: arguments, seed: seed)
    }
  }

  @Test(.timeLimit(.minutes(15)), arguments: processBatches)
  func `a hundred damaged files through processes`(batch: UInt64) throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 {
      let seed = 1_000_000 + batch * 100 + UInt64(number)
      let (path, arguments) = try Self.damage(seed: seed, in: folder)
      let answer = try PlannerProcess(arguments).answer()
      #expect(!answer.wasKilled, "seed \(seed): \(arguments)")
      Self.judge(answer.exitCode, answer.errors, path: path, arguments: arguments, seed: seed)
    }
  }

  @Test(.timeLimit(.minutes(15)), arguments: 0..<10)
  func `a batch answers every damaged line`(batch: UInt64) throws {
    let folder = try TemporaryFolder()
    var lines: [[UInt8]] = []
    for number in 0..<60 {
      var mutator = DocumentMutator(seed: 2_000_000 + batch * 60 + UInt64(number))
      let line = try Batch.line(ofWeek: Self.weeks[number % Self.weeks.count])
      // A line feed would make two lines of one, and a line of blanks would have no answer.
      let damaged = mutator.mutated(line).filter { $0 != UInt8(ascii: "\n") }
      lines.append(damaged.allSatisfy { [9, 13, 32].contains($0) } ? [0] : damaged)
    }
    let path = try folder.write(lines.joined(separator: [UInt8(ascii: "\n")]), to: "weeks.ndjson")
    let answer = ProgramRun(["batch", path, "--jobs", "3", "--time-limit", "200ms"])
    #expect([0, 65].contains(answer.exitCode))
    #expect(answer.errors.isEmpty)
    #expect(try answer.objects.map { $0["line"] as? Int } == lines.indices.map { $0 + 1 })
    for object in try answer.objects {
      #expect((object["plan"] == nil) != (object["error"] == nil))
    }
  }

  /// A damaged file and a command line about it.
  private static func damage(
    seed: UInt64,
    in folder: TemporaryFolder
  ) throws -> (path: String, arguments: [String]) {
    var mutator = DocumentMutator(seed: seed)
    let number = Int(seed)
    // One file in ten is a household of full size, one a list of dishes.
    let path: String
    var arguments = commands[number / 10 % commands.count]
    switch number % 10 {
    case 0:
      let bytes = try Project.bytes(ofHousehold: "familia")
      path = try folder.write(mutator.mutated(bytes), to: "week.json")
      arguments.append(path)
    case 1:
      let table = Array("nombre,etiquetas\nPollo,Carne\n\"Sopa, de ajo\",Verduras;Solo Cena\n".utf8)
      path = try folder.write(mutator.mutated(table), to: "dishes.csv")
      arguments += ["Weeks/stuck.json", "--dishes", path]
      arguments[arguments.count - 3] = Project.tests.appending(path: "Weeks/stuck.json").path
    default:
      let bytes = try Project.bytes(ofWeek: weeks[number % weeks.count])
      path = try folder.write(mutator.mutated(bytes), to: "week.json")
      arguments.append(path)
    }
    return (path, arguments)
  }

  private static func judge(
    _ code: Int32,
    _ errors: String,
    path: String,
    arguments: [String],
    seed: UInt64
  ) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: true)
    let what = "seed \(seed): planner \(arguments.joined(separator: " ")) → \(code): \(errors)"
    switch code {
    case 0, 1, 2, 3:
      // With the document on the output, the report is among the errors.
      #expect(errors.isEmpty || arguments.contains("--out"), "\(what)")
    case 65:
      // The file of the household may be at fault when its dishes are replaced.
      let week = Project.tests.appending(path: "Weeks/stuck.json").path
      #expect(lines.count == 1 && (errors.hasPrefix(path) || errors.hasPrefix(week)), "\(what)")
    case 64:
      // The slot that the command line names may have gone from the file, and so may the need for
      // a change.
      let namesSomething = arguments.contains("--slot") || arguments.contains("--apply")
      #expect(lines.count == 2 && namesSomething, "\(what)")
    default:
      Issue.record("\(what)")
    }
  }
}
