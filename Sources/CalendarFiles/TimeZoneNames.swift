import Foundation
import MealModel

/// The names of time zones, as the IANA database has them.
public enum TimeZoneNames {
  /// The zones of the database's table of places, and UTC; sorted, without the old names that still work.
  public static var all: [String] { withCalendarLibrary { CalendarZone.names } }

  /// Whether a calendar can be written in a zone of that name, such as `Europe/Madrid`; case counts.
  public static func isKnown(_ name: String) -> Bool {
    withCalendarLibrary { CalendarZone(name) != nil }
  }

  /// Does nothing for a known zone.
  ///
  /// - Parameter name: The name.
  /// - Throws: `CalendarError.unknownZone` with a near match; a city alone finds its zone.
  public static func check(_ name: String) throws(CalendarError) {
    try withCalendarLibrary { () throws(CalendarError) in _ = try CalendarZone(named: name) }
  }

  /// The zone that a machine is set to.
  ///
  /// The variable `TZ` counts first, when it names a zone; then the file `timezone`, then where the link
  /// `localtime` leads; else it is UTC.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - folder: Where the two files are.
  /// - Returns: A known name.
  public static func systemName(
    environment: [String: String],
    folder: String = "/etc"
  ) -> String {
    let written = try? String(contentsOfFile: "\(folder)/timezone", encoding: .utf8)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/localtime")
    let candidates = [environment["TZ"], written, link].compactMap { $0 }.map(zoneName)
    return candidates.first(where: isKnown) ?? "UTC"
  }

  /// The name in `:Europe/Madrid` and in `/usr/share/zoneinfo/Europe/Madrid`.
  private static func zoneName(in text: String) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let path = trimmed.range(of: "zoneinfo/") { return String(trimmed[path.upperBound...]) }
    return trimmed.hasPrefix(":") ? String(trimmed.dropFirst()) : trimmed
  }
}
