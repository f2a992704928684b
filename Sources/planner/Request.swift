import HouseholdPlanning
import MealModel
import MealPlanning

/// A command line that was understood.
struct Request {
  enum Topic {
    case help(Command?)
    case groupHelp(String)
    case version
    case command(Command, file: String)
    case rules(RulesRequest)
    case household(HouseholdRequest)
  }

  enum Format: String, CaseIterable {
    case table
    case json
  }

  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  private(set) var topic = Topic.version
  private(set) var format = Format.table
  private(set) var color = Color.auto
  private(set) var language: Language?
  private(set) var dishes: String?
  private(set) var seed: UInt64?
  private(set) var timeLimit: Duration? = .seconds(10)
  private(set) var method = FillMethod.optimal
  private(set) var out: String?
  private(set) var slot: String?

  /// Whether every reason is wanted and not only the first ones.
  private(set) var showsAll = false

  /// The number of the repair to apply, from one, or `nil`.
  private(set) var repair: Int?

  /// The number of threads that fill weeks, or `nil` for one on each core.
  private(set) var jobs: Int?

  /// The household's file, or `nil` for the usual one.
  private(set) var store: String?

  /// Whether nothing is asked before something is cleared or replaced.
  private(set) var isConfirmed = false

  /// Whether what was filled is chosen anew.
  private(set) var fillsAgain = false

  /// What only the commands about rules have.
  private var rules = RulesRequest()

  /// Understands the arguments that follow the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      try readWithoutCommand(arguments)
      return
    }
    if Command.groups.contains(first) {
      try readGroup(first, Array(arguments.dropFirst()))
      return
    }
    guard let command = Command(rawValue: first) else {
      let names = Command.allCases.filter { $0.group == nil }.map(\.rawValue) + Command.groups
      throw Self.unknownCommand(first, among: names, arguments)
    }
    try readCommand(command, Array(arguments.dropFirst()))
  }

  /// Reads what follows the first word of commands that have two.
  private mutating func readGroup(
    _ group: String,
    _ arguments: [String]
  ) throws(UsageError) {
    guard let second = arguments.first, !second.hasPrefix("-") else {
      do throws(UsageError.Reason) {
        let parsed = try OptionParser.parse(arguments, accepting: [.help, .lang])
        for (option, value) in parsed.options { try set(option, value ?? "") }
        guard parsed.options.contains(where: { $0.option == .help }) else {
          throw UsageError.Reason.noCommand
        }
        topic = .groupHelp(group)
      } catch {
        throw UsageError(
          reason: error,
          group: group,
          language: language ?? Self.language(among: arguments)
        )
      }
      return
    }
    guard let command = Command(rawValue: "\(group) \(second)") else {
      let names = Command.all(of: group).map(\.rawValue)
      throw Self.unknownCommand("\(group) \(second)", of: group, among: names, arguments)
    }
    try readCommand(command, Array(arguments.dropFirst()))
  }

  private static func unknownCommand(
    _ name: String,
    of group: String? = nil,
    among names: [String],
    _ arguments: [String]
  ) -> UsageError {
    UsageError(
      reason: .unknownCommand(name, closest: name.closestMatch(in: names)),
      group: group,
      language: language(among: arguments)
    )
  }

  private mutating func readCommand(
    _ command: Command,
    _ arguments: [String]
  ) throws(UsageError) {
    do throws(UsageError.Reason) {
      try read(arguments, of: command)
    } catch {
      throw UsageError(
        reason: error,
        command: command,
        language: language ?? Self.language(among: arguments)
      )
    }
  }

  private mutating func readWithoutCommand(_ arguments: [String]) throws(UsageError) {
    do throws(UsageError.Reason) {
      let parsed = try OptionParser.parse(arguments, accepting: [.help, .version, .lang])
      for (option, value) in parsed.options { try set(option, value ?? "") }
      if parsed.options.contains(where: { $0.option == .help }) {
        topic = .help(nil)
      } else if parsed.options.contains(where: { $0.option == .version }) {
        topic = .version
      } else {
        throw UsageError.Reason.noCommand
      }
    } catch {
      throw UsageError(reason: error, language: language ?? Self.language(among: arguments))
    }
  }

  private mutating func read(
    _ arguments: [String],
    of command: Command
  ) throws(UsageError.Reason) {
    let parsed = try OptionParser.parse(
      arguments,
      accepting: command.options,
      where: command.takesForOperand
    )
    for (option, value) in parsed.options {
      if command.subject == .manyWeeks, try rules.set(option, value ?? "") { continue }
      if command.subject == .household, !HouseholdRequest.shared.contains(option) { continue }
      try set(option, value ?? "")
    }
    if parsed.options.contains(where: { $0.option == .help }) {
      topic = .help(command)
      return
    }
    switch command.subject {
    case .manyWeeks:
      try rules.take(parsed.arguments, of: command)
      topic = .rules(rules)
    case .household:
      topic = .household(try HouseholdRequest(parsed, of: command))
    case .week:
      topic = .command(command, file: try week(parsed.arguments, of: command))
    }
  }

  /// The one week that a command is about.
  private func week(
    _ arguments: [String],
    of command: Command
  ) throws(UsageError.Reason) -> String {
    guard let file = arguments.first ?? (command == .batch ? "-" : nil) else {
      throw command == .validate ? .missingFile : .missingWeek
    }
    guard arguments.count <= 1 else { throw .extraArgument(arguments[1]) }
    if format == .json, out == "-" { throw .sameOutput }
    if fillsAgain, !WeekReference.isWeek(file) { throw .onlyWithHousehold(.again) }
    if command == .reroll, slot == nil { throw .missingOption(.slot) }
    if command == .explain, out != nil, repair == nil { throw .missingOption(.apply) }
    return file
  }

  private mutating func set(_ option: Option, _ value: String) throws(UsageError.Reason) {
    switch option {
    case .format: format = try Self.choice(option, value)
    case .store: store = value
    case .yes: isConfirmed = true
    case .again: fillsAgain = true
    case .lang: language = try Self.choice(option, value)
    case .color: color = try Self.choice(option, value)
    case .method: method = try Self.choice(option, value)
    case .dishes: dishes = value
    case .out: out = value
    case .slot: slot = value
    case .all: showsAll = true
    case .apply:
      guard let number = Int(value), (1...Self.greatestRepair).contains(number) else {
        throw .notARepair(value)
      }
      repair = number
    case .jobs:
      guard let number = Int(value), Self.jobCounts.contains(number) else {
        throw .notAJobCount(value, allowed: Self.jobCounts)
      }
      jobs = number
    case .seed:
      guard let number = UInt64(value) else { throw .notASeed(value) }
      seed = number
    case .timeLimit: timeLimit = try DurationText.limit(value)
    default: break
    }
  }

  /// No explanation numbers more repairs than this.
  private static let greatestRepair = 100

  /// More threads than any machine has cores only cost memory.
  private static let jobCounts = 1...1_024

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option,
    _ value: String
  ) throws(UsageError.Reason) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .notOneOf(option, value, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The language that broken arguments seem to ask for.
  private static func language(among arguments: [String]) -> Language? {
    for (index, argument) in arguments.enumerated() {
      if argument == Option.lang.flag, index + 1 < arguments.count {
        return Language(rawValue: arguments[index + 1])
      }
      let prefix = "\(Option.lang.flag)="
      if argument.hasPrefix(prefix) {
        return Language(rawValue: String(argument.dropFirst(prefix.count)))
      }
    }
    return nil
  }
}
