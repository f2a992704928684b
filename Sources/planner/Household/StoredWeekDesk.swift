import HouseholdModel
import HouseholdPlanning
import HouseholdStorage
import MealModel
import MealPlanning
import PlanFiles

/// A week of the household, for the commands that work on week files too.
struct StoredWeekDesk {
  let home: HouseholdHome
  let language: Language
  let monday: CivilDate
  let occasion: Occasion

  /// What the store held when the command began, if there was one.
  private let snapshot: HouseholdSnapshot?

  /// The household as it was when the command began.
  let household: Household

  /// - Parameters:
  ///   - text: The week as it was typed.
  ///   - request: What was asked.
  ///   - console: The surroundings.
  ///   - language: The language where neither the request nor the household says one.
  /// - Throws: `WeekError` for a text that is no week, and what the store throws.
  init(_ text: String, request: Request, console: Console, language: Language) throws {
    home = HouseholdHome(request: request, console: console, language: language)
    snapshot = try home.snapshot()
    household = snapshot?.household ?? home.newHousehold()
    self.language = request.language ?? household.settings.language
    occasion = try household.occasion(at: home.moment(of: household))
    monday = try WeekReference(text).monday(at: occasion.moment)
  }

  /// The week as a file.
  ///
  /// - Parameter again: Whether what was filled is chosen anew.
  /// - Returns: The file, and how many meals are chosen anew.
  /// - Throws: `WeekError` for a week that cannot be changed, if it is to be.
  func file(again: Bool) throws -> (file: WeekFile, anew: Int) {
    guard again else { return (household.weekFile(monday, on: occasion), 0) }
    var draft = household
    let clearance = try draft.regenerate(monday, on: occasion)
    let file = draft.weekFile(monday, on: occasion, setAside: clearance.dishes)
    return (file, clearance.cleared.count)
  }

  /// Refuses a week that cannot be filled, before anything is searched.
  func checkFillable() throws {
    try household.checkEditable(monday, at: occasion.moment)
    let gates = household.closedGates(monday, on: occasion)
    guard gates.isEmpty else { throw NotDone.gates(gates, occasion.profile) }
  }

  /// Keeps a plan of the week.
  func keep(_ plan: [Assignment]) throws {
    try change { household in
      try household.adopt(plan, inWeek: monday, on: occasion)
    }
  }

  /// Keeps the rules and the plan of a repair.
  ///
  /// - Parameters:
  ///   - repaired: The week after the repair, with its plan.
  ///   - original: The week before.
  /// - Throws: `WeekError`, `NotDone` when the week has changed meanwhile, and what the store throws.
  func keep(_ repaired: FillResult, insteadOf original: PlanningProblem) throws {
    try change { household in
      var generator = SystemRandomNumberGenerator()
      try household.adoptRepair(
        repaired.problem,
        of: original,
        plan: repaired.plan.assignments(in: repaired.problem),
        inWeek: monday,
        on: occasion,
        using: &generator
      )
    }
  }

  /// Changes the household if the week is still the one that was looked at.
  private func change(_ body: (inout Household) throws -> Void) throws {
    let seen = household.week(monday)
    try home.store.change(orCreating: household, since: snapshot) { household in
      let now = household.week(monday)
      guard now?.slots == seen?.slots, now?.dietOfDay == seen?.dietOfDay else {
        throw NotDone.changedMeanwhile
      }
      household.createCurrentWeek(at: occasion.moment)
      try body(&household)
      try CalendarDesk(profile: occasion.profile, moment: occasion.moment)
        .publish(&household, language)
    }
  }
}
