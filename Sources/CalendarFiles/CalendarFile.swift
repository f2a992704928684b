import CLibical
public import HouseholdModel
public import MealModel
import PlanTexts

/// Writes events as a file that any calendar program reads (iCalendar, RFC 5545).
public enum CalendarFile {
  /// The text of a calendar file with some events.
  ///
  /// Equal events give equal bytes. Lines end with CRLF and have at most 75 bytes.
  ///
  /// - Parameters:
  ///   - events: The events, in the order in which they are to stand; each identity once.
  ///   - name: What a calendar program calls the calendar.
  /// - Returns: The text.
  /// - Throws: `CalendarError` when there is no event, when a zone is unknown, or when libical fails.
  public static func text(
    of events: [MealEvent],
    name: String
  ) throws(CalendarError) -> String {
    guard !events.isEmpty else { throw CalendarError(.noEvents) }
    return try withCalendarLibrary { () throws(CalendarError) in
      var calendar = try CalendarComponent(ICAL_VCALENDAR_COMPONENT)
      try calendar.add(ICAL_VERSION_PROPERTY, "2.0")
      try calendar.add(ICAL_PRODID_PROPERTY, "-//meal-planner//Weekly menu//EN")
      try calendar.add(ICAL_CALSCALE_PROPERTY, "GREGORIAN")
      try calendar.add(ICAL_METHOD_PROPERTY, "PUBLISH")
      try calendar.add(extension: "X-WR-CALNAME", text: name.calendarLine)

      let years = events.map(\.date.year)
      // One more on both sides: New Year's Eve in one zone is New Year's Day in another.
      let range = ((years.min() ?? 0) - 1)...((years.max() ?? 0) + 1)
      // libical puts every zone before those that are there.
      for zone in Set(events.map(\.timeZone)).sorted().reversed() {
        let known = try CalendarZone(named: zone)
        guard !known.isUTC else { continue }
        calendar.add(try known.component(named: zone, years: range))
      }
      for event in events {
        calendar.add(try component(of: event))
      }
      return try calendar.text()
    }
  }

  /// What a household's calendar is called: as the household calls itself, if it does.
  public static func name(for household: Household, in language: Language) -> String {
    let name = household.settings.name?.calendarLine ?? ""
    return name.isEmpty ? Catalogue.text(EventText.calendarName, in: language) : name
  }

  private static func component(of event: MealEvent) throws(CalendarError) -> CalendarComponent {
    let isUTC = try CalendarZone(named: event.timeZone).isUTC
    let changed = stamp(event.changedAt)
    var component = try CalendarComponent(ICAL_VEVENT_COMPONENT)
    try component.add(ICAL_UID_PROPERTY, text: event.uid)
    try component.add(ICAL_SEQUENCE_PROPERTY, String(event.sequence))
    try component.add(ICAL_DTSTAMP_PROPERTY, changed)
    try component.add(ICAL_LASTMODIFIED_PROPERTY, changed)
    try component.add(
      ICAL_DTSTART_PROPERTY,
      basic(event.date, event.time) + (isUTC ? "Z" : ""),
      zone: isUTC ? nil : event.timeZone
    )
    // A duration and no end: where the clocks change, the end on the wall may lie at the start.
    try component.add(ICAL_DURATION_PROPERTY, period(minutes: event.duration))
    try component.add(ICAL_SUMMARY_PROPERTY, text: event.summary)
    if let details = event.details {
      try component.add(ICAL_DESCRIPTION_PROPERTY, text: details)
    }
    try component.add(ICAL_STATUS_PROPERTY, event.isCancelled ? "CANCELLED" : "CONFIRMED")
    if let minutes = event.reminderMinutesBefore, !event.isCancelled {
      var alarm = try CalendarComponent(ICAL_VALARM_COMPONENT)
      try alarm.add(ICAL_ACTION_PROPERTY, "DISPLAY")
      try alarm.add(ICAL_TRIGGER_PROPERTY, "-" + period(minutes: minutes))
      try alarm.add(ICAL_DESCRIPTION_PROPERTY, text: event.summary)
      component.add(alarm)
    }
    return component
  }

  /// A period such as `PT30M`, `PT1H` or `PT1H30M`.
  private static func period(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 ? "\(rest)M" : "")
  }

  /// An instant such as `20261207T200000Z`; instants that no calendar has are cut to the last that it has.
  private static func stamp(_ timestamp: Int) -> String {
    let seconds = min(max(timestamp, 0), 253_402_300_799)
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    guard let date = CivilDate(dayNumber: days),
      let time = CivilTime(hour: second / 3_600, minute: second / 60 % 60)
    else { preconditionFailure("\(timestamp) is no instant.") }
    return basic(date, time, second: second % 60) + "Z"
  }

  /// A date and time such as `20261207T210000`.
  private static func basic(_ date: CivilDate, _ time: CivilTime, second: Int = 0) -> String {
    let digits = "\(date)T\(time)".filter { $0 != "-" && $0 != ":" }
    return digits + (second < 10 ? "0\(second)" : "\(second)")
  }
}
