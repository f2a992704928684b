import HouseholdPlanning
import HouseholdStorage
import MealModel
package import MealPlanning
import PlanFiles
import PlanTexts
import RuleHarness

/// The program from its arguments to its exit code.
///
/// Everything it takes from its surroundings comes through the console, so that tests can run it in
/// their own process.
package struct Program {
  private let console: Console
  private let planner: MealPlanner

  package init(console: Console, planner: MealPlanner = MealPlanner()) {
    self.console = console
    self.planner = planner
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments, without the name of the program.
  /// - Returns: The exit code; errors have been printed.
  package func run(_ arguments: [String]) -> ExitCode {
    var language = Language(environment: console.environment)
    do {
      let request = try Request(arguments)
      language = request.language ?? language
      return try answer(request, in: &language)
    } catch let error as UsageError {
      report(error.text(in: error.language ?? language), error.hint(in: error.language ?? language))
      return .usage
    } catch let error as FileError {
      report(error.text(in: language))
      return error.isAboutReading ? .noInput : .badData
    } catch let error as RuleChangeError {
      report(error.text(in: language))
      return .badData
    } catch let error as StoreError {
      report(error.text(in: language))
      return error.exitCode
    } catch let error as any Explained {
      report(error.text(in: language))
      return .no
    } catch let error as WriteError {
      report(error.text(in: language))
      return .writeError
    } catch let error as OutputError {
      if let text = error.text(in: language) { report(text) }
      return .writeError
    } catch {
      report(Self.text(ofInternal: error, in: language))
      return .internalError
    }
  }

  /// Does what was asked; the language becomes that of the file unless one was asked for.
  private func answer(_ request: Request, in language: inout Language) throws -> ExitCode {
    switch request.topic {
    case .help(let command):
      try console.write(HelpPage(language: language, console: console).text(for: command))
      return .done
    case .groupHelp(let group):
      try console.write(HelpPage(language: language, console: console).text(forGroup: group))
      return .done
    case .rules(let rules):
      var command = RulesCommand(
        request: request,
        rules: rules,
        console: console,
        planner: planner,
        language: language
      )
      return try command.run(sharing: &language)
    case .household(let asked):
      return try run(asked, request, in: &language)
    case .version:
      try console.write("\(Self.name) \(Self.version)\n")
      return .done
    case .command(let command, let file):
      return try run(command, file, request, in: &language)
    }
  }

  private func run(
    _ command: Command,
    _ file: String,
    _ request: Request,
    in language: inout Language
  ) throws -> ExitCode {
    func session() throws -> Session {
      var stored: StoredWeekDesk?
      if command.takesStoredWeek, WeekReference.isWeek(file) {
        guard request.dishes == nil else {
          throw UsageError(reason: .onlyWithFile(.dishes), command: command, language: language)
        }
        stored = try StoredWeekDesk(
          file,
          request: request,
          console: console,
          language: language
        )
      }
      var input =
        try stored.map { try WeekInput($0, again: request.fillsAgain) }
        ?? fileInput(file, request, of: command)
      language = request.language ?? input.language ?? language
      try input.resolve()
      return Session(
        request: request,
        console: console,
        planner: planner,
        language: language,
        input: input,
        stored: stored
      )
    }
    return switch command {
    case .fill: try FillCommand(session: session()).run()
    case .check: try CheckCommand(session: session()).run()
    case .options: try OptionsCommand(session: session()).run()
    case .reroll: try RerollCommand(session: session()).run()
    case .explain: try ExplainCommand(session: session()).run()
    case .validate: try ValidateCommand(session: session()).run()
    case .rulesLint: try LintCommand(session: session()).run()
    case .batch:
      try BatchCommand(
        request: request,
        console: console,
        planner: planner,
        language: language,
        file: file
      )
      .run()
    default: preconditionFailure("'\(command.rawValue)' is not about one week.")
    }
  }

  /// Reads a week file; where there is none, a slip of a week of the household is told as such.
  private func fileInput(
    _ file: String,
    _ request: Request,
    of command: Command
  ) throws -> WeekInput {
    do {
      return try WeekInput(file: file, dishes: request.dishes)
    } catch let error as FileError where error.reason == .noSuchFile && command.takesStoredWeek {
      do throws(WeekError) {
        _ = try WeekReference(file)
      } catch  where error.nearMatch != nil {
        throw error
      } catch {}
      throw error
    }
  }

  private func run(
    _ asked: HouseholdRequest,
    _ request: Request,
    in language: inout Language
  ) throws -> ExitCode {
    do {
      switch asked.command {
      case .completion:
        try console.write(CompletionScript(named: asked.arguments[0]).text)
        return .done
      case .initialize:
        return try InitCommand(
          request: request,
          asked: asked,
          console: console,
          language: language
        )
        .run()
      default:
        let session = try HouseholdSession(
          request: request,
          asked: asked,
          console: console,
          planner: planner,
          language: language
        )
        language = session.language
        return try HouseholdCommands(session: session).run()
      }
    } catch let reason as UsageError.Reason {
      throw UsageError(reason: reason, command: asked.command, language: language)
    } catch let error as RuleChangeError where error.source == nil {
      throw UsageError(reason: .change(error), command: asked.command, language: language)
    }
  }

  /// One line about an error that only a defect of the program can cause.
  static func text(ofInternal error: any Error, in language: Language) -> String {
    let what = Catalogue.text(
      UsageText.internalError,
      in: language,
      ["what": .text(String(describing: error).onOneLine)]
    )
    return Catalogue.text(UsageText.error, in: language, ["what": .text(what)])
  }

  private func report(_ lines: String...) {
    console.writeError(lines.map { $0 + "\n" }.joined())
  }
}

extension Program {
  package static let name = "planner"
  package static let version = "0.1.0"
}

extension FileError {
  /// Whether the file could not be read at all.
  fileprivate var isAboutReading: Bool {
    switch reason {
    case .noSuchFile, .isDirectory, .unreadable: true
    default: false
    }
  }
}

extension StoreError {
  /// What the shell is told about a store that cannot be used.
  fileprivate var exitCode: ExitCode {
    switch reason {
    case .missing, .isFolder: .noInput
    case .notAStore, .newer, .damaged, .invalid, .alreadyThere: .badData
    case .busy, .refused, .failed: .writeError
    }
  }
}
