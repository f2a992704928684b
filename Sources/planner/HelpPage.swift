import MealModel
import PlanTexts

/// The help of the program and of its commands.
struct HelpPage {
  let language: Language

  /// Longer lines are broken.
  let width: Int

  /// - Parameters:
  ///   - language: The language of the page.
  ///   - console: The surroundings; a page stays narrow enough to be read also where there is more room.
  init(language: Language, console: Console) {
    self.language = language
    width = min(Style(console: console).width, Style.usualWidth)
  }

  func text(for command: Command?) -> String {
    (command.map(page(for:)) ?? programPage).joined(separator: "\n") + "\n"
  }

  /// The page of commands with the same first word.
  func text(forGroup group: String) -> String {
    let lines =
      [
        usage("\(Program.name) \(group) \(say(OptionText.command)) \(say(OptionText.options))"),
        "",
        say(CommandText.commands),
      ] + aligned(Command.all(of: group).map { ($0.rawValue, say($0.help.summary)) }) + [
        "",
        say(
          CommandText.more,
          [
            "command": .text(
              "\(Program.name) \(Command.all(of: group)[0].rawValue) \(Option.help.flag)"
            )
          ]
        ),
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var programPage: [String] {
    let file = say(OptionText.week)
    return [
      usage("\(Program.name) \(say(OptionText.command)) \(say(OptionText.options)) \(file)"),
      "",
      say(CommandText.program),
      "",
      say(CommandText.commands),
    ] + aligned(Command.allCases.map { ($0.rawValue, say($0.help.summary)) }) + [
      "",
      say(CommandText.options),
    ] + aligned([Option.help, .version, .lang].map { row(for: $0) }) + [
      "",
      say(CommandText.exitCodes),
    ] + aligned(ExitCode.allCases.map { (String($0.rawValue), say($0.meaning)) }) + [
      "",
      say(
        CommandText.more,
        ["command": .text("\(Program.name) \(Command.fill.rawValue) \(Option.help.flag)")]
      ),
    ]
  }

  private func page(for command: Command) -> [String] {
    let required: [String] =
      switch command {
      case .reroll: [row(for: .slot).0]
      case .rulesTry, .rulesSweep: [row(for: .on).0]
      default: []
      }
    let line =
      [Program.name, command.rawValue] + required + [say(OptionText.options)]
      + arguments(of: command)
    let codes = command.exitCodes + ExitCode.allCases.filter(\.isError)
    return [
      usage(line.joined(separator: " ")),
      "",
    ] + say(command.help.details).replacing("\n", with: " ").wrapped(to: width) + [
      "",
      say(CommandText.options),
    ] + aligned(command.options.map { row(for: $0, of: command) }) + [
      "",
      say(CommandText.exitCodes),
    ] + aligned(codes.map { (String($0.rawValue), say($0.meaning)) }) + [
      "",
      say(CommandText.example),
      "  \(command.example)",
    ]
  }

  private func arguments(of command: Command) -> [String] {
    switch command.subject {
    case .household:
      return command.operands.required.map { say($0) }
        + command.operands.optional.map { "[\(say($0))]" }
    case .week, .manyWeeks: break
    }
    switch command {
    case .validate: return [say(OptionText.file)]
    case .batch: return ["[\(say(OptionText.file))]"]
    case .rulesTry: return [say(OptionText.change)]
    case .rulesTest: return [say(OptionText.files)]
    case .rulesSweep: return [say(OptionText.sweep)]
    default: return [say(OptionText.week)]
    }
  }

  private func usage(_ line: String) -> String {
    say(CommandText.usage, ["line": .text(line)])
  }

  private func row(for option: Option, of command: Command? = nil) -> (String, String) {
    (
      [option.flag, placeholder(of: option, command)].compactMap(\.self).joined(separator: " "),
      say(option.description)
    )
  }

  /// What stands in place of the value; a word for people in their language.
  private func placeholder(of option: Option, _ command: Command?) -> String? {
    switch option {
    case .dishes, .out, .on, .svg, .store: say(OptionText.file)
    case .name, .description, .tag, .notes, .tick, .untick, .remove:
      say(OptionText.text)
    case .format: command?.formats.joined(separator: "|")
    default: option.placeholder
    }
  }

  /// Rows of two columns, the second of which begins at the same place in all of them, below the first one
  /// where that is too long.
  private func aligned(_ rows: [(String, String)]) -> [String] {
    let widest = width / 3
    let column = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
    let indent = String(repeating: " ", count: column + 4)
    return rows.flatMap { left, right in
      let lines = right.wrapped(to: width - indent.count)
      guard left.count <= column else { return ["  \(left)"] + lines.map { indent + $0 } }
      let padding = String(repeating: " ", count: column - left.count)
      return ["  \(left)\(padding)  \(lines.first ?? "")"]
        + lines.dropFirst().map { indent + $0 }
    }
  }

  private func say(_ key: any TextKey, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}

extension ExitCode {
  /// Whether the code says that the command could not do its work.
  fileprivate var isError: Bool {
    switch self {
    case .done, .no, .provedIncomplete, .stopped: false
    case .usage, .badData, .noInput, .internalError, .writeError: true
    }
  }

  fileprivate var meaning: CommandText {
    switch self {
    case .done: .exitDone
    case .no: .exitNo
    case .provedIncomplete: .exitIncomplete
    case .stopped: .exitStopped
    case .usage: .exitUsage
    case .badData: .exitData
    case .noInput: .exitNoFile
    case .internalError: .exitInternal
    case .writeError: .exitWrite
    }
  }
}
