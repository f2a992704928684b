import CLibical

/// A component of a calendar file, which belongs to one owner and is freed once.
///
/// Only for use within `withCalendarLibrary`.
@safe struct CalendarComponent: ~Copyable {
  private let handle: OpaquePointer

  init(_ kind: icalcomponent_kind) throws(CalendarError) {
    guard let created = unsafe icalcomponent_new(kind) else { throw .last }
    unsafe handle = created
  }

  /// A copy of a component that belongs to libical.
  init(copying original: OpaquePointer) throws(CalendarError) {
    guard let copy = unsafe icalcomponent_new_clone(original) else { throw .last }
    unsafe handle = copy
  }

  deinit {
    unsafe icalcomponent_free(handle)
  }

  /// Gives a component away to become a part of this one.
  mutating func add(_ part: consuming CalendarComponent) {
    unsafe icalcomponent_add_component(handle, part.given())
  }

  /// Adds a property whose value stands in the file as it is given.
  ///
  /// - Parameters:
  ///   - kind: Which property.
  ///   - value: The value as RFC 5545 writes it.
  ///   - zone: The zone of a value that is a local time.
  /// - Throws: `CalendarError.failed` when libical does not understand the value.
  mutating func add(
    _ kind: icalproperty_kind,
    _ value: String,
    zone: String? = nil
  ) throws(CalendarError) {
    guard let property = unsafe icalproperty_new(kind) else { throw .last }
    unsafe icalcomponent_add_property(handle, property)
    unsafe icalproperty_set_value_from_string(property, value, "NO")
    guard unsafe icalproperty_get_value(property) != nil else { throw .last }
    if let zone {
      guard let parameter = unsafe icalparameter_new_tzid(zone) else { throw .last }
      unsafe icalproperty_add_parameter(property, parameter)
    }
  }

  /// Adds a property for people, whose value libical escapes.
  mutating func add(_ kind: icalproperty_kind, text: String) throws(CalendarError) {
    guard let property = unsafe icalproperty_new(kind) else { throw .last }
    unsafe icalcomponent_add_property(handle, property)
    guard let value = unsafe icalvalue_new_text(text) else { throw .last }
    unsafe icalproperty_set_value(property, value)
  }

  /// Adds a property that RFC 5545 does not know.
  mutating func add(extension name: String, text: String) throws(CalendarError) {
    guard let property = unsafe icalproperty_new_x(text) else { throw .last }
    unsafe icalcomponent_add_property(handle, property)
    unsafe icalproperty_set_x_name(property, name)
  }

  /// Gives the first property of a kind, which has to be there, another value.
  mutating func replace(_ kind: icalproperty_kind, _ value: String) throws(CalendarError) {
    guard let property = unsafe icalcomponent_get_first_property(handle, kind) else { throw .last }
    unsafe icalproperty_set_value_from_string(property, value, "NO")
  }

  /// Takes the properties of a kind away.
  mutating func remove(_ kind: icalproperty_kind) {
    while let property = unsafe icalcomponent_get_first_property(handle, kind) {
      unsafe icalcomponent_remove_property(handle, property)
      unsafe icalproperty_free(property)
    }
  }

  /// Leaves a `VTIMEZONE` only what applies between two times.
  mutating func truncateZone(from start: icaltimetype, to end: icaltimetype) {
    unsafe icaltimezone_truncate_vtimezone(handle, start, end, 0)
  }

  /// The component as a file has it: folded lines of at most 75 bytes that end with CRLF.
  borrowing func text() throws(CalendarError) -> String {
    guard let text = unsafe icalcomponent_as_ical_string_r(handle) else { throw .last }
    defer { unsafe icalmemory_free_buffer(text) }
    return unsafe String(cString: text)
  }

  /// The component without its owner; whoever takes it frees it.
  private consuming func given() -> OpaquePointer {
    let handle = unsafe handle
    discard self
    return unsafe handle
  }
}
