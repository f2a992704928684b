import PlanTexts

/// What the program can be asked to do.
package enum Command: String, CaseIterable, Sendable {
  case fill
  case check
  case options
  case reroll
  case explain
  case validate
  case batch

  var summary: CommandText {
    switch self {
    case .fill: .fill
    case .check: .check
    case .options: .rateOptions
    case .reroll: .reroll
    case .explain: .explain
    case .validate: .validate
    case .batch: .batch
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
    }
  }

  /// The exit codes that the command has beside those for errors.
  var exitCodes: [ExitCode] {
    switch self {
    case .fill, .explain: [.done, .provedIncomplete, .stopped]
    case .check, .reroll: [.done, .no]
    case .options, .validate: [.done]
    case .batch: [.done, .stopped]
    }
  }
}
