/// A calendar that cannot be written.
public struct CalendarError: Error, Hashable, Sendable {
  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  public init(_ reason: Reason, nearMatch: String? = nil) {
    self.reason = reason
    self.nearMatch = nearMatch
  }

  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The IANA database has no time zone of that name.
    case unknownZone(String)

    /// There is not a single event, and a calendar file must have one (RFC 5545, 3.6).
    case noEvents

    /// libical refused, for example because there is no memory; its own words.
    case failed(String)
  }
}
