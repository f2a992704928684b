import CalendarFiles
import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `calendar export`: a week as a file for calendars.
struct CalendarCommand {
  let session: HouseholdSession

  func run() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    guard let out = session.request.out else { throw UsageError.Reason.missingOption(.out) }
    let desk = CalendarDesk(profile: session.profile, moment: session.moment)
    // The file comes before the store, so that a full disk costs nothing.
    let (text, events) = try session.change { household in
      let events = try desk.events(of: [monday], in: &household, session.language)
      let text = try desk.file(events, of: household, session.language)
      if out != "-" { try AtomicFile.write(text, to: out) }
      return (text, events)
    }
    guard out != "-" else {
      try session.console.write(text)
      return .done
    }
    let cancelled = events.count(where: \.isCancelled)
    let counts = session.say(
      HomeReportText.events,
      ["count": .number(events.count - cancelled), "cancelled": .number(cancelled)]
    )
    let written = session.say(HomeReportText.exported, ["file": .text(out.onOneLine)])
    try session.write(["\(written) (\(counts))"])
    return .done
  }
}

/// Makes calendar files of a household's weeks, and keeps what calendars were told.
struct CalendarDesk {
  let profile: Profile
  let moment: Moment

  /// The events of some weeks; the household remembers them.
  ///
  /// - Parameters:
  ///   - mondays: The weeks.
  ///   - first: The first day of which a calendar that was never told of a meal hears, or `nil` for all.
  ///   - household: The household.
  ///   - language: The language of the titles.
  /// - Returns: The events, cancelled ones among them.
  /// - Throws: `CalendarError` for a time zone that there is not.
  func events(
    of mondays: [CivilDate],
    from first: CivilDate? = nil,
    in household: inout Household,
    _ language: Language
  ) throws -> [MealEvent] {
    var events: [MealEvent] = []
    for monday in mondays {
      let week = try household.week(at: .beginning(monday), in: moment)
      let told = Set(household.calendar.filter { $0.week == monday }.map(\.slot))
      let meals = household.activeMeals(of: week, profile: profile)
        .filter { stored in
          guard let first, let date = monday.advanced(by: stored.slot.day) else { return true }
          return date >= first || told.contains(stored.slot)
        }
      let export = try CalendarExport(
        of: household,
        week: monday,
        meals: meals.map { Assignment($0.slot, $0.dish) },
        times: profile.timeOfMeal.merging(household.settings.timeOfMeal) { $1 },
        language: language,
        now: moment
      )
      household.calendar = export.records
      events += export.events
    }
    return events
  }

  func file(
    _ events: [MealEvent],
    of household: Household,
    _ language: Language
  ) throws -> String {
    try CalendarFile.text(of: events, name: CalendarFile.name(for: household, in: language))
  }

  /// Writes the calendar file of a household that keeps one in step: what is planned from today on, and
  /// whatever else of these weeks the calendar was told (B-47).
  func publish(_ household: inout Household, _ language: Language) throws {
    guard household.settings.syncsCalendar, let file = household.settings.calendarFile else {
      return
    }
    let mondays = Set(household.weeks.map(\.start) + household.calendar.map(\.week))
      .filter { $0 >= moment.monday }.sorted()
    let events = try events(of: mondays, from: moment.today, in: &household, language)
    guard !events.isEmpty else { return }
    try AtomicFile.write(self.file(events, of: household, language), to: file)
  }
}
