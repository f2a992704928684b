import PlanTexts

/// What the program can be asked to do.
///
/// A command of two words belongs to a group, which is its first word.
package enum Command: String, CaseIterable, Sendable {
  case fill
  case check
  case options
  case reroll
  case explain
  case validate
  case batch
  case rulesTry = "rules try"
  case rulesTest = "rules test"
  case rulesSweep = "rules sweep"
  case rulesLint = "rules lint"

  var summary: CommandText {
    switch self {
    case .fill: .fill
    case .check: .check
    case .options: .rateOptions
    case .reroll: .reroll
    case .explain: .explain
    case .validate: .validate
    case .batch: .batch
    case .rulesTry: .rulesTry
    case .rulesTest: .rulesTest
    case .rulesSweep: .rulesSweep
    case .rulesLint: .rulesLint
    }
  }

  var details: CommandText {
    switch self {
    case .fill: .aboutFill
    case .check: .aboutCheck
    case .options: .aboutOptions
    case .reroll: .aboutReroll
    case .explain: .aboutExplain
    case .validate: .aboutValidate
    case .batch: .aboutBatch
    case .rulesTry: .aboutRulesTry
    case .rulesTest: .aboutRulesTest
    case .rulesSweep: .aboutRulesSweep
    case .rulesLint: .aboutRulesLint
    }
  }

  /// The options in the order in which the help lists them.
  var options: [Option] {
    let common: [Option] = [.format, .lang, .color, .help]
    return switch self {
    case .fill: [.seed, .timeLimit, .method, .dishes, .out] + common
    case .check, .validate: [.dishes] + common
    case .options: [.slot, .dishes] + common
    case .reroll: [.slot, .seed, .dishes, .out] + common
    case .explain: [.all, .apply, .out, .seed, .timeLimit, .dishes] + common
    case .batch: [.jobs, .seed, .timeLimit, .method, .dishes, .lang, .help]
    case .rulesTry: [.on, .timeLimit, .jobs] + common
    case .rulesTest: [.timeLimit, .jobs] + common
    case .rulesSweep: [.on, .svg, .timeLimit, .jobs] + common
    case .rulesLint: [.timeLimit, .dishes] + common
    }
  }

  /// A command line that the help shows.
  var example: String {
    switch self {
    case .fill: "planner fill datasets/households/familia.json --seed 42 --time-limit 2s"
    case .check: "planner check datasets/households/familia.json"
    case .options: "planner options datasets/households/familia.json --slot tue/dinner"
    case .reroll: "planner reroll datasets/households/familia.json --slot tue/dinner --seed 3"
    case .explain: "planner explain datasets/infeasible/onboarding.json"
    case .validate: "planner validate datasets/households/familia.json"
    case .batch: "planner batch weeks.ndjson --jobs 4 --time-limit 2s"
    case .rulesTry: "planner rules try Carne.maxPerWeek=2 --on datasets/households"
    case .rulesTest: "planner rules test datasets/infeasible"
    case .rulesSweep: "planner rules sweep Carne.maxPerWeek=0..7 --on datasets/households"
    case .rulesLint: "planner rules lint datasets/households/taylors.json"
    }
  }

  /// The exit codes that the command has beside those for errors.
  var exitCodes: [ExitCode] {
    switch self {
    case .fill, .explain: [.done, .provedIncomplete, .stopped]
    case .check, .reroll: [.done, .no]
    case .options, .validate: [.done]
    case .batch: [.done, .stopped]
    case .rulesTry, .rulesTest, .rulesLint: [.done, .no, .stopped]
    case .rulesSweep: [.done, .stopped]
    }
  }
}

extension Command {
  /// The first words of commands that have two.
  static let groups = Array(Set(allCases.compactMap(\.group))).sorted()

  /// The first word of a command that has two.
  var group: String? {
    let words = rawValue.split(separator: " ")
    return words.count > 1 ? String(words[0]) : nil
  }

  /// The commands of a group.
  static func all(of group: String) -> [Command] { allCases.filter { $0.group == group } }

  /// Whether it takes changes or folders with weeks, and not one week.
  var isAboutManyWeeks: Bool {
    switch self {
    case .rulesTry, .rulesTest, .rulesSweep: true
    case .fill, .check, .options, .reroll, .explain, .validate, .batch, .rulesLint: false
    }
  }

  /// The formats of its answer.
  var formats: [String] {
    switch self {
    case .fill, .check, .options, .reroll, .explain, .validate, .batch, .rulesLint:
      Request.Format.allCases.map(\.rawValue)
    case .rulesTry, .rulesTest, .rulesSweep: RulesRequest.Format.allCases.map(\.rawValue)
    }
  }
}
