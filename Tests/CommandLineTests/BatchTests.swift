import Foundation
import MealPlanning
import PlanningTestSupport
import Testing

struct BatchTests {
  @Test(arguments: [1, 2, 7])
  func `every result is what fill gives for the line`(jobs: Int) throws {
    let folder = try TemporaryFolder()
    let lines = try Batch.households(count: 25)
    let path = try folder.write(Batch.text(lines), to: "weeks.ndjson")
    let answer = ProgramRun(["batch", path, "--jobs", "\(jobs)"])
    #expect(answer.exitCode == 0)
    #expect(answer.errors.isEmpty)
    let results = answer.output.withoutTimes.split(separator: "\n")
    #expect(results.count == lines.count)
    for (index, result) in results.enumerated() {
      let week = try folder.write(lines[index], to: "week.json")
      let fill = ProgramRun(["fill", week, "--format", "json"])
      let expected = try Batch.objects(
        in: fill.output.withoutTimes.replacing("\n", with: " ")
      )
      var object = try Batch.objects(in: String(result))[0]
      #expect(result.hasPrefix("{\"line\": \(index + 1), \"stop\": "))
      object["line"] = nil
      #expect(object as NSDictionary == expected[0] as NSDictionary)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `slow lines among quick ones do not change the order`() throws {
    let folder = try TemporaryFolder()
    let slow = Batch.line(of: HardWeek.document.utf8)
    let quick = try Batch.households(count: 60)
    let lines = [slow] + quick.prefix(30) + [slow] + quick.suffix(30)
    let path = try folder.write(Batch.text(lines), to: "weeks.ndjson")
    let answer = ProgramRun(["batch", path, "--jobs", "8", "--time-limit", "1s"])
    #expect(answer.exitCode == 0)
    let objects = try answer.objects
    #expect(objects.map { $0["line"] as? Int } == Array(1...lines.count))
    #expect(objects[0]["stop"] as? String == "timeLimit")
    #expect(objects[31]["stop"] as? String == "timeLimit")
  }

  @Test func `a bad line is an error in its place, and the rest goes on`() throws {
    let folder = try TemporaryFolder()
    let week = try Batch.line(ofWeek: "tres-dias")
    let lines = [
      week, Array("<html>".utf8), Array(#"{"schema": 1, "#.utf8),
      Array(#"{"schema": 1, "dishes": [{"name": "A", "tags": ["Pescdo"]}]}"#.utf8),
      [0xFF, 0xFE], week,
    ]
    let path = try folder.write(Batch.text(lines), to: "weeks.ndjson")
    let answer = ProgramRun(["batch", path, "--lang", "en"])
    #expect(answer.exitCode == 65)
    let objects = try answer.objects
    let errors = objects.map { $0["error"] as? [String: String] }
    #expect(
      errors.map { $0?["place"] } == [
        nil, "line 2, column 1", "line 3, column 15", "dishes[0].tags[0]", "line 5, column 1", nil,
      ]
    )
    #expect(errors[1]?["message"]?.hasPrefix("\(path): line 2, column 1: this is no JSON") == true)
    #expect(errors[3]?["message"]?.hasPrefix("\(path): line 4: dishes[0].tags[0]: ") == true)
    #expect(objects.map { $0["line"] as? Int } == Array(1...6))
    #expect(answer.output.hasPrefix(#"{"line": 1, "stop": "#))
  }

  @Test func `a line that makes the planner fail is an error, and the batch ends with 70`() throws {
    let folder = try TemporaryFolder()
    let lines = [try Batch.line(ofWeek: "tres-dias"), Array("?".utf8)]
    let path = try folder.write(Batch.text(lines), to: "weeks.ndjson")
    let answer = ProgramRun(
      ["batch", path, "--lang", "en"],
      planner: MealPlanner(solver: StandInSolver.liar)
    )
    #expect(answer.exitCode == 70)
    let errors = try answer.objects.map { $0["error"] as? [String: String] }
    #expect(errors[0]?["place"] == "line 1")
    #expect(errors[0]?["message"]?.contains("internal error") == true)
    #expect(errors[1]?["place"] == "line 2, column 1")
  }

  @Test func `blank lines are passed over but counted, and the last line needs no end`() throws {
    let folder = try TemporaryFolder()
    let week = try Batch.line(ofWeek: "tres-dias")
    let ends: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [13, 10], [10], [32, 9, 13, 10]]
    let text = ends[0] + week + ends[1] + ends[2] + ends[3] + week + ends[1] + week
    let answer = ProgramRun(["batch", try folder.write(text, to: "weeks.ndjson")])
    #expect(answer.exitCode == 0)
    #expect(try answer.objects.map { $0["line"] as? Int } == [1, 4, 5])
  }

  @Test func `one list of dishes serves all lines`() throws {
    let folder = try TemporaryFolder()
    let table = try folder.write("nombre,etiquetas\nSopa,\n".utf8, to: "dishes.csv")
    let week = try Batch.line(ofWeek: "tres-dias")
    let path = try folder.write(Batch.text([week, week]), to: "weeks.ndjson")
    #expect(ProgramRun(["batch", path, "--dishes", folder.path("none.csv")]).exitCode == 66)
    let broken = try folder.write("x,y\n".utf8, to: "broken.csv")
    let refused = ProgramRun(["batch", path, "--dishes", broken])
    #expect(refused.exitCode == 65)
    #expect(refused.output.isEmpty)
    #expect(try ProgramRun(["batch", path, "--dishes", table]).objects.count == 2)
  }

  @Test func `no input gives no output`() throws {
    let answer = try PlannerProcess.run("batch")
    #expect(answer.exitCode == 0)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.isEmpty)
    for path in ["Weeks/no-such-week.ndjson", "Weeks"] {
      let answer = try PlannerProcess.run("batch", path)
      #expect(answer.exitCode == 66)
      #expect(answer.errors.hasPrefix("\(path): "))
    }
  }
}

/// Batches as processes, with an input or an output that is not finished.
@Suite(.serialized)
struct BatchStreamTests {
  @Test(.timeLimit(.minutes(10)))
  func `a result comes before the input ends`() throws {
    let (input, output) = (Pipe(), Pipe())
    let run = try PlannerProcess(
      ["batch", "--jobs", "2"],
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    for number in 1...3 {
      try input.fileHandleForWriting.write(
        contentsOf: Batch.text([Batch.line(ofWeek: "tres-dias")])
      )
      let result = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(result.hasPrefix("{\"line\": \(number), "))
    }
    try input.fileHandleForWriting.close()
    #expect(try run.answer().exitCode == 0)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM])
  func `a signal ends the lines in work, which are written in order`(signal: Int32) throws {
    let input = Pipe()
    let run = try PlannerProcess(
      ["batch", "--jobs", "2", "--time-limit", "none"],
      input: input.fileHandleForReading
    )
    let slow = Batch.line(of: HardWeek.document.utf8)
    // The window takes all of them, and the reader then waits for more.
    try input.fileHandleForWriting.write(
      contentsOf: Batch.text([slow] + Batch.households(count: 10) + [slow, slow])
    )
    Thread.sleep(forTimeInterval: 3)
    run.send(signal)
    let answer = try run.answer()
    #expect(answer.exitCode == 3)
    #expect(!answer.wasKilled)
    #expect(answer.errors.isEmpty)
    let objects = try Batch.objects(in: answer.output)
    #expect(!objects.isEmpty)
    #expect(objects.map { $0["line"] as? Int } == objects.indices.map { $0 + 1 })
    #expect(objects.first?["stop"] as? String == "interrupted")
    #expect(objects.count < 13, "The last line was not begun.")
    try input.fileHandleForWriting.close()
  }

  @Test(.timeLimit(.minutes(10)))
  func `a reader that went away ends the batch quietly`() throws {
    let (input, output) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    let run = try PlannerProcess(
      ["batch", "--jobs", "2"],
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    try input.fileHandleForWriting.write(contentsOf: Batch.text(Batch.households(count: 5)))
    let answer = try run.answer()
    #expect(answer.exitCode == 74)
    #expect(!answer.wasKilled)
    #expect(answer.errors.isEmpty)
    try input.fileHandleForWriting.close()
  }
}
