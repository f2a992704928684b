import Foundation
import PlanTexts
import Testing
import planner

/// A command line whose whole answer is written down.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  var name: String
  var arguments: [String]

  var testDescription: String { name }

  init(_ name: String, _ arguments: String) {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
  }

  /// Where the weeks are that cannot be completed.
  private static let infeasible = "../../datasets/infeasible"

  static let all: [GoldenCase] =
    [
      "fill", "check", "options", "reroll", "explain", "batch", "validate",
      "rules try", "rules test", "rules sweep", "rules lint",
    ]
    .flatMap { command in
      ["es", "en"].map {
        GoldenCase(
          "help-\(command.replacing(" ", with: "-"))-\($0)",
          "\(command) --help --lang \($0)"
        )
      }
    } + [
      GoldenCase("rules-help-es", "rules --help --lang es"),
      GoldenCase("rules-help-en", "rules --help --lang en"),
      GoldenCase("rules-try-lost-es", "rules try Carne.maxPerWeek=1 --on Weeks/rules --lang es"),
      GoldenCase("rules-try-lost-en", "rules try Carne.maxPerWeek=1 --on Weeks/rules --lang en"),
      GoldenCase(
        "rules-try-mixed-es",
        "rules try Pescado.maxPerWeek=3 -Pescado.minPerWeek Sopa.maxUses=1 "
          + "--on Weeks/rules/carlos.json --on Weeks/rules/dani.json --lang es"
      ),
      GoldenCase(
        "rules-try-markdown-en",
        "rules try @Weeks/rules/changes.txt --on Weeks/rules --format markdown --lang en"
      ),
      GoldenCase(
        "rules-try-standing-en",
        "rules try Carne.maxPerWeek=0 --on Weeks/broken-plan.json --lang en"
      ),
      GoldenCase(
        "rules-try-late-es",
        "rules try Carne.maxPerWeek=1 --on Weeks/rules --lang es --time-limit 0s"
      ),
      GoldenCase(
        "rules-json-try",
        "rules try Carne.maxPerWeek=1 --on Weeks/rules --lang es --format json"
      ),
      GoldenCase("rules-test-en", "rules test \(infeasible)/two-wishes.json --lang en"),
      GoldenCase("rules-test-broken-es", "rules test Weeks/rules --lang es"),
      GoldenCase("rules-test-markdown-en", "rules test Weeks/rules --lang en --format markdown"),
      GoldenCase("rules-json-test", "rules test Weeks/rules --lang en --format json"),
      GoldenCase("rules-sweep-es", "rules sweep Carne.maxPerWeek=0..4 --on Weeks/rules --lang es"),
      GoldenCase("rules-sweep-en", "rules sweep Carne.maxPerWeek=0..4 --on Weeks/rules --lang en"),
      GoldenCase(
        "rules-sweep-markdown-es",
        "rules sweep Pescado.minPerWeek=0..4 --on Weeks/rules --lang es --format markdown"
      ),
      GoldenCase(
        "rules-json-sweep",
        "rules sweep Carne.maxPerWeek=0..3 --on Weeks/rules --format json --lang en"
      ),

      GoldenCase("help-es", "--help --lang es"),
      GoldenCase("help-en", "--help"),
      GoldenCase("version", "--version"),

      GoldenCase("fill-complete-es", "fill Weeks/tres-dias.json"),
      GoldenCase("fill-complete-en", "fill Weeks/tres-dias.json --lang en"),
      GoldenCase("fill-complete-colour", "fill Weeks/tres-dias.json --color always"),
      GoldenCase("fill-complete-json", "fill Weeks/tres-dias.json --format json"),
      GoldenCase("fill-document", "fill Weeks/tres-dias.json --out -"),
      GoldenCase("fill-stuck-en", "fill Weeks/stuck.json"),
      GoldenCase("fill-stuck-es", "fill Weeks/stuck.json --lang es"),
      GoldenCase("fill-stuck-json", "fill Weeks/stuck.json --format json"),
      GoldenCase("fill-quick-es", "fill Weeks/stuck.json --lang es --method greedy"),
      GoldenCase("fill-no-time-en", "fill Weeks/tres-dias.json --time-limit 0s --lang en"),
      GoldenCase("fill-no-dishes", "fill Weeks/odd.json --dishes Weeks/none.csv --seed 1"),

      GoldenCase("fill-late-en", "fill Weeks/stuck.json --time-limit 0s"),
      GoldenCase("fill-short-es", "fill \(infeasible)/minimum-without-dishes.json --seed 1"),

      GoldenCase("explain-onboarding-es", "explain \(infeasible)/onboarding.json"),
      GoldenCase("explain-two-dishes-en", "explain \(infeasible)/two-dishes.json --lang en"),
      GoldenCase("explain-pins-es", "explain \(infeasible)/contradicting-pins.json --lang es"),
      GoldenCase("explain-pins-en", "explain \(infeasible)/contradicting-pins.json --lang en"),
      GoldenCase("explain-context-es", "explain \(infeasible)/gap-after-last-week.json --lang es"),
      GoldenCase(
        "explain-minimum-en",
        "explain \(infeasible)/minimum-without-dishes.json --lang en"
      ),
      GoldenCase("explain-complete-es", "explain Weeks/tres-dias.json"),
      GoldenCase("explain-complete-en", "explain Weeks/tres-dias.json --lang en"),
      GoldenCase(
        "explain-no-dishes-es",
        "explain Weeks/odd.json --dishes Weeks/none.csv --lang es"
      ),
      GoldenCase("explain-all-en", "explain \(infeasible)/two-wishes.json --all --lang en"),
      GoldenCase(
        "explain-json",
        "explain \(infeasible)/contradicting-pins.json --format json --lang en"
      ),
      GoldenCase(
        "explain-json-context",
        "explain \(infeasible)/gap-after-last-week.json --format json --lang es"
      ),
      GoldenCase(
        "explain-json-onboarding",
        "explain \(infeasible)/onboarding.json --format json --lang es"
      ),
      GoldenCase(
        "explain-json-shortfall",
        "explain \(infeasible)/two-troubles.json --format json --lang en"
      ),
      GoldenCase(
        "explain-json-late",
        "explain \(infeasible)/onboarding.json --format json --time-limit 0s"
      ),
      GoldenCase("explain-json-complete", "explain Weeks/tres-dias.json --format json"),
      GoldenCase("explain-late-es", "explain \(infeasible)/onboarding.json --time-limit 0s"),
      GoldenCase(
        "explain-late-en",
        "explain \(infeasible)/onboarding.json --time-limit 0s --lang en"
      ),
      GoldenCase("explain-proved-late-en", "explain Weeks/stuck.json --time-limit 0s"),
      GoldenCase("explain-apply-document", "explain Weeks/stuck.json --apply 1 --out -"),

      GoldenCase("check-clean", "check Weeks/tres-dias.json"),
      GoldenCase("check-broken-es", "check Weeks/broken-plan.json"),
      GoldenCase("check-broken-en", "check Weeks/broken-plan.json --lang en"),
      GoldenCase("check-broken-json", "check Weeks/broken-plan.json --format json"),
      GoldenCase("options-es", "options Weeks/tres-dias.json"),
      GoldenCase("options-en", "options Weeks/broken-plan.json --slot 2027-01-04/lunch --lang en"),
      GoldenCase("options-json", "options Weeks/stuck.json --format json"),
      GoldenCase("reroll-en", "reroll Weeks/tres-dias.json --slot mié/cena --seed 1 --lang en"),
      GoldenCase("reroll-pinned-es", "reroll Weeks/tres-dias.json --slot lun/comida"),
      GoldenCase("reroll-nothing-en", "reroll Weeks/stuck.json --slot wed/dinner"),
      GoldenCase("reroll-json", "reroll Weeks/stuck.json --slot 3/cena --format json"),
      GoldenCase("batch-en", "batch Weeks/mixed.ndjson --lang en --jobs 3"),
      GoldenCase("batch-es", "batch Weeks/mixed.ndjson --lang es --method greedy --jobs 1"),
      GoldenCase("validate-en", "validate Weeks/odd.json"),
      GoldenCase("validate-es", "validate Weeks/odd.json --lang es"),
      GoldenCase("validate-json", "validate Weeks/tres-dias.json --format json --lang en"),
      GoldenCase("lint-es", "rules lint Weeks/lint.json --lang es"),
      GoldenCase("lint-en", "rules lint Weeks/lint.json"),
      GoldenCase("lint-json", "rules lint Weeks/lint.json --format json --time-limit none"),
      GoldenCase("lint-late-es", "rules lint Weeks/lint.json --time-limit 0s --lang es"),
      GoldenCase("lint-nothing-en", "rules lint ../../datasets/households/taylors.json"),
      GoldenCase(
        "lint-open-en",
        "rules lint ../../datasets/households/taylors.json --time-limit 0s"
      ),
    ]
}

