/// A time of day as a clock on the wall shows it, without a date and without a zone.
public struct CivilTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int

  /// The minute, 0 to 59.
  public let minute: Int

  /// Makes a time, or nothing when no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Reads `21:00` or `9:30`; anything else gives nothing.
  public init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    self.init(hour: numbers[0], minute: numbers[1])
  }

  /// The time as `HH:MM`.
  public var description: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}
