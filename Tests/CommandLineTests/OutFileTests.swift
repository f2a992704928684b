import Foundation
import Testing

struct OutFileTests {
  @Test(arguments: ["familia", "taylors", "comedor", "cenas"])
  func `a filled week is written, passes the check, and is not changed by another fill`(
    household: String
  ) throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder.path("first.json"), folder.path("second.json"))
    let fill = try PlannerProcess.run("fill", Project.household(household), "--out", first)
    #expect([0, 2].contains(fill.exitCode))
    let check = try PlannerProcess.run("check", first)
    #expect(check.exitCode == 0, "\(check.output)")
    let again = try PlannerProcess.run("fill", first, "--out", second)
    #expect(again.exitCode == fill.exitCode)
    #expect(try folder.text(of: "first.json") == folder.text(of: "second.json"))
    #expect(try folder.names() == ["first.json", "second.json"])
  }

  @Test func `another dish comes into the same file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("week.json")
    _ = try PlannerProcess.run("fill", Project.household("familia"), "--out", path)
    let before = try folder.text(of: "week.json").split(separator: "\n")
    let reroll = try PlannerProcess.run("reroll", path, "--slot", "mar/cena", "--out", path)
    #expect(reroll.exitCode == 0)
    let after = try folder.text(of: "week.json").split(separator: "\n")
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count)
    #expect(changed.count == 1)
    #expect(changed.first?.1.contains(#""meal": "dinner""#) == true)
    #expect(try PlannerProcess.run("check", path).exitCode == 0)
  }

  @Test func `the same seed writes the same file`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.json", "b.json"] {
      _ = try PlannerProcess.run(
        "fill",
        Project.household("familia"),
        "--seed",
        "99",
        "--out",
        folder.path(name)
      )
    }
    #expect(try folder.text(of: "a.json") == folder.text(of: "b.json"))
  }

  @Test func `a folder that is not there, and a file in its place, are write errors`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old".utf8, to: "old")
    for path in [folder.path("no/week.json"), "\(file)/week.json", folder.url.path] {
      let answer = try PlannerProcess.run("fill", "Weeks/tres-dias.json", "--out", path)
      #expect(answer.exitCode == 74)
      #expect(answer.errors.hasPrefix("\(path): "))
      #expect(answer.errors.split(separator: "\n").count == 1)
      #expect(answer.output.contains("Menestra"), "The plan is printed all the same.")
    }
    #expect(try folder.text(of: "old") == "old")
    #expect(try folder.names() == ["old"])
  }

  @Test(.enabled(if: geteuid() != 0, "Nothing is read-only for the superuser."))
  func `a read-only folder keeps the old file whole`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old".utf8, to: "week.json")
    chmod(folder.url.path, 0o500)
    defer { chmod(folder.url.path, 0o700) }
    let answer = try PlannerProcess.run("fill", "Weeks/tres-dias.json", "--out", path)
    #expect(answer.exitCode == 74)
    #expect(try folder.text(of: "week.json") == "old")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is a write error, for the report as for the file`() throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let report = try PlannerProcess(["fill", "Weeks/tres-dias.json"], output: full).answer()
    #expect(report.exitCode == 74)
    #expect(report.errors.split(separator: "\n").count == 1)
    let file = try PlannerProcess.run("fill", "Weeks/tres-dias.json", "--out", "/dev/full")
    #expect(file.exitCode == 74)
    #expect(file.errors.split(separator: "\n").count == 1)
  }

  @Test func `a reader that went away ends the program quietly, and the file is written`() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try PlannerProcess(
      ["fill", Project.household("familia"), "--out", folder.path("week.json")],
      output: pipe.fileHandleForWriting
    )
    let answer = try run.answer()
    #expect(answer.exitCode == 74)
    #expect(!answer.wasKilled)
    #expect(answer.errors.isEmpty)
    #expect(try PlannerProcess.run("check", folder.path("week.json")).exitCode == 0)
  }
}