/// Whole answers of the whole program, compared with files.
///
/// `PLANNER_WRITE_GOLDEN=1 swift test --filter GoldenTests` writes the files anew; then read the diff.
struct GoldenTests {
  private static let folder = Project.tests.appending(path: "Golden")

  @Test(arguments: GoldenCase.all)
  func `the program answers what is written down`(golden: GoldenCase) throws {
    let answer = try PlannerProcess(golden.arguments).answer()
    let text = Self.transcript(of: answer, to: golden)
    let file = Self.folder.appending(path: "\(golden.name).txt")
    if ProcessInfo.processInfo.environment["PLANNER_WRITE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `no file is left over`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(GoldenCase.all.map { "\($0.name).txt" }))
  }

  @Test(arguments: ["fill", "fill --lang es", "check", "options", "reroll --slot tue/dinner"])
  func `the reports on the week of a family fit into a terminal`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    for width in [40, 60, 80, 100, 130, 200] {
      let environment = PlannerProcess.environment.merging(["COLUMNS": "\(width)"]) { $1 }
      let answer = try PlannerProcess(
        words
          + [Project.household("familia"), "--seed", "3"].prefix(
            command.hasPrefix("fill") || command.hasPrefix("reroll") ? 3 : 1
          ),
        environment: environment
      ).answer()
      #expect(answer.exitCode == 0)
      for line in answer.output.split(separator: "\n") {
        #expect(line.displayWidth <= width, "\(width): \(line)")
      }
    }
  }

  private static func transcript(
    of answer: PlannerProcess.Answer,
    to golden: GoldenCase
  ) -> String {
    """
    $ planner \(golden.arguments.joined(separator: " "))
    \(answer.output.withoutTimes)
    errors:
    \(answer.errors.withoutTimes)
    exit code: \(answer.exitCode)

    """
  }
}

extension String {
  /// The text with every measured time replaced, the version of the solver, and how often an
  /// explanation asked it, which `EffortTests` are about.
  var withoutTimes: String {
    replacing(#/(\d+ ms|\d+[.,]\d s) *(?= │)/#, with: "N ms")
      .replacing(#/\d+ ms|\d+[.,]\d s\b/#, with: "N ms")
      .replacing(#/(illiseconds" ?: )[\d.]+/#) { "\($0.1)0" }
      .replacing(#/(solverCalls": |Comprobaciones: |Checks: )\d+/#) { "\($0.1)0" }
      .replacing(#/GLPK [\d.]+/#, with: "GLPK N")
  }
}
