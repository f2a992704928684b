/// What a command about rules was asked, beside what other commands have.
struct RulesRequest {
  enum Format: String, CaseIterable {
    case table
    case json
    case markdown
  }

  private(set) var command = Command.rulesTry
  private(set) var format = Format.table

  /// Changes, or for a sweep the one rule with its numbers.
  private(set) var changes: [String] = []

  /// Files and folders with weeks.
  private(set) var paths: [String] = []

  /// The file for a drawing, or `nil`.
  private(set) var svg: String?

  /// Takes an option that other commands do not have, or have in another way.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - value: Its value.
  /// - Returns: Whether it was such an option.
  /// - Throws: The reason why the value is none.
  mutating func set(_ option: Option, _ value: String) throws(UsageError.Reason) -> Bool {
    switch option {
    case .format: format = try Request.choice(option, value)
    case .on: paths.append(value)
    case .svg: svg = value
    default: return false
    }
    return true
  }

  /// Takes what is no option.
  mutating func take(
    _ arguments: [String],
    of command: Command
  ) throws(UsageError.Reason) {
    self.command = command
    switch command {
    case .rulesTest:
      guard !arguments.isEmpty else { throw .missingFile }
      paths = arguments
    case .rulesSweep:
      guard arguments.count < 2 else { throw .extraArgument(arguments[1]) }
      changes = arguments
    case .rulesTry: changes = arguments
    default: preconditionFailure("'\(command.rawValue)' is not about rules.")
    }
    guard command == .rulesTest || !changes.isEmpty else { throw .missingChange }
    guard !paths.isEmpty else { throw .missingOption(.on) }
  }
}
