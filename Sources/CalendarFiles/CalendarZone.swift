import CLibical
import HouseholdModel
import MealModel

/// A time zone of libical, which lives as long as the process.
///
/// Only for use within `withCalendarLibrary`.
@safe struct CalendarZone {
  private let handle: OpaquePointer

  /// The zone that the IANA database calls by a name, or `nil`.
  ///
  /// libical would open any file below the folder of zones, and above it; names that are none of the
  /// database's are refused first.
  init?(_ name: String) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    guard isPlain, !name.hasPrefix("/"), !name.hasPrefix("right/"), !name.hasPrefix("posix/"),
      !["localtime", "posixrules", "Factory"].contains(name),
      let zone = unsafe icaltimezone_get_builtin_timezone(name)
    else { return nil }
    unsafe handle = zone
  }

  /// The zone of a name, or the error that names it.
  init(named name: String) throws(CalendarError) {
    guard let zone = CalendarZone(name) else {
      throw CalendarError(.unknownZone(name), nearMatch: CalendarZone.nearMatch(of: name))
    }
    self = zone
  }

  /// Whether the zone is UTC itself, which calendars write without a component.
  var isUTC: Bool { unsafe handle == icaltimezone_get_utc_timezone() }

  /// The component that tells a calendar the zone's rules from the start of a year to the end of another.
  ///
  /// - Parameters:
  ///   - name: What the component and the events call the zone.
  ///   - years: The years; the component has only what applies then, not the history since 1900.
  /// - Returns: A `VTIMEZONE`.
  /// - Throws: `CalendarError.failed`.
  func component(named name: String, years: ClosedRange<Int>) throws(CalendarError)
    -> CalendarComponent
  {
    guard let original = unsafe icaltimezone_get_component(handle) else { throw .last }
    var component = try unsafe CalendarComponent(copying: original)
    unsafe component.truncateZone(
      from: Self.utcTime(year: years.lowerBound),
      to: Self.utcTime(year: years.upperBound + 1)
    )
    // The reader of dateutil, and with it many a program in Python, gives up at properties that came after
    // RFC 5545; X-LIC-LOCATION only repeats the name.
    component.remove(ICAL_TZUNTIL_PROPERTY)
    component.remove(ICAL_X_PROPERTY)
    // libical puts a prefix of its own before the name.
    try component.replace(ICAL_TZID_PROPERTY, name)
    return component
  }

  /// The seconds between UTC and the zone's clocks at an instant, positive to the east.
  func offset(at timestamp: Int) -> Int {
    var time = unsafe icaltime_from_timet_with_zone(
      timestamp,
      0,
      icaltimezone_get_utc_timezone()
    )
    var isDaylight: Int32 = 0
    return Int(unsafe icaltimezone_get_utc_offset_of_utc_time(handle, &time, &isDaylight))
  }

  /// The instant at which the zone's clocks show a time, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// As RFC 5545 (3.3.5) has it: a time that comes twice is the first of the two; a time that is skipped
  /// counts by the offset before the gap, so that 02:30 becomes 03:30. libical decides both otherwise.
  func instant(of date: CivilDate, _ time: CivilTime) -> Int {
    let local = date.dayNumber * 86_400 + time.hour * 3_600 + time.minute * 60
    let before = offset(at: local - 86_400)
    if offset(at: local - before) == before { return local - before }
    let after = offset(at: local + 86_400)
    return offset(at: local - after) == after ? local - after : local - before
  }

  /// The names of the zones in the database's table of places, and UTC; sorted.
  static var names: [String] {
    guard let zones = unsafe icaltimezone_get_builtin_timezones() else { return ["UTC"] }
    let places: [String] = unsafe (0..<Int(zones.pointee.num_elements)).compactMap {
      let zone = unsafe OpaquePointer(icalarray_element_at(zones, $0))
      return unsafe icaltimezone_get_location(zone).map { unsafe String(cString: $0) }
    }
    return Set(places).union(["UTC"]).sorted()
  }

  /// The zone that was probably meant, also when only its city was said.
  private static func nearMatch(of name: String) -> String? {
    let typed = String(name.map { $0 == " " ? "_" : $0 })
    let names = names
    if let match = typed.closestMatch(in: names) { return match }
    let cities = Dictionary(
      names.map { (String($0.split(separator: "/").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let city = typed.split(separator: "/").last.map(String.init) ?? typed
    return city.closestMatch(in: cities.keys).flatMap { cities[$0] }
  }

  private static func utcTime(year: Int) -> icaltimetype {
    var time = unsafe icaltime_null_time()
    unsafe time.year = Int32(year)
    unsafe time.month = 1
    unsafe time.day = 1
    unsafe time.zone = icaltimezone_get_utc_timezone()
    return unsafe time
  }
}
