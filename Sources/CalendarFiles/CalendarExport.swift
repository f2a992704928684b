public import HouseholdModel
public import MealModel
import PlanTexts

/// What a week's calendar file says, and what is to be remembered so that the next file goes on from there.
///
/// Every meal keeps its identity for ever. Its revision starts at zero and grows whenever a calendar is told
/// something new; a meal that is gone is told as cancelled from then on, and one that returns is confirmed
/// again. Without a change the export is the same, so that its file has the same bytes.
public struct CalendarExport: Hashable, Sendable {
  /// The events of the week, in the order of days and meals; cancelled ones among them.
  public var events: [MealEvent]

  /// The household's records with those of the week brought up to date, by week, day and meal.
  public var records: [CalendarRecord]

  /// Works out the events of a week.
  ///
  /// A meal that has begun as it was told is not moved any more: its title and notes follow the plan, but
  /// date, time, zone, duration and reminder stay, whatever the settings say by then.
  ///
  /// - Parameters:
  ///   - household: Whose week it is: its settings, dishes and records.
  ///   - week: The Monday.
  ///   - meals: The meals that are planned and hold a dish, hidden ones left out.
  ///   - times: When each of these meals begins.
  ///   - language: The language of the titles.
  ///   - now: Now.
  /// - Throws: `CalendarError.unknownZone` when the household's zone is none.
  public init(
    of household: Household,
    week: CivilDate,
    meals: [Assignment],
    times: [MealType: CivilTime],
    language: Language,
    now: Moment
  ) throws(CalendarError) {
    precondition(week.weekday == .monday, "CalendarExport.week (\(week)) must be a Monday.")
    try TimeZoneNames.check(household.settings.timeZone)
    let told = Dictionary(
      household.calendar.filter { $0.week == week }.map { ($0.slot, $0) },
      uniquingKeysWith: { _, last in last }
    )
    var pairs: [(event: MealEvent, record: CalendarRecord)] = []
    for meal in meals {
      // Only the last days of the calendar are no days.
      guard let date = week.advanced(by: meal.slot.day) else { continue }
      let uid = MealEvent.uid(of: meal.slot.meal, on: date, household: household.settings.id)
      let record = told[meal.slot]
      let past = record.flatMap { MealEvent($0, uid: uid) }.flatMap { event in
        !event.isCancelled && event.hasBegun(at: now.timestamp) ? event : nil
      }
      var event = household.event(
        meal,
        on: date,
        uid: uid,
        times: times,
        language: language,
        now: now
      )
      if let past { event = event.notMoved(from: past) }
      if let record { event.revise(record, now: now) }
      pairs.append((event, CalendarRecord(event, week: week, slot: meal.slot)))
    }
    let active = Set(meals.map(\.slot))
    for record in told.values where !active.contains(record.slot) {
      guard let date = week.advanced(by: record.slot.day) else { continue }
      let uid = MealEvent.uid(of: record.slot.meal, on: date, household: household.settings.id)
      var event =
        MealEvent(record, uid: uid)
        ?? household.unknownEvent(
          of: record.slot.meal,
          on: date,
          uid: uid,
          times: times,
          language: language
        )
      event.cancel(record, now: now)
      var kept = record
      (kept.sequence, kept.changedAt, kept.isCancelled) = (event.sequence, event.changedAt, true)
      pairs.append((event, kept))
    }
    pairs.sort { $0.record.isBefore($1.record) }
    events = pairs.map(\.event)
    records = (household.calendar.filter { $0.week != week } + pairs.map(\.record))
      .sorted { $0.isBefore($1) }
  }
}

extension CalendarRecord {
  fileprivate init(_ event: MealEvent, week: CivilDate, slot: MealSlot) {
    self.init(
      week: week,
      slot: slot,
      sequence: event.sequence,
      changedAt: event.changedAt,
      content: event.content,
      isCancelled: event.isCancelled
    )
  }

  /// The order of days and meals; meals that a household made up come after the usual ones.
  fileprivate func isBefore(_ other: CalendarRecord) -> Bool {
    if week != other.week { return week < other.week }
    if slot.day != other.slot.day { return slot.day < other.slot.day }
    let ranks = [slot.meal, other.slot.meal].map {
      MealType.usualOrder.firstIndex(of: $0) ?? MealType.usualOrder.count
    }
    return ranks[0] == ranks[1]
      ? slot.meal.rawValue < other.slot.meal.rawValue : ranks[0] < ranks[1]
  }
}
