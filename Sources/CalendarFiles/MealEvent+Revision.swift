import HouseholdModel

extension MealEvent {
  /// The instant at which the meal begins, in seconds since 1970-01-01 00:00 UTC, or `nil` when nobody
  /// knows the zone.
  ///
  /// A time that comes twice is the first of the two; one that is skipped counts by the offset before.
  package var instant: Int? {
    withCalendarLibrary { CalendarZone(timeZone)?.instant(of: date, time) }
  }

  /// Whether the meal has begun at an instant.
  func hasBegun(at timestamp: Int) -> Bool {
    instant.map { $0 <= timestamp } ?? false
  }

  /// The event with the title and notes of this one, at the time of one that has begun.
  func notMoved(from past: MealEvent) -> MealEvent {
    MealEvent(
      uid: uid,
      date: past.date,
      time: past.time,
      timeZone: past.timeZone,
      duration: past.duration,
      reminderMinutesBefore: past.reminderMinutesBefore,
      summary: summary,
      details: details,
      changedAt: changedAt
    )
  }

  /// Goes on from what was told last: the same revision without a change, else the next one.
  mutating func revise(_ record: CalendarRecord, now: Moment) {
    isCancelled = false
    let isSame = content == record.content && !record.isCancelled
    setRevision(after: record, isSame: isSame, now: now)
  }

  /// Tells that the meal is gone: in the next revision, unless that was told before.
  mutating func cancel(_ record: CalendarRecord, now: Moment) {
    isCancelled = true
    setRevision(after: record, isSame: record.isCancelled, now: now)
  }

  private mutating func setRevision(after record: CalendarRecord, isSame: Bool, now: Moment) {
    sequence = isSame ? record.sequence : record.sequence + 1
    // A clock that was set back must not make a later revision look older.
    changedAt = isSame ? record.changedAt : max(now.timestamp, record.changedAt)
  }
}
