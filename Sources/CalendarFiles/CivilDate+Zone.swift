public import MealModel

extension CivilDate {
  /// The date that calendars on the wall show in a zone at an instant.
  ///
  /// - Parameters:
  ///   - zone: The zone as the IANA database calls it.
  ///   - timestamp: The instant in seconds since 1970-01-01 00:00 UTC, within the years 1 to 9999 there.
  /// - Returns: The date.
  /// - Throws: `CalendarError.unknownZone`.
  public static func today(in zone: String, at timestamp: Int) throws(CalendarError) -> CivilDate {
    let offset = try withCalendarLibrary { () throws(CalendarError) in
      try CalendarZone(named: zone).offset(at: timestamp)
    }
    let local = timestamp + offset
    let day = local / 86_400 - (local % 86_400 < 0 ? 1 : 0)
    guard let date = CivilDate(dayNumber: day) else {
      preconditionFailure("CivilDate.today has no date for \(timestamp).")
    }
    return date
  }
}
