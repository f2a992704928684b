import Foundation
import Testing

/// A command that loses something of the household.
struct LosingCommand: CustomTestStringConvertible, Sendable {
  var line: String

  /// The exit code once it is done.
  var exitCode: Int32

  var testDescription: String { line }

  init(_ line: String, exitCode: Int32 = 0) {
    self.line = line
    self.exitCode = exitCode
  }

  static let all = [
    LosingCommand("dish remove Arroz"),
    LosingCommand("dish remove Merluza --force"),
    LosingCommand("dish remove Arroz Fideos"),
    LosingCommand("tag remove Caldo"),
    LosingCommand("tag remove Sopa --force"),
    LosingCommand("week reset current"),
    LosingCommand("week reset next"),
    LosingCommand("week copy current next --replace"),
    LosingCommand("template apply Típica next --replace"),
    LosingCommand("template save Típica next --replace"),
    LosingCommand("template remove Típica"),
    // A rule of the household cannot be met.
    LosingCommand("fill next --again --seed 3", exitCode: 2),
    LosingCommand("explain +2 --apply 1"),
    LosingCommand("cooked --date 2026-12-01"),
    LosingCommand("cooked --date 2026-11-30 --undo"),
    LosingCommand("household import {folder}/other.json"),
  ]
}

/// What cannot be undone is asked first, and without a yes nothing changes.
struct ConfirmationTests {
  /// A household in which every command of the table has something to lose, as an export.
  private static let household: Result<String, any Error> = Result {
    let home = try Home([
      "init --windows dinnerOnly",
      "tag add Sopa", "tag add Caldo",
      "dish add Paella --tag Pasta/Arroz",
      "dish add Merluza --tag Pescado", "dish add Tortilla --tag Huevos --max-uses 1",
      "dish add Gazpacho --tag Sopa", "dish add Consomé --tag Caldo --tag Carne",
      "dish add Pollo --tag Carne", "dish add Ñoquis --tag Pasta/Arroz",
      "week assign current lun/cena Paella", "week assign current mar/cena Tortilla",
      "cooked Paella --date 2026-11-30", "template save Típica current",
      "week assign next lun/cena Merluza", "fill next --seed 1",
      "dish add Arroz --tag Pasta/Arroz", "dish add Fideos --tag Pasta/Arroz",
      "tag set Huevos minPerWeek=2",
    ])
    return home.exported
  }

  private static func home() throws -> Home {
    let home = try Home()
    _ = try home.folder.write(household.get().utf8, to: "household.json")
    for line in [
      "household export --out {folder}/other.json", "household import {folder}/household.json",
    ] {
      #expect(home.run(line).exitCode == 0)
    }
    return home
  }

  @Test(arguments: LosingCommand.all)
  func `without a yes nothing changes`(command: LosingCommand) throws {
    let home = try Self.home()
    let before = home.exported
    let alone = home.run(command.line)
    #expect(alone.exitCode == 1)
    #expect(alone.output.isEmpty)
    #expect(alone.errors.contains("--yes"))
    #expect(alone.errors.count { $0 == "\n" } == 1)
    #expect(home.exported == before)
    for answer in ["n", "no", "", "yep", "nosí"] {
      let run = home.run(command.line, answers: [answer])
      #expect(run.exitCode == 1, "\(answer)")
      #expect(run.output.isEmpty, "\(answer)")
    }
    #expect(home.exported == before)
    // The keyboard went away.
    #expect(home.run(command.line, answers: []).exitCode == 1)
    #expect(home.exported == before)
  }

  @Test(arguments: LosingCommand.all, [["s"], ["Y"], nil])
  func `with a yes it is done`(command: LosingCommand, answers: [String]?) throws {
    let home = try Self.home()
    let before = home.exported
    let run = home.run(answers == nil ? command.line + " --yes" : command.line, answers: answers)
    #expect(run.exitCode == command.exitCode, "\(run.errors)")
    #expect(run.output.isEmpty == false)
    #expect(home.exported != before)
    if answers == nil { #expect(run.errors.isEmpty) }
    #expect(try home.defects().isEmpty)
  }

  @Test(arguments: ["week copy current +3 --replace", "template apply Típica +3 --replace"])
  func `where nothing is lost nothing is asked`(line: String) throws {
    let home = try Self.home()
    let run = home.run(line)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test func `days that lose dishes are asked about, others are not`() throws {
    let home = try Home([
      "init --profile forkplan", "dish add Lasagne --diet veg", "dish add Burgers",
      "week days next mon tue", "week assign next mon/dinner Burgers",
      "week assign next tue/dinner Lasagne",
    ])
    #expect(home.run("week days next mon tue=veg wed").exitCode == 0)
    let before = home.exported
    let alone = home.run("week days next mon=vegan tue=veg")
    #expect(alone.exitCode == 1)
    #expect(alone.errors.contains("Burgers"))
    #expect(home.run("week days next mon=vegan tue=veg", answers: ["n"]).exitCode == 1)
    #expect(home.exported == before)
    #expect(home.run("week days next mon=vegan tue=veg", answers: ["y"]).exitCode == 0)
    #expect(home.run("week show next").output.contains("Burgers") == false)
  }

  @Test func `an import over settings alone is asked about too`() throws {
    let home = try Home(["household export --out {folder}/other.json"])
    // Nothing was kept yet, so that nothing is lost.
    #expect(home.run("household import {folder}/other.json").exitCode == 0)
    #expect(home.run("tag set Carne maxPerWeek=1").exitCode == 0)
    let before = home.exported
    #expect(home.run("household import {folder}/other.json").exitCode == 1)
    #expect(home.exported == before)
  }
}
