package import HouseholdModel
import MealModel

extension MealEvent {
  /// The event without its identity and revision, as a `CalendarRecord` keeps it.
  ///
  /// The first line has date, time, zone, duration and reminder, the second the title, the others the notes.
  package var content: String {
    let reminder = reminderMinutesBefore.map(String.init) ?? "-"
    let head = "\(date) \(time) \(timeZone) \(duration) \(reminder)"
    return ([head, summary] + (details.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// The event that a record tells of, or `nil` when nobody can read it or its zone is gone.
  package init?(_ record: CalendarRecord, uid: String) {
    let lines = record.content.split(
      separator: "\n",
      maxSplits: 2,
      omittingEmptySubsequences: false
    ).map(String.init)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 2, words.count == 5,
      let date = CivilDate(iso: words[0]), let time = CivilTime(text: words[1]),
      TimeZoneNames.isKnown(words[2]),
      let duration = Int(words[3]), Self.minutes.contains(duration)
    else { return nil }
    let reminder = Int(words[4])
    guard reminder.map(Self.minutes.contains) ?? (words[4] == "-") else { return nil }
    self.init(
      uid: uid,
      date: date,
      time: time,
      timeZone: words[2],
      duration: duration,
      reminderMinutesBefore: reminder,
      summary: lines[1],
      details: lines.count > 2 ? lines[2] : nil,
      changedAt: record.changedAt
    )
    sequence = record.sequence
    isCancelled = record.isCancelled
  }
}
