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
    let arguments = arguments.map { $0.hasPrefix(Self.guardMark) ? String($0.dropFirst()) : $0 }
    switch command {
    case .rulesTest:
      guard !arguments.isEmpty else { throw .missingFile }
      paths = arguments
    case .rulesSweep:
      guard arguments.count < 2 else { throw .extraArgument(arguments[1]) }
      changes = arguments
    case .rulesTry: changes = arguments
    case .fill, .check, .options, .reroll, .explain, .validate, .batch, .rulesLint:
      preconditionFailure("'\(command.rawValue)' is not about rules.")
    }
    guard command == .rulesTest || !changes.isEmpty else { throw .missingChange }
    guard !paths.isEmpty else { throw .missingOption(.on) }
  }

  // MARK: Changes that look like options

  /// What stands before a change that takes a rule away while options are read; nobody types it.
  private static let guardMark = "\u{1}"

  /// Marks changes such as `-Huevos.noDuplicateInDay`, so that they are not taken for options.
  ///
  /// There are no options with one dash, and no change begins with two.
  static func protectingRemovals(_ arguments: [String]) -> [String] {
    arguments.map { argument in
      let isRemoval =
        argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.contains(".")
      return isRemoval ? guardMark + argument : argument
    }
  }
}
