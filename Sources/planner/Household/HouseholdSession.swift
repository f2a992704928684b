import HouseholdModel
import HouseholdPlanning
import HouseholdStorage
import MealModel
import MealPlanning
import PlanExplanation
import PlanTexts

/// One command about the household, with everything that its parts need.
struct HouseholdSession {
  let request: Request
  let asked: HouseholdRequest
  let console: Console
  let planner: MealPlanner
  let home: HouseholdHome
  let language: Language

  /// What the store held when the command began, if there was one.
  private let snapshot: HouseholdSnapshot?

  /// The household as it was when the command began.
  let household: Household

  let profile: Profile
  let moment: Moment

  /// What the free version leaves out, for a household that has its limits.
  let limits: FreeLimits

  init(
    request: Request,
    asked: HouseholdRequest,
    console: Console,
    planner: MealPlanner,
    language: Language
  ) throws {
    self.request = request
    self.asked = asked
    self.console = console
    self.planner = planner
    home = HouseholdHome(request: request, console: console, language: language)
    snapshot = try home.snapshot()
    household = snapshot?.household ?? home.newHousehold()
    self.language = request.language ?? household.settings.language
    profile = try household.profileValue()
    moment = try home.moment(of: household)
    limits = try LimitsFile.limits(environment: console.environment)
  }

  /// Makes a change and keeps it, and the calendar file with it where the household wants that.
  ///
  /// When it throws, nothing has changed.
  func change<Answer>(_ body: (inout Household) throws -> Answer) throws -> Answer {
    try home.store.change(orCreating: home.newHousehold(), since: snapshot) { household in
      let answer = try body(&household)
      try CalendarDesk(profile: profile, moment: moment).publish(&household, language)
      return answer
    }
  }

  /// Makes a change of weeks, for which the current week is there.
  func changeWeek<Answer>(
    _ body: (inout Household, Occasion) throws -> Answer
  ) throws -> Answer {
    try change { household in
      household.createCurrentWeek(at: moment)
      return try body(&household, occasion)
    }
  }

  /// Makes a change of weeks on a copy, to know what it would do before anybody is asked about it.
  func rehearse<Answer>(
    _ body: (inout Household, Occasion) throws -> Answer
  ) throws -> Answer {
    var draft = household
    return try body(&draft, occasion)
  }

  // MARK: Words

  /// The mark of something that worked.
  private var mark: TextValue { .text(style.usesUnicode ? " ✓" : "") }

  var style: Style { Style(color: request.color, console: console) }

  func say(_ key: some TextKey, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values.merging(["mark": mark]) { own, _ in own })
  }

  /// Prints lines, indented as they are, and below them notes.
  func write(_ lines: [String], notes: [HouseholdNote] = []) throws {
    let paragraph = style.paragraph
    let text = (lines + notes.map { $0.text(in: language) })
      .flatMap { paragraph.lines($0, indent: $0.prefix { $0 == " " }.count) }
    try console.write(text.map { $0 + "\n" }.joined())
  }

  /// The name of a dish, also of one that was removed.
  func name(of id: DishID) -> String { household.dish(id)?.name ?? id.rawValue }

  /// Asks before something is lost.
  ///
  /// - Parameter question: What is about to happen.
  /// - Throws: `NotDone` when the answer is not yes.
  func confirm(_ question: String) throws {
    try Confirmation(request: request, console: console, language: language).confirm(question)
  }
}
