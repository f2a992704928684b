import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// One command on one week, with everything that its parts need.
struct Session {
  let request: Request
  let console: Console
  let planner: MealPlanner
  let language: Language
  let input: WeekInput

  /// The week of the household that the input is, or `nil` for a file.
  let stored: StoredWeekDesk?

  var week: PlannableWeek { input.week }
  var problem: PlanningProblem { input.week.problem }
  var words: HouseholdWords { HouseholdWords(for: problem, in: language) }

  func text(_ key: some TextKey, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }

  /// How tables and labels are drawn.
  var style: Style {
    Style(color: request.color, console: console)
  }

  /// A command on the same week as it is typed.
  func commandLine(for command: Command, _ arguments: [String] = []) -> String {
    let dishes = request.dishes.map { [Option.dishes.flag, $0.quotedForShell] } ?? []
    let store = request.store.map { [Option.store.flag, $0.quotedForShell] } ?? []
    return
      ([Program.name, command.rawValue, input.file.file.quotedForShell]
      + (stored == nil ? dishes : store) + arguments)
      .joined(separator: " ")
  }

  /// The document with a plan in place of its own.
  func document(with plan: Plan) -> String {
    input.file.settingPlan(plan.assignments(in: problem), of: week).encoded()
  }

  /// Prints a report and writes the document where `--out` says, or keeps the plan of a week of the
  /// household.
  ///
  /// The plan is safe before anything is printed, so that a closed pipe does not cost it.
  ///
  /// - Parameters:
  ///   - plan: The plan of the document.
  ///   - report: The text of the report.
  /// - Throws: `WriteError` or `OutputError`, for a week of the household what its desk throws; when the file cannot be written, the report is printed
  ///   all the same.
  func deliver(_ plan: Plan, _ report: String) throws {
    guard let out = request.out else {
      try stored?.keep(plan.assignments(in: problem))
      return try console.write(report)
    }
    guard out != "-" else {
      // The document is the output, so the report steps aside.
      try console.write(document(with: plan))
      return console.writeError(report)
    }
    do {
      try AtomicFile.write(document(with: plan), to: out)
    } catch {
      try? console.write(report)
      throw error
    }
    try console.write(report)
  }
}
