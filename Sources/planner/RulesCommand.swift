import MealModel
import MealPlanning
import PlanFiles
import PlanTexts
import RuleHarness

/// `rules try`, `rules test` and `rules sweep`: what changes of rules do to weeks.
struct RulesCommand {
  let request: Request
  let rules: RulesRequest
  let console: Console
  let planner: MealPlanner
  private(set) var language: Language

  /// Does what was asked.
  ///
  /// - Parameter errorLanguage: Becomes the language of the answer, so that errors have it too.
  /// - Returns: 0 when everything holds, 1 when something does not, 3 when something is not known.
  /// - Throws: `UsageError`, `FileError`, or `RuleChangeError` about a change in a file.
  mutating func run(sharing errorLanguage: inout Language) throws -> ExitCode {
    switch rules.command {
    case .rulesTest: return try test(scenarios(&errorLanguage))
    case .rulesSweep:
      let sweep = try usage { try RuleSweep(parsing: rules.changes[0]) }
      return try self.sweep(sweep, on: scenarios(&errorLanguage))
    default:
      let changes = try usage { try self.changes() }
      return try attempt(changes, on: scenarios(&errorLanguage))
    }
  }

  // MARK: What is asked about

  /// Reads the weeks; their language becomes that of the answer if they share one and none was asked for.
  private mutating func scenarios(_ errorLanguage: inout Language) throws -> [Scenario] {
    let scenarios = try rules.paths.flatMap(ScenarioFolder.scenarios(at:))
    guard !scenarios.isEmpty else { throw usageError(.noWeeks(rules.paths)) }
    let languages = Set(scenarios.map(\.week.language))
    if request.language == nil, languages.count == 1, let common = languages.first ?? nil {
      language = common
    }
    errorLanguage = language
    return scenarios
  }

  private func changes() throws -> [RuleChange] {
    try rules.changes.flatMap { text in
      text.hasPrefix("@")
        ? try RuleChangeFile.changes(readingFrom: String(text.dropFirst()))
        : [try RuleChange(parsing: text)]
    }
  }

  /// Turns what is wrong with a change that was typed into a mistake of the command line.
  private func usage<Answer>(_ work: () throws -> Answer) throws -> Answer {
    do {
      return try work()
    } catch let error as RuleChangeError where error.source == nil {
      throw usageError(.change(error))
    }
  }

  private func usageError(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason: reason, command: rules.command, language: request.language ?? language)
  }

  private func working<Answer>(_ work: (TrialOptions) throws -> Answer) throws -> Answer {
    let stop = StopFlag()
    if console.watchesSignals { SignalWatch.raise(stop) }
    let options = TrialOptions(
      timeLimit: request.timeLimit,
      jobs: request.jobs ?? ProcessorCount.current,
      language: language,
      stop: stop
    )
    return try usage { try ProgressLine.during(on: console, in: language) { try work(options) } }
  }

  // MARK: Answers

  private func attempt(_ changes: [RuleChange], on scenarios: [Scenario]) throws -> ExitCode {
    let report = try working { options in
      try RuleTrial(changes, options: options, planner: planner).report(on: scenarios)
    }
    let words = TrialWords(report: report, language: language, style: style)
    switch rules.format {
    case .table: try console.write(words.table)
    case .markdown: try console.write(words.markdown)
    case .json: try console.write(report.json())
    }
    return report.breaksExpectations ? .no : report.isKnown ? .done : .stopped
  }

  private func test(_ scenarios: [Scenario]) throws -> ExitCode {
    let report = try working { options in
      try ScenarioTest(options: options, planner: planner).report(on: scenarios)
    }
    let words = ScenarioTestWords(report: report, language: language)
    switch rules.format {
    case .table: try console.write(words.lines.map { $0 + "\n" }.joined())
    case .markdown: try console.write(words.markdown)
    case .json: try console.write(report.json())
    }
    return report.breaksExpectations ? .no : report.isKnown ? .done : .stopped
  }

  private func sweep(_ sweep: RuleSweep, on scenarios: [Scenario]) throws -> ExitCode {
    let report = try working { options in
      try sweep.report(on: scenarios, options: options, planner: planner)
    }
    if let svg = rules.svg {
      try AtomicFile.write(SweepChart(report: report, language: language).svg, to: svg)
    }
    let words = SweepWords(report: report, language: language, style: style)
    switch rules.format {
    case .table: try console.write(words.plot)
    case .markdown: try console.write(words.markdown)
    case .json: try console.write(report.json())
    }
    return report.isKnown ? .done : .stopped
  }

  private var style: Style { Style(color: request.color, console: console) }
}
