import Foundation
import MealModel
import PlanningTestSupport
import Testing
import planner

/// Command lines that nobody would type, of words that the program knows.
struct NonsenseTests {
  /// Exit codes that the help lists, without that of a defect of the program.
  private static let codes = Set(ExitCode.allCases.map(\.rawValue)).subtracting([
    ExitCode.internalError.rawValue
  ])

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `a hundred drawn command lines end with a documented code and a sound store`(
    batch: UInt64
  ) throws {
    let home = try Home([
      "init --windows both", "dish add Merluza --tag Pescado", "dish add Arroz --tag Pasta/Arroz",
      "dish add Pollo --tag Carne --ingredient '1 kg pollo'", "tag add Sopa",
      "week assign current mié/cena Merluza", "week assign next lun/comida Arroz",
      "template save Típica", "cooked Merluza --date 2026-12-01",
    ])
    for number in 0..<100 {
      let seed = batch * 100 + UInt64(number)
      var drawing = Drawing(seed: seed, folder: home.folder.url.path)
      let words = drawing.commandLine()
      let run = home.run(words, answers: drawing.answers())
      let what =
        "seed \(seed): planner \(words.joined(separator: " ")) → \(run.exitCode): \(run.errors)"
      #expect(Self.codes.contains(run.exitCode), "\(what)")
      if run.exitCode >= 64 { #expect(!run.errors.isEmpty, "\(what)") }
    }
    #expect(try home.defects().isEmpty)
    #expect(home.run("household export --out -").exitCode == 0)
    #expect(home.run("week show").exitCode == 0)
  }
}

/// Draws command lines.
private struct Drawing {
  private var generator: SplitMix64
  private let folder: String

  init(seed: UInt64, folder: String) {
    generator = SplitMix64(seed: seed)
    self.folder = folder
  }

  private static let options = [
    "--format", "--lang", "--color", "--dishes", "--seed", "--time-limit", "--method", "--slot",
    "--all", "--apply", "--jobs", "--yes", "--again", "--profile", "--name", "--windows",
    "--weekends", "--time-zone", "--description", "--tag", "--meal", "--diet", "--rating",
    "--min-gap", "--fixed-day", "--max-uses", "--ingredient", "--servings", "--notes",
    "--untagged", "--force", "--tag-color", "--date", "--undo", "--replace", "--by", "--period",
    "--since", "--until", "--people", "--tick", "--untick", "--add", "--remove", "--clear-ticked",
    "--help", "--version", "--", "-x", "--s",
  ]

  private static let values = [
    "Merluza", "arroz", "Pollo", "Pescado", "carne", "Sopa", "Típica", "current", "next", "+2",
    "-1", "+4", "+5", "2026-12-03", "2026-W49", "2026-W60", "0001-01-01", "9999-12-31", "mié/cena",
    "lun/comida", "sun/lunch", "tue", "mon=veg", "windows", "both", "dinnerOnly", "on", "off",
    "dinner-time", "21:00", "25:61", "people", "4", "0", "-5", "9223372036854775807",
    "99999999999999999999", "none", "json", "table", "csv", "es", "en", "vegan", "maxPerWeek=2",
    "-noDuplicateInDay", "minPerWeek=99", "onlyDays=lun", "#ff8800", "1/0 kg sal", "200 g arroz",
    "1e400 g sal", "⅓ taza leche", "", " ", "\t", "línea\nnueva", "\u{202E}", "👨‍👩‍👧‍👦",
    "a;b,c@d", "=cmd()", "'", "\"", "%s%n", "../../..", "ñ", "n\u{303}", "month", "week", "tag",
    "dish", "Europe/Madrid", "UTC", "bash", "zsh", "premium", "limits",
  ]

  /// Words that nobody types in that order.
  mutating func commandLine() -> [String] {
    let command = pick(Command.allCases)
    var words = command.rawValue.split(separator: " ").map(String.init)
    // Without a file it would read the input of the tests.
    if command == .batch { words.append("\(folder)/none") }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5: words.append(pick(Self.values))
      case 5..<8: words += [pick(Self.options), pick(Self.values)]
      case 8: words.append(pick(Self.options) + "=" + pick(Self.values))
      default: words += ["--out", pick(["-", "\(folder)/out", "\(folder)", "\(folder)/no/out"])]
      }
    }
    return words
  }

  /// What is typed when the program asks; `nil` for nobody.
  mutating func answers() -> [String]? {
    guard Bool.random(using: &generator) else { return nil }
    return (0..<3).map { _ in pick(["s", "n", "", "both", "Lentejas; Legumbres"]) }
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
