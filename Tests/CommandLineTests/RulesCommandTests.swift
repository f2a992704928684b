import Foundation
import Testing
import planner

/// The commands about rules: exit codes, mistakes and drawings.
///
/// Their answers are golden.
struct RulesCommandTests {
  private static let rules = Project.tests.appending(path: "Weeks/rules").path

  /// Command lines with what they exit with; `RULES`, `HOMES` and `WISHES` stand for weeks.
  private static let cases: [(line: String, exitCode: ExitCode)] = [
    // A change that breaks nothing anybody expects, one that does, and one that is not judged in time.
    ("try Carne.maxPerWeek=4 --on HOMES", .done),
    ("try Carne.maxPerWeek=1 --on RULES", .no),
    ("try Carne.maxPerWeek=4 --on HOMES --time-limit 0s", .stopped),
    ("test WISHES", .done),
    ("test HOMES WISHES", .done),
    ("test RULES", .no),
    ("test WISHES --time-limit 0s", .stopped),
    ("sweep Carne.maxPerWeek=0..2 --on HOMES --on RULES", .done),
    ("sweep Carne.maxPerWeek=0..1 --on HOMES --time-limit 0s", .stopped),
    ("--help", .done),

    ("", .usage),
    ("tri --on RULES", .usage),
    ("try", .usage),
    ("try Carne.maxPerWeek=1", .usage),
    ("try --on RULES", .usage),
    ("try Carne --on RULES", .usage),
    ("try -x --on RULES", .usage),
    ("try Carne.maxPerWeek=1 --on RULES --jobs 0", .usage),
    ("try Carne.maxPerWeek=1 --on RULES --format svg", .usage),
    ("try +Carne.maxPerWeek=1 --on RULES", .usage),
    ("try -Carne.minPerWeek --on RULES", .usage),
    ("try Crane.maxPerWeek=1 --on RULES", .usage),
    ("test", .usage),
    ("sweep Carne.maxPerWeek=0..7", .usage),
    ("sweep Carne.maxPerWeek --on RULES", .usage),
    ("sweep A.maxPerWeek=0..7 B.maxPerWeek=0..7 --on RULES", .usage),

    ("try @RULES/ana.json --on RULES", .badData),
    ("try Carne.maxPerWeek=1 --on RULES/changes.txt", .badData),
    ("try @/no/such/file --on RULES", .noInput),
    ("test /no/such/folder", .noInput),
    ("sweep Carne.maxPerWeek=0..1 --on RULES --svg /no/such/folder/x.svg", .writeError),
  ]

  @Test(arguments: cases.map(\.line))
  func `the exit code says what came of it`(line: String) throws {
    let exitCode = try #require(Self.cases.first { $0.line == line }).exitCode
    let run = Self.run(line)
    #expect(run.exitCode == exitCode.rawValue, "\(run.errors)")
    let isAnswer = [ExitCode.done, .no, .stopped].contains(exitCode)
    #expect(run.errors.isEmpty == isAnswer, "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count <= 2)
  }

  private static func run(_ line: String) -> ProgramRun {
    let datasets = Project.root.appending(path: "datasets").path
    let words = line.replacing("RULES", with: rules)
      .replacing("HOMES", with: datasets + "/households")
      .replacing("WISHES", with: datasets + "/infeasible/two-wishes.json")
      .split(separator: " ").map(String.init)
    return ProgramRun(["rules"] + words)
  }

  @Test func `a near match is offered`() {
    let change = ProgramRun(["rules", "try", "Crane.maxPerWeek=1", "--on", Self.rules])
    #expect(change.errors.contains("no week has the tag 'Crane'; maybe 'Carne'"))
    let command = ProgramRun(["rules", "tri"])
    #expect(command.errors.contains("maybe 'rules try'"))
    let group = ProgramRun(["rule"])
    #expect(group.errors.contains("maybe 'rules'"))
  }

  @Test func `changes that take a rule away are no options`() {
    let run = ProgramRun([
      "rules", "try", "-Pescado.minPerWeek", "--on", Self.rules + "/dani.json", "--lang", "en",
    ])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Change: -Pescado.minPerWeek\n"))
  }

  @Test func `the drawing is XML and names are safe in it`() throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(
      #"""
      {"schema": 1, "week": {"days": 2},
       "tags": [{"key": "a<b> & \"c\"", "rules": {}}],
       "dishes": [{"name": "Sopa", "tags": ["a<b> & \"c\""]}]}
      """#.utf8,
      to: "week.json"
    )
    let svg = folder.path("chart.svg")
    let change = #""a<b> & ""c""".maxPerWeek=0..5"#
    let run = ProgramRun(["rules", "sweep", change, "--on", week, "--svg", svg])
    #expect(run.exitCode == 0, "\(run.errors)")
    let drawing = try DrawnTexts(of: folder.text(of: "chart.svg"))
    #expect(drawing.texts.contains { $0.contains("a<b> & ") && $0.contains("maxPerWeek") })
    for number in 0...5 { #expect(drawing.texts.contains(String(number))) }
  }

  @Test func `nonsense files never bring the program down`() throws {
    for path in try Self.sharedNonsense() {
      for command in [["try", "Carne.maxPerWeek=1", "--on", path], ["test", path]] {
        let run = ProgramRun(["rules"] + command)
        #expect(run.exitCode == ExitCode.badData.rawValue, "\(path)")
        #expect(run.errors.split(separator: "\n").count == 1)
      }
    }
  }

  private static func sharedNonsense() throws -> [String] {
    let folder = Project.root.appending(path: "Tests/Tooling/broken")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0).path }
  }
}
