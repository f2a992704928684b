import Foundation
import Testing

/// Fills that would take very long, ended from outside.
@Suite(.serialized)
struct InterruptTests {
  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM])
  func `a signal ends the search and the best plan so far is printed`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(HardWeek.document.utf8, to: "week.json")
    let run = try PlannerProcess([
      "fill", week, "--time-limit", "none", "--format", "json", "--out", folder.path("plan.json"),
    ])
    // Long enough for the search to have begun, far too short for it to end.
    Thread.sleep(forTimeInterval: 3)
    run.send(signal)
    let answer = try run.answer()
    #expect(answer.exitCode == 3)
    #expect(!answer.wasKilled)
    #expect(answer.output.contains(#""stop": "interrupted""#))
    #expect(answer.output.contains(#""meal": "#))
    #expect(answer.errors.isEmpty)
    #expect(try PlannerProcess.run("check", folder.path("plan.json")).exitCode == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a second Ctrl-C ends the program at once`() throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(HardWeek.document.utf8, to: "week.json")
    let run = try PlannerProcess(["fill", week, "--time-limit", "none"])
    Thread.sleep(forTimeInterval: 3)
    run.send(SIGINT)
    Thread.sleep(forTimeInterval: 0.01)
    run.send(SIGINT)
    let answer = try run.answer()
    // The search may be quicker to end than the second signal is to come.
    #expect([3, 130].contains(answer.exitCode))
    #expect(!answer.wasKilled)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM])
  func `a signal ends an explanation, which then claims nothing`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(HardWeek.document.utf8, to: "week.json")
    let run = try PlannerProcess([
      "explain", week, "--all", "--time-limit", "none", "--format", "json",
    ])
    Thread.sleep(forTimeInterval: 3)
    run.send(signal)
    let answer = try run.answer()
    #expect(answer.exitCode == 3)
    #expect(!answer.wasKilled)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains(#""verdict": "notProved""#))
    for key in ["conflicts", "empty", "repairs"] {
      #expect(answer.output.contains("\"\(key)\": []"))
    }
    for key in ["allConflicts", "cheapestFirst"] {
      #expect(answer.output.contains("\"\(key)\": false"))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `the time limit ends the search with a plan`() throws {
    let folder = try TemporaryFolder()
    let week = try folder.write(HardWeek.document.utf8, to: "week.json")
    let answer = try PlannerProcess.run("fill", week, "--time-limit", "1s")
    #expect(answer.exitCode == 3)
    #expect(answer.output.contains("Not proved to be the best: the time was up."))
  }

  @Test func `no time at all gives a quick plan that says why`() throws {
    let answer = try PlannerProcess.run(
      "fill",
      Project.household("familia"),
      "--time-limit",
      "0s",
      "--lang",
      "en"
    )
    #expect(answer.exitCode == 3)
    #expect(answer.output.contains("Not proved to be the best: the time was up."))
    #expect(
      answer.output.contains(
        "Made by: direct choice (the search stopped before it found anything better)"
      )
    )
  }
}
