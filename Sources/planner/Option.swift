import MealPlanning
import PlanTexts

/// The long options of all commands.
enum Option: String, CaseIterable {
  case format
  case lang
  case color
  case dishes
  case seed
  case timeLimit = "time-limit"
  case method
  case out
  case slot
  case all
  case apply
  case jobs
  case on
  case svg
  case help
  case version

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  var takesValue: Bool {
    switch self {
    case .all, .help, .version: false
    case .format, .lang, .color, .dishes, .seed, .timeLimit, .method, .out, .slot, .apply, .jobs,
      .on, .svg:
      true
    }
  }

  /// What the help puts in place of the value; for files it is `FILE` in the reader's language, and
  /// formats are those of the command.
  var placeholder: String? {
    switch self {
    case .lang: "es|en"
    case .color: Request.Color.allCases.map(\.rawValue).joined(separator: "|")
    case .method: FillMethod.allCases.map(\.rawValue).joined(separator: "|")
    case .dishes, .out, .on, .svg: "FILE"
    case .seed, .apply, .jobs: "N"
    case .timeLimit: "2s"
    case .slot: "tue/dinner"
    case .format, .all, .help, .version: nil
    }
  }

  var description: OptionText {
    switch self {
    case .format: .format
    case .lang: .language
    case .color: .color
    case .dishes: .dishes
    case .seed: .seed
    case .timeLimit: .timeLimit
    case .method: .method
    case .out: .out
    case .slot: .meal
    case .all: .all
    case .apply: .apply
    case .jobs: .jobs
    case .on: .on
    case .svg: .svg
    case .help: .help
    case .version: .version
    }
  }
}
