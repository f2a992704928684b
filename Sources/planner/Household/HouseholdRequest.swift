/// What a command about the household was asked.
struct HouseholdRequest {
  let command: Command

  /// What is no option, in its order.
  let arguments: [String]

  private let options: [(option: Option, value: String?)]

  /// The options that mean the same for all commands and are part of `Request`.
  static let shared: [Option] = [.lang, .color, .store, .yes, .out, .dishes, .help]

  init(_ parsed: OptionParser.Parsed, of command: Command) throws(UsageError.Reason) {
    self.command = command
    arguments = parsed.arguments
    options = parsed.options
    try command.operands.check(arguments)
  }

  /// The argument at a position, or `nil` when there are fewer.
  func argument(_ index: Int) -> String? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  /// The value of an option, the last one when it was given several times.
  func value(_ option: Option) -> String? {
    options.last { $0.option == option }.flatMap(\.value)
  }

  /// The values of an option that may be repeated, or `nil` when it was not given.
  func values(_ option: Option) -> [String]? {
    let values = options.filter { $0.option == option }.compactMap(\.value)
    return values.isEmpty ? nil : values
  }

  /// The format of the answer.
  func format<Format: RawRepresentable<String> & CaseIterable>(
    orElse usual: Format
  ) throws(UsageError.Reason) -> Format {
    try value(.format).map { value throws(UsageError.Reason) in
      try Request.choice(.format, value)
    } ?? usual
  }

  /// A whole number, or `nil` when the option was not given.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError.Reason) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .notANumber(option, text, allowed: range)
    }
    return number
  }
}

extension Command {
  /// Whether an argument that begins with one dash is no option of the command.
  func takesForOperand(_ argument: String) -> Bool {
    switch self {
    case .rulesTry, .rulesSweep: argument.contains(".")
    // A rule that goes, such as `-noDuplicateInDay`.
    case .tagSet, .tagAdd: argument.dropFirst().first?.isLetter == true
    // A week that is over, such as `-1`.
    default:
      takesStoredWeek || subject == .household
        ? argument.count > 1 && argument.dropFirst().allSatisfy(\.isNumber) : false
    }
  }
}
