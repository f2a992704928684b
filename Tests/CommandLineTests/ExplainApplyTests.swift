import Foundation
import Testing

/// Every change that `explain` offers, made in a copy of the file.
struct ExplainApplyTests {
  @Test(arguments: Project.infeasibleWeeks)
  func `every change that is numbered gives a complete week in a copy that keeps the rules`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    let week = Project.infeasible(name)
    let explanation = try ExplainAnswer.about(week)
    #expect(explanation.verdict == "impossible")
    #expect(!explanation.repairs.isEmpty)
    let all = explanation.repairs + explanation.contradictionRepairs
    #expect(all.map(\.number) == Array(1...all.count))
    for (position, repair) in all.enumerated() {
      let copy = folder.path("\(repair.number).json")
      let apply = Self.apply(repair.number, to: week, "--out", copy)
      #expect(apply.exitCode == 0)
      #expect(apply.output.contains("Changed in the copy: \(repair.text)."), "\(apply.output)")
      if position < explanation.repairs.count {
        let fill = ProgramRun("fill", copy, "--time-limit", "none", "--lang", "en")
        #expect(fill.exitCode == 0, "\(name) \(repair.number): \(fill.output)")
        let check = ProgramRun("check", copy, "--format", "json")
        // What contradicts itself in the file may still do so, and that is all that is wrong.
        let isClean = check.output.contains(#""existingViolations": []"#)
        #expect(isClean || !explanation.contradictions.isEmpty)
        #expect(check.exitCode == (isClean ? 0 : 1))
        #expect(check.output.contains(#""complete": true"#))
        #expect(check.output.contains(#""violations": []"#))
      } else {
        #expect(ProgramRun("check", copy).exitCode == 0, "\(name) \(repair.number)")
      }
    }
  }

  @Test func `there are weeks to try`() {
    #expect(Project.infeasibleWeeks.count >= 40)
  }

  @Test func `the copy stands beside the file, which stays byte for byte`() throws {
    let folder = try TemporaryFolder()
    let original = try Project.bytes(ofInfeasible: "onboarding")
    let week = try folder.write(original, to: "week.json")
    let first = Self.apply(1, to: week)
    #expect(first.exitCode == 0)
    #expect(
      first.output == """
        Changed in the copy: Add 1 dish without a limited tag.
        Saved in \(folder.path("week.repaired.json"))

        """
    )
    #expect(try Data(contentsOf: folder.url.appending(path: "week.json")) == Data(original))
    #expect(try folder.names() == ["week.json", "week.repaired.json"])
  }

  @Test func `a copy that is there already is not replaced`() throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(Project.bytes(ofInfeasible: "onboarding"), to: "week.json")
    let copy = try folder.write("mine".utf8, to: "week.repaired.json")
    let refused = Self.apply(1, to: week)
    #expect(refused.exitCode == 74)
    #expect(refused.output.isEmpty)
    let cause = "there is a file of that name already"
    #expect(
      refused.errors == "\(copy): it cannot be written (\(cause)); what was there is unchanged.\n"
    )
    #expect(try folder.text(of: "week.repaired.json") == "mine")
    #expect(try folder.names() == ["week.json", "week.repaired.json"])
    // The name that was asked for is another matter.
    #expect(Self.apply(1, to: week, "--out", copy).exitCode == 0)
    #expect(ProgramRun("check", copy).exitCode == 0)
  }

  @Test func `a copy can go to the output, and what it changes to the errors`() throws {
    let run = Self.apply(1, to: Project.infeasible("onboarding"), "--out", "-")
    #expect(run.exitCode == 0)
    #expect(run.errors == "Changed in the copy: Add 1 dish without a limited tag.\n")
    #expect(run.output.hasPrefix("{\n  \"schema\": 1,"))
    #expect(run.output.contains(#"{"name": "New dish 1"}"#))
  }

  @Test func `a folder that is not there is a write error`() throws {
    let folder = try TemporaryFolder()
    let run = Self.apply(
      1,
      to: Project.infeasible("onboarding"),
      "--out",
      folder.path("none/week.json")
    )
    #expect(run.exitCode == 74)
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test func `programs learn what was changed and where it is`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path("copy.json")
    let run = Self.apply(
      1,
      to: Project.infeasible("onboarding"),
      "--out",
      copy,
      "--format",
      "json"
    )
    #expect(
      run.output == """
        {
          "number": 1,
          "cost": 3,
          "text": "Add 1 dish without a limited tag",
          "changes": [{"change": "addDishes", "count": 1, "tags": []}],
          "file": "\(copy)"
        }

        """
    )
  }

  @Test(arguments: ["--all", ""])
  func `the number means what the same command line shows without it`(option: String) throws {
    // A contradiction has its numbers behind those of the other changes, however many are shown.
    let week = Project.infeasible("contradicting-pins")
    let options = option.isEmpty ? [] : [option]
    let explanation =
      try options.isEmpty ? ExplainAnswer.about(week) : ExplainAnswer.about(week, option)
    let last = try #require(explanation.contradictionRepairs.last)
    let run = ProgramRun(
      ["explain", week, "--apply", "\(last.number)", "--out", "-", "--lang", "en"] + options
    )
    #expect(run.errors == "Changed in the copy: \(last.text).\n")
  }

  @Test func `a week of one's own with the dishes of a list becomes one file`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("name,tags\nSteak,Meat\nCod,Fish\n".utf8, to: "my dishes.csv")
    let week = try folder.write(
      #"{"schema": 1, "language": "en", "week": {"meals": ["dinner"]}}"#.utf8,
      to: "it's ours.json"
    )
    let explain = ProgramRun("explain", week, "--dishes", list)
    #expect(explain.exitCode == 2)
    let quoted = week.split(separator: "'").joined(separator: "'\\''")
    let line = "\n  planner explain '\(quoted)' --dishes '\(list)' --apply 1\n"
    #expect(explain.output.contains(line))
    let apply = ProgramRun("explain", week, "--dishes", list, "--apply", "1")
    #expect(apply.exitCode == 0)
    let copy = folder.path("it's ours.repaired.json")
    #expect(ProgramRun("check", copy).exitCode == 0)
    #expect(ProgramRun("fill", copy).exitCode == 0)
    #expect(try folder.text(of: "it's ours.repaired.json").contains(#""name": "Cod""#))
  }

  @Test func `the command line that is shown can be typed as it is`() throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(
      Project.bytes(ofInfeasible: "two-wishes"),
      to: "$(touch x) \"it's\" `me`; & week.json"
    )
    let output = ProgramRun("explain", week, "--all", "--lang", "en").output
    let line = try #require(
      output.split(separator: "\n").first { $0.hasPrefix("  planner explain ") }
    )
    #expect(line.hasSuffix(" --all --apply 1"))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "planner() { printf '%s' \"$2\"; };\(line)"]
    shell.currentDirectoryURL = folder.url
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(said == week)
    #expect(try folder.names().count == 1)
  }

  private static func apply(_ number: Int, to week: String, _ options: String...) -> ProgramRun {
    ProgramRun(
      ["explain", week, "--apply", "\(number)", "--time-limit", "none", "--lang", "en"] + options
    )
  }
}
